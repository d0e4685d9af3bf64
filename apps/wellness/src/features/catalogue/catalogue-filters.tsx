import type { CountedLabel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { SearchField } from '@worrystone/remote-kit/bundled'
import { Button, icons, Row, Stack } from '@worrystone/ui'
import { useId, useState } from 'react'
import { Chip } from '../../shared/chip.tsx'
import { FiltersButton } from '../../shared/filters-button.tsx'
import type { useCatalogueFilter } from './use-catalogue-filter.ts'

type Props = {
  label: string
  /** Undefined while loading and after a failure: the list works without. */
  categories: CountedLabel[] | undefined
  filter: ReturnType<typeof useCatalogueFilter>
}

/** Search and category of a list, and the active filters. */
export function CatalogueFilters({ label, categories, filter }: Props) {
  const t = useT()
  const { category, searchText } = filter.filter
  const [isOpen, setOpen] = useState(category !== null)
  const id = useId()
  const selectedCategory = categories?.find((option) => option.id === category)
  return (
    <Stack gap={3}>
      <SearchField label={label} value={searchText} onSearch={filter.setSearchText} />
      <FiltersButton count={category === null ? 0 : 1} isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} />
      <Row gap={2} id={id} hidden={!isOpen} role="group" aria-label={t('Category')}>
        {categories?.map((option) => (
          <Chip
            key={option.id}
            aria-pressed={option.id === category}
            onClick={() => filter.setCategory(option.id === category ? null : option.id)}
          >
            {option.name}
          </Chip>
        ))}
      </Row>
      {(category !== null || searchText) && (
        <Row gap={2} role="group" aria-label={t('Filters that are on')}>
          {category !== null && (
            <Chip
              aria-label={t('Remove the filter {{name}}', { name: selectedCategory?.name ?? category })}
              onClick={() => filter.setCategory(null)}
            >
              {selectedCategory?.name ?? category}
              <icons.X size={16} />
            </Chip>
          )}
          {searchText && (
            <Chip aria-label={t('Remove the filter {{name}}', { name: searchText })} onClick={() => filter.setSearchText('')}>
              <bdi>{searchText}</bdi>
              <icons.X size={16} />
            </Chip>
          )}
          <Button kind="plain" size="s" onClick={filter.clear}>
            {t('Clear all filters')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
