import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Filters of a list that stand in the address. A change replaces the entry of the history: the way back leads to the page before. */
export function useAddressFilter() {
  const [params, setParams] = useSearchParams()
  return {
    params,
    /** Empty or null takes a filter away. */
    set: useCallback(
      (name: string, value: string | null) =>
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
    ),
    clear: useCallback(() => setParams({}, { replace: true, preventScrollReset: true }), [setParams]),
  }
}
