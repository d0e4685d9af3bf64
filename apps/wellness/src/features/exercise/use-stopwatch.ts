import { useEffect, useRef, useState } from 'react'

/** Often enough that a count is never late; the time itself is read from the clock. */
const TICK_MS = 100

type Running = { since: number; baseMs: number; rate: number }

/**
 * A stopwatch. `elapsedMs` advances by `rate` (1: real time) of one monotonic clock, also while the tab is hidden; a change of the rate
 * keeps the elapsed time.
 */
export function useStopwatch(rate = 1) {
  const running = useRef<Running | null>(null)
  const [elapsedMs, setElapsed] = useState(0)
  const [isRunning, setRunning] = useState(false)

  const read = () => {
    const { since, baseMs, rate: runningRate } = running.current ?? { since: 0, baseMs: elapsedMs, rate: 0 }
    return baseMs + (performance.now() - since) * runningRate
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the current time
  useEffect(() => {
    if (!isRunning) return
    running.current = { since: performance.now(), baseMs: running.current ? read() : elapsedMs, rate }
    const timer = setInterval(() => setElapsed(read()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning, rate])

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
  }
}
