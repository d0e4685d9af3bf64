import { useEffect } from 'react'
import { loadFeedExtras } from '../features/feed/feed-posts.tsx'
import { hasOutbox } from '../shared/has-outbox.ts'

/** Sends what was shared offline. The code for it is fetched only if there is an outbox and a network. */
export function sendOutboxWhenOnline(): void {
  window.addEventListener('online', sendOutboxWhenOnline)
  if (hasOutbox())
    loadFeedExtras()
      .then(({ startSending }) => startSending())
      .catch(() => {})
}

export const useSendOutbox = () => useEffect(sendOutboxWhenOnline, [])
