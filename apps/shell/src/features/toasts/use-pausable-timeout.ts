import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onOver` once after `ms`; paused time does not count. */
export function usePausableTimeout(ms: number, isPaused: boolean, onOver: () => void): void {
  const msLeft = useRef(ms)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (isPaused) return
    const startedAt = Date.now()
    const timer = setTimeout(() => over(), msLeft.current)
    return () => {
      clearTimeout(timer)
      msLeft.current -= Date.now() - startedAt
    }
  }, [isPaused])
}
