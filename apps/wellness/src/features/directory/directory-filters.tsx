import { useQuery } from '@tanstack/react-query'
import { type LanguageCode, ResourceCost } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Badge, Button, Checkbox, Failure, Field, Grid, icons, Select, Stack, VisuallyHidden } from '@worrystone/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Chip, ChipRow } from '../../shared/chip.tsx'
import { useCostNames } from '../../shared/cost-names.ts'
import { useFailureSentence } from '../../shared/failure-sentence.ts'
import { SearchField } from '../../shared/search-field.tsx'
import { filtersQuery } from './directory.queries.ts'
import type { Directory } from './use-directory-filter.ts'

/** How many of the most frequent tags are offered. */
const SHOWN_TAGS = 20

type Props = { directory: Directory; language: LanguageCode }

/** Search and filters of the directory. */
export function DirectoryFilters({ directory: { filter, set, setWords, toggleTag, clear, isNarrowed }, language }: Props) {
  const t = useT()
  const sentence = useFailureSentence()
  const costs = useCostNames()
  const { number } = useFormat()
  const id = useId()
  const chosen = [filter.category, filter.country, filter.cost].filter(Boolean).length + filter.tags.length
  const [isOpen, setOpen] = useState(chosen > 0)
  const { data, error, refetch } = useQuery(filtersQuery(language))
  return (
    <Bar gap={3}>
      <SearchField label={t('Search the resources')} value={filter.words} onSearch={setWords} />
      {!data && error ? (
        <Failure message={sentence(error, t('Failed to filter resources'))} onRetry={() => void refetch()} />
      ) : (
        <>
          <Checkbox
            label={t('Crisis resources only')}
            checked={filter.isCrisis}
            onChange={({ target }) => set('isCrisis', target.checked ? 'true' : null)}
          />
          <div>
            <Button kind="quiet" size="s" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              {t('Filters')}
              {chosen > 0 && (
                <Badge kind="primary">
                  <span aria-hidden="true">{number(chosen)}</span>
                  <VisuallyHidden>{t('{{count}} chosen', { count: chosen })}</VisuallyHidden>
                </Badge>
              )}
              <icons.ChevronDown size={16} />
            </Button>
          </div>
          <Bar gap={3} id={id} hidden={!isOpen}>
            <Grid min="12rem">
              <Field label={t('Category')}>
                <Select value={filter.category ?? ''} onChange={({ target }) => set('category', target.value)}>
                  <option value="">{t('All categories')}</option>
                  {data?.categories.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={t('Country')}>
                <Select value={filter.country ?? ''} onChange={({ target }) => set('country', target.value)}>
                  <option value="">{t('All countries')}</option>
                  {data?.countries.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={t('Cost')}>
                <Select value={filter.cost ?? ''} onChange={({ target }) => set('cost', target.value)}>
                  <option value="">{t('Any cost')}</option>
                  {ResourceCost.options.map((cost) => (
                    <option key={cost} value={cost}>
                      {costs[cost]}
                    </option>
                  ))}
                </Select>
              </Field>
            </Grid>
            <ChipRow role="group" aria-label={t('Topics')}>
              {data?.tags.slice(0, SHOWN_TAGS).map(({ id, name }) => (
                <Chip key={id} aria-pressed={filter.tags.includes(id)} onClick={() => toggleTag(id)}>
                  {name}
                </Chip>
              ))}
            </ChipRow>
          </Bar>
        </>
      )}
      {isNarrowed && (
        <div>
          <Button kind="plain" size="s" onClick={clear}>
            {t('Clear all filters')}
          </Button>
        </div>
      )}
    </Bar>
  )
}

const Bar = styled(Stack)`
  &[hidden] { display: none; }
`
