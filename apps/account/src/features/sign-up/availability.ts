import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { useEffect, useState } from 'react'

const DEBOUNCE = 500

/** `invalid`: the check failed; the server decides on submit. */
export type Availability = { state: 'idle' | 'checking' | 'available' | 'taken' | 'invalid'; suggestions: string[] }

const IDLE: Availability = { state: 'idle', suggestions: [] }

/** Whether an address is available. `suggestions` holds a correction of a probable typo. */
export function useEmailAvailability(email: string, isValid: boolean): Availability {
  const debounced = useStable(email, isValid)
  const { data, isError } = useQuery({
    ...query(authApi.checkEmail, { params: { email: debounced } }, { retries: 0 }),
    enabled: debounced !== '',
    retry: false,
  })
  if (debounced === '') return IDLE
  return toAvailability(data && { available: data.available, suggestions: data.suggestion ? [data.suggestion] : [] }, isError)
}

/** Whether a username is available. `suggestions` are available ones when it is not. */
export function useUsernameAvailability(username: string, isValid: boolean): Availability {
  const debounced = useStable(username, isValid)
  const { data, isError } = useQuery({
    ...query(authApi.checkUsername, { params: { username: debounced } }, { retries: 0 }),
    enabled: debounced !== '',
    retry: false,
  })
  if (debounced === '') return IDLE
  return toAvailability(data, isError)
}

function toAvailability(answer: { available: boolean; suggestions: string[] } | undefined, hasFailed: boolean): Availability {
  if (answer) return { state: answer.available ? 'available' : 'taken', suggestions: answer.suggestions }
  return { state: hasFailed ? 'invalid' : 'checking', suggestions: [] }
}

/** The trimmed text after a pause in typing; empty while typing, and for an empty or invalid text. */
function useStable(text: string, isValid: boolean): string {
  const debounced = isValid ? text.trim() : ''
  const [stable, setStable] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setStable(debounced), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [debounced])
  return stable === debounced ? debounced : ''
}
