// By the public entry: remotes bundle this file themselves, and the tokens are the shell's.
import { tokens } from '@worrystone/api-client'
import * as z from '@worrystone/contracts/zod'

/** The server sends a heartbeat every 25 seconds: a connection without one for so long is dead. */
const SILENCE_TIMEOUT_MS = 60_000
const POLL_MS = 30_000
const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 60_000

type Watch<Data> = {
  /** Of the endpoint, below the API. */
  path: string
  /** The data of each event, by the contract. */
  schema: z.ZodMiniType<Data>
  onEvent: (data: Data) => void
  /** There is no stream: fetch. */
  onPoll: () => void
}

const isVisible = () => document.visibilityState !== 'hidden'

/**
 * Keeps one stream of server-sent events open while the tab is visible and reconnects with exponential backoff; without a stream, as for
 * visitors, it polls every 30 seconds. A hidden tab does neither. The returned function stops it.
 */
export function watchStream<Data>({ onPoll, ...source }: Watch<Data>): () => void {
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
      const status = await readStream(source, token, signal, (name) => {
        stopPolling()
        wait = FIRST_WAIT_MS
        if (name === 'replaced') isReplaced = true
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

/** Reads one stream to its end. Resolves the status; rejects when the connection breaks. */
async function readStream<Data>(
  { path, schema, onEvent }: Omit<Watch<Data>, 'onPoll'>,
  token: string,
  signal: AbortSignal,
  onName: (name: string) => void,
): Promise<number> {
  const connection = new AbortController()
  const disconnect = () => connection.abort()
  signal.addEventListener('abort', disconnect, { once: true })
  let timeout = setTimeout(disconnect, SILENCE_TIMEOUT_MS)
  try {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` }
    const response = await fetch(`/api${path}`, { method: 'GET', headers, signal: connection.signal })
    if (!response.ok || !response.body) return response.status
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    let buffer = ''
    while (!signal.aborted) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(timeout)
      timeout = setTimeout(disconnect, SILENCE_TIMEOUT_MS)
      const blocks = (buffer + decoder.decode(value, { stream: true })).split('\n\n')
      buffer = blocks.pop() ?? ''
      for (const block of blocks) {
        const name = fieldOf(block, 'event')
        const data = z.safeParse(schema, parseJson(fieldOf(block, 'data')))
        // Neither a heartbeat nor an unknown event of a newer server.
        if (!name || !data.success || signal.aborted) continue
        onName(name)
        onEvent(data.data)
      }
    }
    return response.status
  } finally {
    clearTimeout(timeout)
    signal.removeEventListener('abort', disconnect)
    connection.abort()
  }
}

const fieldOf = (block: string, field: string) =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${field}:`))
    ?.slice(field.length + 1)
    .trim()

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Ends early when the network is back or on abort. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, ms)
    window.addEventListener('online', finish)
    signal.addEventListener('abort', finish)
    function finish() {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
  })
}
