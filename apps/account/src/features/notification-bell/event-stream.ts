import { type NotificationEvent, notificationsApi } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

/** The server beats every 25 seconds: a line that is silent for so long is cut, though nobody was told. */
const SILENCE_TIMEOUT_MS = 60_000

export type StreamEvent = { event: string; state: NotificationEvent }

/** One stream from its beginning to its end. Answers the status, once it is over; throws when it breaks. */
export async function readStream(token: string, signal: AbortSignal, onEvent: (told: StreamEvent) => void): Promise<number> {
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
    let rest = ''
    while (!signal.aborted) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(timeout)
      timeout = setTimeout(disconnect, SILENCE_TIMEOUT_MS)
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const told of blocks.map(parseEvent)) if (told && !signal.aborted) onEvent(told)
    }
    return response.status
  } finally {
    clearTimeout(timeout)
    signal.removeEventListener('abort', disconnect)
    connection.abort()
  }
}

/** A block of lines; null for a beat, and for what a newer server says otherwise. */
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
