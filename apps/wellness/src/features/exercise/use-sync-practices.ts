import { useUser } from '@worrystone/remote-kit/bundled'
import { useEffect } from 'react'
import { usePractices } from './practice-store.ts'
import { syncPractice } from './sync-practice.ts'

/** Sends a member's offline changes to the server, also after the exercise was closed. */
export function useSyncPractices(): void {
  const memberId = useUser()?.id ?? null
  useEffect(() => {
    if (memberId === null) return
    const syncAll = async () => {
      for (const [key, { progressId, unsent }] of Object.entries(usePractices.getState().practices)) {
        const [owner, exerciseId = ''] = key.split('/')
        if (owner === memberId && (progressId === null || Object.keys(unsent).length > 0)) await syncPractice(key, exerciseId)
      }
    }
    void syncAll()
    const onOnline = () => void syncAll()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [memberId])
}
