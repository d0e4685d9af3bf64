import { useEffect, useState } from 'react'

/** The value after a pause in its changes; `initial` until the first pause. */
export function useDebounced<Value>(value: Value, pauseMs: number, initial = value): Value {
  const [debounced, setDebounced] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return debounced
}
