import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const IN_PLACE = { replace: true, preventScrollReset: true }

/** The parameters in the URL. A change replaces the history entry: Back leads to the previous page. */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  return {
    params,
    /** Empty or null removes a parameter, one that is not named stays. */
    change: useCallback(
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
    ),
    clear: () => setParams({}, IN_PLACE),
  }
}
