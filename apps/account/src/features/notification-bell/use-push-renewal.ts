import { useEvent } from '@worrystone/events'
import { useEffect } from 'react'
import { renewPush } from '../../shared/push.ts'

/** Renews the push subscription with each session and when the browser has replaced it. */
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
