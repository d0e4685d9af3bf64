import { Slug } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { useCallback } from 'react'
import { useAddressFilter } from '../../shared/use-address-filter.ts'

type CatalogueFilter = { category: string | null; searchText: string }

/** The filters of a catalogue list in the URL: `category` and `query`. */
export function useCatalogueFilter() {
  const { params, set, clear } = useAddressFilter()
  const requestedCategory = params.get('category')
  const filter: CatalogueFilter = {
    category: z.safeParse(Slug, requestedCategory).success ? requestedCategory : null,
    searchText: (params.get('query') ?? '').trim(),
  }
  return {
    filter,
    setCategory: (category: string | null) => set('category', category),
    setSearchText: useCallback((searchText: string) => set('query', searchText), [set]),
    clear,
  }
}
