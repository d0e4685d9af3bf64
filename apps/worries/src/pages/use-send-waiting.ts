import { useEffect } from 'react'
import { isAnythingWaiting } from '../shared/is-anything-waiting.ts'

/** Sends from this page what was shared without a network; its code is fetched only if something waits. */
export function beginSending(): void {
  if (isAnythingWaiting()) import('./my-worries-parts.tsx').then(({ startSending }) => startSending()).catch(() => {})
}

export const useSendWaiting = () => useEffect(beginSending, [])
