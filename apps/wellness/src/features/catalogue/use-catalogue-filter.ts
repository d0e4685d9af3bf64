import { Slug } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

export type CatalogueFilter = { category: string | null; words: string }

/** What a list of the catalogue is narrowed to, as it stands in the address: `category` and `query`. */
export function useCatalogueFilter() {
  const [params, setParams] = useSearchParams()
  const wished = params.get('category')
  const filter: CatalogueFilter = {
    category: z.safeParse(Slug, wished).success ? wished : null,
    words: (params.get('query') ?? '').trim(),
  }

  const change = useCallback(
    (name: 'category' | 'query', value: string | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          if (value) next.set(name, value)
          else next.delete(name)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return {
    filter,
    setCategory: useCallback((category: string | null) => change('category', category), [change]),
    setWords: useCallback((words: string) => change('query', words), [change]),
    clear: useCallback(() => setParams({}, { replace: true, preventScrollReset: true }), [setParams]),
  }
}
