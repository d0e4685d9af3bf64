import { useEvent } from '@worrystone/events'
import { useEffect } from 'react'
import { renewPush } from '../../shared/push.ts'

/** Keeps the pushes of this browser with the session at hand: begun anew with each, ended with it, and when the browser renewed them. */
export function usePushRenewal() {
  useEvent('session.changed/1', () => void renewPush())
  useEffect(() => {
    void renewPush()
    const worker = navigator.serviceWorker
    const onMessage = ({ data }: MessageEvent) => {
      if (data?.type === 'push.renewed') void renewPush()
    }
    worker?.addEventListener('message', onMessage)
    return () => worker?.removeEventListener('message', onMessage)
  }, [])
}
