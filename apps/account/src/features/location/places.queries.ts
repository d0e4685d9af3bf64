import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { type Country, placesApi } from '@worrystone/contracts'
import { useDebounced } from '../../shared/use-debounced.ts'

/** Suggestions are fetched after a pause in typing. */
const DEBOUNCE_MS = 250
/** Place names do not change while a form is open. */
const OPTIONS = { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData }

type PlaceSearch = { country: Country | null; typed: string; isTyping: boolean }

/** The query; null while nothing is typed or the country has no place names. */
function useDebouncedSearch({ country, typed, isTyping }: PlaceSearch) {
  const text = useDebounced(typed.trim(), DEBOUNCE_MS)
  return isTyping && text && typed.trim() && country && country !== 'OTHER' ? { country, query: text } : null
}

const DISABLED = { country: 'OTHER', query: '-' } as const

/** Without suggestions, for instance after an error, the field takes any text. */
export function useRegions(search: PlaceSearch): string[] {
  const debouncedSearch = useDebouncedSearch(search)
  const { data } = useQuery({
    ...query(placesApi.regions, { query: debouncedSearch ?? DISABLED }),
    ...OPTIONS,
    enabled: debouncedSearch !== null,
  })
  return (debouncedSearch && data?.regions) || []
}

export function useCities({ region, ...search }: PlaceSearch & { region: string }) {
  const debouncedSearch = useDebouncedSearch(search)
  const input = { ...(debouncedSearch ?? DISABLED), ...(region.trim() && { region: region.trim() }) }
  const { data } = useQuery({ ...query(placesApi.cities, { query: input }), ...OPTIONS, enabled: debouncedSearch !== null })
  return (debouncedSearch && data?.cities) || []
}
