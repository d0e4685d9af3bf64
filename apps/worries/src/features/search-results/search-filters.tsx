import { useCategoryNames } from '@worrystone/community-ui'
import { Category, LANGUAGES, type SearchPeriod } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Fold, Grid, Select, Switch, useMinWidth } from '@worrystone/ui'
import { useState } from 'react'
import type { SearchFilters as Filters } from './search.queries.ts'

type Props = { filters: Filters; isMember: boolean; onChange: (name: keyof Filters, value: string | null) => void }
type Choice = { name: keyof Filters; label: string; all: string; options: { value: string; label: string; lang?: string }[] }

/** The filters of the search, each in the URL. */
export function SearchFilters({ filters, isMember, onChange }: Props) {
  const t = useT()
  const names = useCategoryNames()
  const periods: Record<SearchPeriod, string> = {
    day: t('Last 24 hours'),
    week: t('Last 7 days'),
    month: t('Last 30 days'),
    year: t('Last year'),
  }
  const choices: Choice[] = [
    {
      name: 'kind',
      label: t('Worries or stories'),
      all: t('Worries and stories'),
      options: [
        { value: 'worry', label: t('Worries') },
        { value: 'story', label: t('Stories') },
      ],
    },
    {
      name: 'category',
      label: t('Categories'),
      all: t('All categories'),
      options: Category.options.map((value) => ({ value, label: names[value] })),
    },
    {
      name: 'language',
      label: t('Languages of the worries'),
      all: t('All languages'),
      options: LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName, lang: code })),
    },
    {
      name: 'period',
      label: t('Time'),
      all: t('Any time'),
      options: Object.entries(periods).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'resolved',
      label: t('Resolved or open'),
      all: t('Resolved and open'),
      options: [
        { value: 'true', label: t('Resolved') },
        { value: 'false', label: t('Still open') },
      ],
    },
  ]
  const isWide = useMinWidth('small')
  const [wasFiltered] = useState(() => Object.values(filters).some(Boolean))
  const fields = (
    <Grid min={isWide ? '11.5rem' : '100%'} gap={2} role="group" aria-label={t('Filters')}>
      {choices.map(({ name, label, all, options }) => (
        <Select
          key={name}
          aria-label={label}
          value={String(filters[name] ?? '')}
          onChange={(event) => onChange(name, event.target.value || null)}
          style={{ inlineSize: '100%', minInlineSize: 0, textOverflow: 'ellipsis' }}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </Select>
      ))}
      {isMember && (
        <Switch
          label={t('Only mine')}
          checked={filters.mine}
          onChange={(event) => onChange('mine', event.target.checked ? '1' : null)}
        />
      )}
    </Grid>
  )
  if (isWide) return fields
  // In one column, so that no name is cut off; folded, so that the results are in view.
  return (
    <Fold label={t('Filters')} isOpen={wasFiltered}>
      {fields}
    </Fold>
  )
}
