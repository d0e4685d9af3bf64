import { tokens } from '@worrystone/api-client'
import type { NotificationEvent } from '@worrystone/contracts'
import { readStream } from './event-stream.ts'

const POLL_MS = 30_000
const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 60_000

type Handlers = {
  /** How things stand, from the stream. */
  onState: (state: NotificationEvent) => void
  /** Nobody tells: ask. */
  onPoll: () => void
}

const isVisible = () => document.visibilityState !== 'hidden'

/**
 * Keeps one stream open while the tab is seen, and comes back with growing waits; while there is none, asks every half minute. A hidden
 * tab does neither. Ends with the returned function.
 */
export function watchNotifications({ onState: onTold, onPoll }: Handlers): () => void {
  let watch: AbortController | null = null

  async function listen(signal: AbortSignal) {
    let wait = FIRST_WAIT_MS
    let poll = 0
    const stopPolling = () => {
      clearInterval(poll)
      poll = 0
    }
    // One that runs goes on: waits grow beyond its half minute, and each new one would put the question off again.
    const startPolling = () => {
      poll ||= window.setInterval(onPoll, POLL_MS)
    }
    signal.addEventListener('abort', stopPolling, { once: true })
    startPolling()
    while (!signal.aborted) {
      const token = tokens.read()?.token
      if (!token) break
      let isReplaced = false
      const status = await readStream(token, signal, ({ event, state }) => {
        stopPolling()
        wait = FIRST_WAIT_MS
        if (event === 'replaced') isReplaced = true
        onTold(state)
      }).catch(() => 0)
      if (signal.aborted) break
      startPolling()
      // Other windows of this person have taken its place.
      if (isReplaced) break
      // The token has run out: the call renews it, or ends the session.
      if (status === 401) onPoll()
      await pause(wait * (0.75 + Math.random() / 2), signal)
      wait = Math.min(MAX_WAIT_MS, wait * 2)
    }
  }

  function followVisibility() {
    if (!isVisible()) {
      watch?.abort()
      watch = null
    } else if (!watch) {
      watch = new AbortController()
      void listen(watch.signal)
    }
  }

  document.addEventListener('visibilitychange', followVisibility)
  followVisibility()
  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    watch?.abort()
  }
}

/** Ends sooner when the network comes back or nobody waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
