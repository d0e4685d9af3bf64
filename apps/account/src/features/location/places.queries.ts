import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { type Country, placesApi } from '@worrystone/contracts'
import { useEffect, useState } from 'react'

/** Typing passes through others: names are asked for once it rests. */
const RESTS_MS = 250
/** The names of places do not change while somebody fills in a form. */
const OPTIONS = { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData }

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), RESTS_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

type Asked = { country: Country | null; typed: string; isTyping: boolean }

/** What to ask for; null: nothing, because nobody types or nobody would know. */
function useWanted({ country, typed, isTyping }: Asked) {
  const rested = useRested(typed.trim())
  return isTyping && rested && typed.trim() && country && country !== 'OTHER' ? { country, query: rested } : null
}

const NOWHERE = { country: 'OTHER', query: '-' } as const

/** Where names cannot be had there are none to choose from, and typing goes on. */
export function useRegions(asked: Asked): string[] {
  const wanted = useWanted(asked)
  const { data } = useQuery({ ...query(placesApi.regions, { query: wanted ?? NOWHERE }), ...OPTIONS, enabled: wanted !== null })
  return (wanted && data?.regions) || []
}

export function useCities({ region, ...asked }: Asked & { region: string }) {
  const wanted = useWanted(asked)
  const input = { ...(wanted ?? NOWHERE), ...(region.trim() && { region: region.trim() }) }
  const { data } = useQuery({ ...query(placesApi.cities, { query: input }), ...OPTIONS, enabled: wanted !== null })
  return (wanted && data?.cities) || []
}
