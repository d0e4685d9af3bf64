import { useCategoryNames } from '@worrystone/community-ui'
import { Category } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Badge, Button, Field, Grid, icons, Select, Stack, VisuallyHidden } from '@worrystone/ui'
import { useId, useState } from 'react'
import { TimeRangeField } from '../../shared/time-range-field.tsx'
import { CheckList } from './check-list.tsx'
import { PlaceLists } from './place-lists.tsx'
import { type GeographicFilters as Filters, MIN_USER_THRESHOLDS } from './use-geographic-filter.ts'

/** All filters of the figures. The lists are collapsed at first. */
export function GeographicFilters({ filters }: { filters: Filters }) {
  const t = useT()
  const { number } = useFormat()
  const names = useCategoryNames()
  const id = useId()
  const { filter } = filters
  const selectedCount = filter.countries.length + filter.regions.length + filter.categories.length
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack>
      <Grid align="end" min="11rem">
        <TimeRangeField value={filter.timeRange} onChange={filters.setTimeRange} />
        <Field label={t('Fewest people of a figure')}>
          <Select value={filter.minUserThreshold} onChange={({ target }) => filters.setMinUserThreshold(Number(target.value))}>
            {MIN_USER_THRESHOLDS.map((floor) => (
              <option key={floor} value={floor}>
                {number(floor)}
              </option>
            ))}
          </Select>
        </Field>
        <Button kind="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('Filters')}
          {selectedCount > 0 && (
            <Badge kind="primary">
              <span aria-hidden="true">{number(selectedCount)}</span>
              <VisuallyHidden>{t('{{number}} chosen', { number: number(selectedCount) })}</VisuallyHidden>
            </Badge>
          )}
          <icons.ChevronDown size={16} />
        </Button>
      </Grid>
      <Stack gap={5} id={id} hidden={!isOpen}>
        {isOpen && <PlaceLists filters={filters} />}
        <CheckList
          legend={t('Categories')}
          options={Category.options.map((category) => ({ id: category, name: names[category] }))}
          selected={filter.categories}
          onChange={filters.setCategories}
        />
      </Stack>
      {filters.isNarrowed && (
        <div>
          <Button kind="plain" size="s" onClick={filters.clear}>
            {t('Clear all filters')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
