import { useQuery } from '@tanstack/react-query'
import { type LanguageCode, ResourceCost } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { SearchField, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Button, Checkbox, Failure, Field, Grid, Row, Select, Stack } from '@worrystone/ui'
import { useId, useState } from 'react'
import { Chip } from '../../shared/chip.tsx'
import { FiltersButton } from '../../shared/filters-button.tsx'
import { useCostNames } from '../../shared/use-cost-names.ts'
import { filtersQuery } from './directory.queries.ts'
import type { Directory } from './use-directory-filter.ts'

/** How many of the most frequent tags are shown. */
const SHOWN_TAGS = 20

type Props = { directory: Directory; language: LanguageCode }

/** Search and filters of the directory. */
export function DirectoryFilters({ directory: { filter, change, setWords, toggleTag, clear, isNarrowed }, language }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const costs = useCostNames()
  const id = useId()
  const activeCount = [filter.category, filter.country, filter.cost].filter(Boolean).length + filter.tags.length
  const [isOpen, setOpen] = useState(activeCount > 0)
  const { data, error, refetch } = useQuery(filtersQuery(language))
  return (
    <Stack gap={3}>
      <SearchField label={t('Search the resources')} value={filter.words} onSearch={setWords} />
      {!data && error ? (
        <Failure message={errorMessage(error, t('Failed to filter resources'))} onRetry={() => void refetch()} />
      ) : (
        <>
          <Checkbox
            label={t('Crisis resources only')}
            checked={filter.isCrisis}
            onChange={({ target }) => change({ isCrisis: target.checked ? 'true' : null })}
          />
          <FiltersButton count={activeCount} isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} />
          <Stack gap={3} id={id} hidden={!isOpen}>
            <Grid min="12rem">
              <FilterSelect
                label={t('Category')}
                all={t('All categories')}
                options={data?.categories}
                value={filter.category}
                onChange={(category) => change({ category })}
              />
              <FilterSelect
                label={t('Country')}
                all={t('All countries')}
                options={data?.countries}
                value={filter.country}
                onChange={(country) => change({ country })}
              />
              <FilterSelect
                label={t('Cost')}
                all={t('Any cost')}
                options={ResourceCost.options.map((cost) => ({ id: cost, name: costs[cost] }))}
                value={filter.cost}
                onChange={(cost) => change({ cost })}
              />
            </Grid>
            <Row gap={2} role="group" aria-label={t('Topics')}>
              {data?.tags.slice(0, SHOWN_TAGS).map(({ id, name }) => (
                <Chip key={id} aria-pressed={filter.tags.includes(id)} onClick={() => toggleTag(id)}>
                  {name}
                </Chip>
              ))}
            </Row>
          </Stack>
        </>
      )}
      {isNarrowed && (
        <div>
          <Button kind="plain" size="s" onClick={clear}>
            {t('Clear all filters')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

type FilterSelectProps = {
  label: string
  /** The option without a filter. */
  all: string
  options: { id: string; name: string }[] | undefined
  value: string | null
  onChange: (value: string) => void
}

function FilterSelect({ label, all, options = [], value, onChange }: FilterSelectProps) {
  return (
    <Field label={label}>
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
