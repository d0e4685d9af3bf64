import { tokens } from '@worrystone/api-client'
import type { NotificationEvent } from '@worrystone/contracts'
import { readStream } from './event-stream.ts'

const POLL_MS = 30_000
const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 60_000

type Handlers = {
  /** The state from the stream. */
  onState: (state: NotificationEvent) => void
  /** There is no stream: fetch. */
  onPoll: () => void
}

const isVisible = () => document.visibilityState !== 'hidden'

/**
 * Keeps one stream open while the tab is visible and reconnects with exponential backoff; without a stream it polls every 30 seconds. A
 * hidden tab does neither. The returned function stops it.
 */
export function watchNotifications({ onState, onPoll }: Handlers): () => void {
  let watch: AbortController | null = null

  async function listen(signal: AbortSignal) {
    let wait = FIRST_WAIT_MS
    let poll = 0
    const stopPolling = () => {
      clearInterval(poll)
      poll = 0
    }
    // A running interval continues: restarting it with every reconnect would delay the poll.
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
        onState(state)
      }).catch(() => 0)
      if (signal.aborted) break
      startPolling()
      // Other windows of this user have replaced the stream.
      if (isReplaced) break
      // The token has expired: the poll refreshes it, or ends the session.
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

/** Ends early when the network is back or on abort. */
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
