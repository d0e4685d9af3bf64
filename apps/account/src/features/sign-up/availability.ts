import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { authApi } from '@worrystone/contracts'
import { useDebounced } from '../../shared/use-debounced.ts'

const DEBOUNCE_MS = 500

/** `invalid`: the check failed; the server decides on submit. */
export type Availability = { state: 'idle' | 'checking' | 'available' | 'taken' | 'invalid'; suggestions: string[] }

/** Whether an address is available. `suggestions` holds a correction of a probable typo. */
export function useEmailAvailability(email: string, isValid: boolean): Availability {
  const text = useChecked(email, isValid)
  const check = useQuery({
    ...query(authApi.checkEmail, { params: { email: text } }, { retries: 0 }),
    select: ({ available, suggestion }) => ({ available, suggestions: suggestion ? [suggestion] : [] }),
    enabled: text !== '',
  })
  return toAvailability(text, check)
}

/** Whether a username is available. `suggestions` are available ones when it is not. */
export function useUsernameAvailability(username: string, isValid: boolean): Availability {
  const text = useChecked(username, isValid)
  const check = useQuery({
    ...query(authApi.checkUsername, { params: { username: text } }, { retries: 0 }),
    enabled: text !== '',
  })
  return toAvailability(text, check)
}

type Check = { data: { available: boolean; suggestions: string[] } | undefined; isError: boolean }

function toAvailability(text: string, { data, isError }: Check): Availability {
  if (text === '') return { state: 'idle', suggestions: [] }
  if (data) return { state: data.available ? 'available' : 'taken', suggestions: data.suggestions }
  return { state: isError ? 'invalid' : 'checking', suggestions: [] }
}

/** The trimmed text after a pause in typing; empty while typing, and for an empty or invalid text. */
function useChecked(text: string, isValid: boolean): string {
  const trimmed = isValid ? text.trim() : ''
  return useDebounced(trimmed, DEBOUNCE_MS, '') === trimmed ? trimmed : ''
}
