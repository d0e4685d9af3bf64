import { Slug } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { useCallback } from 'react'
import { useAddressFilter } from '../../shared/use-address-filter.ts'

type CatalogueFilter = { category: string | null; words: string }

/** The filters of a catalogue list in the URL: `category` and `query`. */
export function useCatalogueFilter() {
  const { params, set, clear } = useAddressFilter()
  const requestedCategory = params.get('category')
  const filter: CatalogueFilter = {
    category: z.safeParse(Slug, requestedCategory).success ? requestedCategory : null,
    words: (params.get('query') ?? '').trim(),
  }
  return {
    filter,
    setCategory: (category: string | null) => set('category', category),
    setWords: useCallback((words: string) => set('query', words), [set]),
    clear,
  }
}
