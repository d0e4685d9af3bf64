import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { type Country, placesApi } from '@worrystone/contracts'
import { useEffect, useState } from 'react'

/** Typing passes through others: names are asked for once it rests. */
const DEBOUNCE_MS = 250
/** The names of places do not change while somebody fills in a form. */
const OPTIONS = { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData }

function useDebounced(text: string): string {
  const [debounced, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

type PlaceSearch = { country: Country | null; typed: string; isTyping: boolean }

/** What to ask for; null: nothing, because nobody types or nobody would know. */
function useDebouncedSearch({ country, typed, isTyping }: PlaceSearch) {
  const rested = useDebounced(typed.trim())
  return isTyping && rested && typed.trim() && country && country !== 'OTHER' ? { country, query: rested } : null
}

const DISABLED = { country: 'OTHER', query: '-' } as const

/** Where names cannot be had there are none to choose from, and typing goes on. */
export function useRegions(asked: PlaceSearch): string[] {
  const wanted = useDebouncedSearch(asked)
  const { data } = useQuery({ ...query(placesApi.regions, { query: wanted ?? DISABLED }), ...OPTIONS, enabled: wanted !== null })
  return (wanted && data?.regions) || []
}

export function useCities({ region, ...asked }: PlaceSearch & { region: string }) {
  const wanted = useDebouncedSearch(asked)
  const input = { ...(wanted ?? DISABLED), ...(region.trim() && { region: region.trim() }) }
  const { data } = useQuery({ ...query(placesApi.cities, { query: input }), ...OPTIONS, enabled: wanted !== null })
  return (wanted && data?.cities) || []
}
