import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Back leads to the previous page, not to the previous parameters. */
const IN_PLACE = { replace: true, preventScrollReset: true }

/** The parameters in the URL. `change`: empty or null removes one, and one that is not named stays. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (changes: Record<string, string | null>) =>
      setParams((current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      }, IN_PLACE),
    [setParams],
  )
  return { params, change }
}

/** Removes all parameters. */
export function useClearAddress(): () => void {
  const [, setParams] = useSearchParams()
  return () => setParams({}, IN_PLACE)
}
