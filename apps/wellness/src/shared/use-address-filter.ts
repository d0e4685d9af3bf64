import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Filters of a list in the URL. A change replaces the history entry: Back leads to the previous page. */
export function useAddressFilter() {
  const [params, setParams] = useSearchParams()
  return {
    params,
    /** Empty or null removes a filter. */
    set: useCallback(
      (name: string, value: string | null) =>
        setParams(
          (current) => {
            const next = new URLSearchParams(current)
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
