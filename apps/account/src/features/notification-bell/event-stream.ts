import { type NotificationEvent, notificationsApi } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

/** The server sends a heartbeat every 25 seconds: a connection without one for so long is dead. */
const SILENCE_TIMEOUT_MS = 60_000

export type StreamEvent = { event: string; state: NotificationEvent }

/** Reads one stream to its end. Resolves the status; rejects when the connection breaks. */
export async function readStream(
  token: string,
  signal: AbortSignal,
  onEvent: (streamEvent: StreamEvent) => void,
): Promise<number> {
  const connection = new AbortController()
  const disconnect = () => connection.abort()
  signal.addEventListener('abort', disconnect, { once: true })
  let timeout = setTimeout(disconnect, SILENCE_TIMEOUT_MS)
  try {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` }
    const response = await fetch(`/api${notificationsApi.stream.url}`, { method: 'GET', headers, signal: connection.signal })
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
      for (const streamEvent of blocks.map(parseEvent)) if (streamEvent && !signal.aborted) onEvent(streamEvent)
    }
    return response.status
  } finally {
    clearTimeout(timeout)
    signal.removeEventListener('abort', disconnect)
    connection.abort()
  }
}

/** Parses one block; null for a heartbeat and for unknown events of a newer server. */
function parseEvent(block: string): StreamEvent | null {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  const event = field('event')
  const state = z.safeParse(notificationsApi.stream.response, parseJson(field('data')))
  return event && state.success ? { event, state: state.data } : null
}

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
