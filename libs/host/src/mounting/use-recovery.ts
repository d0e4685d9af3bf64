import { useEffect, useEffectEvent } from 'react'
import { isServerReachable } from '../health/is-server-reachable.ts'

const POLL_MS = 10_000

/**
 * Retries what failed because the server or the network was down, as soon as it is back. What failed while the server was reachable
 * would fail again: it is retried on click only.
 */
export function useRecovery(hasFailed: boolean, retry: () => void): void {
  const onRecovered = useEffectEvent(retry)
  useEffect(() => {
    if (!hasFailed) return
    let isCancelled = false
    let wasDown = false
    const check = async () => {
      const isReachable = await isServerReachable()
      if (isCancelled) return
      if (isReachable && wasDown) onRecovered()
      wasDown = !isReachable
    }
    void check()
    const timer = setInterval(check, POLL_MS)
    window.addEventListener('online', check)
    return () => {
      isCancelled = true
      clearInterval(timer)
      window.removeEventListener('online', check)
    }
  }, [hasFailed])
}
