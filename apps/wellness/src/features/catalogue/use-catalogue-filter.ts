import { Slug } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { useAddressParams, useClearAddress } from '@worrystone/remote-kit/bundled'
import { useCallback } from 'react'

type CatalogueFilter = { category: string | null; searchText: string }

/** The filters of a catalogue list in the URL: `category` and `query`. */
export function useCatalogueFilter() {
  const { params, change } = useAddressParams()
  const requestedCategory = params.get('category')
  const filter: CatalogueFilter = {
    category: z.safeParse(Slug, requestedCategory).success ? requestedCategory : null,
    searchText: (params.get('query') ?? '').trim(),
  }
  return {
    filter,
    setCategory: (category: string | null) => change({ category }),
    setSearchText: useCallback((searchText: string) => change({ query: searchText }), [change]),
    clear: useClearAddress(),
  }
}
