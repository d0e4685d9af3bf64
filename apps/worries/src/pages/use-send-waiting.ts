import { useEffect } from 'react'
import { feedEdges } from '../features/feed/feed-posts.tsx'
import { isAnythingWaiting } from '../shared/is-anything-waiting.ts'

/** Sends from this page what was shared without a network; its code is fetched only if something waits, and there is a network. */
export function beginSending(): void {
  window.addEventListener('online', beginSending)
  if (isAnythingWaiting())
    feedEdges()
      .then(({ startSending }) => startSending())
      .catch(() => {})
}

export const useSendWaiting = () => useEffect(beginSending, [])
