import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { useEffect, useState } from 'react'

const DEBOUNCE = 500

/** `invalid`: the check itself failed; the server decides when the form is sent. */
export type Availability = { state: 'idle' | 'checking' | 'available' | 'taken' | 'invalid'; suggestions: string[] }

const IDLE: Availability = { state: 'idle', suggestions: [] }

/** Asks whether an address is free. `suggestions` holds the address that was probably meant. */
export function useEmailAvailability(email: string, isValid: boolean): Availability {
  const wanted = useStable(email, isValid)
  const { data, isError } = useQuery({
    ...query(authApi.checkEmail, { params: { email: wanted } }, { retries: 0 }),
    enabled: wanted !== '',
    retry: false,
  })
  if (wanted === '') return IDLE
  return toAvailability(data && { available: data.available, suggestions: data.suggestion ? [data.suggestion] : [] }, isError)
}

/** Asks whether a username is free. `suggestions` are free ones, when it is not. */
export function useUsernameAvailability(username: string, isValid: boolean): Availability {
  const wanted = useStable(username, isValid)
  const { data, isError } = useQuery({
    ...query(authApi.checkUsername, { params: { username: wanted } }, { retries: 0 }),
    enabled: wanted !== '',
    retry: false,
  })
  if (wanted === '') return IDLE
  return toAvailability(data, isError)
}

function toAvailability(answer: { available: boolean; suggestions: string[] } | undefined, hasFailed: boolean): Availability {
  if (answer) return { state: answer.available ? 'available' : 'taken', suggestions: answer.suggestions }
  return { state: hasFailed ? 'invalid' : 'checking', suggestions: [] }
}

/** The trimmed text once nobody has typed for half a second; empty while they type, and while it is empty or wrong. */
function useStable(text: string, isValid: boolean): string {
  const wanted = isValid ? text.trim() : ''
  const [stable, setStable] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setStable(wanted), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [wanted])
  return stable === wanted ? wanted : ''
}
