import { type NotificationEvent, notificationsApi } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

/** The server beats every 25 seconds: a line that is silent for so long is cut, though nobody was told. */
const SILENT_MS = 60_000

export type Told = { event: string; state: NotificationEvent }

/** One stream from its beginning to its end. Answers the status, once it is over; throws when it breaks. */
export async function readStream(token: string, signal: AbortSignal, onTold: (told: Told) => void): Promise<number> {
  const cut = new AbortController()
  const giveUp = () => cut.abort()
  signal.addEventListener('abort', giveUp, { once: true })
  let silence = setTimeout(giveUp, SILENT_MS)
  try {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` }
    const response = await fetch(`/api${notificationsApi.stream.url}`, { method: 'GET', headers, signal: cut.signal })
    if (!response.ok || !response.body) return response.status
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    let rest = ''
    while (!signal.aborted) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(silence)
      silence = setTimeout(giveUp, SILENT_MS)
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const told of blocks.map(toldIn)) if (told && !signal.aborted) onTold(told)
    }
    return response.status
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', giveUp)
    cut.abort()
  }
}

/** A block of lines; null for a beat, and for what a newer server says otherwise. */
function toldIn(block: string): Told | null {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  const event = field('event')
  const state = z.safeParse(notificationsApi.stream.response, parsed(field('data')))
  return event && state.success ? { event, state: state.data } : null
}

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
