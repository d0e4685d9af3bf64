import { useEffect, useRef, useState } from 'react'

/** Often enough that a count is never late; the time itself is read from the clock. */
const TICK_MS = 100

type Running = { since: number; baseMs: number }

/** A stopwatch, running at once or not. `elapsedMs` is read from one monotonic clock, and advances while the tab is hidden. */
export function useStopwatch(isInitiallyRunning = false) {
  const running = useRef<Running | null>(null)
  const [elapsedMs, setElapsed] = useState(0)
  const [isRunning, setRunning] = useState(isInitiallyRunning)

  const read = () => {
    const { since, baseMs } = running.current ?? { since: performance.now(), baseMs: elapsedMs }
    return baseMs + performance.now() - since
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the current time
  useEffect(() => {
    if (!isRunning) return
    running.current = { since: performance.now(), baseMs: elapsedMs }
    const timer = setInterval(() => setElapsed(read()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])

  return {
    elapsedMs,
    isRunning,
    start() {
      running.current = null
      setRunning(true)
    },
    pause() {
      setElapsed(read())
      running.current = null
      setRunning(false)
    },
    reset() {
      running.current = null
      setRunning(false)
      setElapsed(0)
    },
    /** Maps the elapsed time to another one, from which it goes on. */
    convert(toOther: (elapsedMs: number) => number) {
      const baseMs = toOther(read())
      if (running.current) running.current = { since: performance.now(), baseMs }
      setElapsed(baseMs)
    },
  }
}
