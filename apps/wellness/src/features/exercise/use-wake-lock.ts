import { useEffect } from 'react'

/** Keeps the screen on while `isOn`. The browser releases the lock in a hidden tab; it is requested again when the tab is visible. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    const wakeLock = navigator.wakeLock as WakeLock | undefined
    if (!isOn || !wakeLock) return
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const requested = await wakeLock.request('screen')
        if (isOver) await requested.release()
        else lock = requested
      } catch {
        // Rejected, for instance by a low battery: the exercise continues.
      }
    }
    const onVisible = () => void requestLock()
    void requestLock()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisible)
      lock?.release().catch(() => {})
    }
  }, [isOn])
}
