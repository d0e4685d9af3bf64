import { useEffect, useEffectEvent } from 'react'

const LOOK_MS = 10_000
const DEADLINE_MS = 5_000

/** Whether the server answers, right now and not from a cache. */
export const isServerHere = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(DEADLINE_MS) }).then(
    (answer) => answer.ok,
    () => false,
  )

/**
 * Tries again by itself what failed because the server or the network was away, as soon as it is back. What failed while the server
 * was there would fail again: that waits for the person.
 */
export function useRecovery(hasFailed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!hasFailed) return
    let isGone = false
    let wasAway = false
    const look = async () => {
      const isHere = await isServerHere()
      if (isGone) return
      if (isHere && wasAway) again()
      wasAway = !isHere
    }
    void look()
    const timer = setInterval(look, LOOK_MS)
    window.addEventListener('online', look)
    return () => {
      isGone = true
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [hasFailed])
}
