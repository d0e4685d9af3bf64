import { tokens } from '@worrystone/api-client'
import * as z from '@worrystone/contracts/zod'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchStream } from './watch-stream.ts'

const HALF_MINUTE = 30_000
const STATE_EVENT = 'event: state\ndata: {"id":null,"unreadCount":1}\n\n'

let polledAt: number[]
let eventTimes: number[]
let end: () => void

/** Seconds since the start. */
const now = () => Math.round(performance.now() / 1_000)

function startWatching(respond: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => respond())
  end = watchStream({
    path: '/notifications/stream',
    schema: z.object({ unreadCount: z.number() }),
    onEvent: () => eventTimes.push(now()),
    onPoll: () => polledAt.push(now()),
  })
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] })
  polledAt = []
  eventTimes = []
  tokens.write({ token: 'a', refreshToken: 'r' })
})
afterEach(() => {
  end()
  tokens.clear()
  vi.useRealTimers()
})

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
  ['is rejected', () => new Response('', { status: 503 })],
  ['ends without an event', () => new Response('')],
])('polls every 30 seconds while the stream %s', async (_, respond) => {
  startWatching(respond)
  await vi.advanceTimersByTimeAsync(10 * HALF_MINUTE)
  expect(polledAt).toEqual([30, 60, 90, 120, 150, 180, 210, 240, 270, 300])
})

it('does not poll while the stream is open, and polls 30 seconds after it ended', async () => {
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const writer = stream.writable.getWriter()
  const responses = [new Response(stream.readable)]
  startWatching(() => responses.shift() ?? new Response('', { status: 503 }))
  void writer.write(new TextEncoder().encode(STATE_EVENT))
  await vi.advanceTimersByTimeAsync(50_000)
  expect([eventTimes, polledAt]).toEqual([[0], []])
  void writer.close()
  await vi.advanceTimersByTimeAsync(2 * HALF_MINUTE)
  expect(polledAt).toEqual([80, 110])
})

it('polls for a visitor, and opens no stream', async () => {
  tokens.clear()
  const respond = vi.fn(() => new Response('', { status: 503 }))
  startWatching(respond)
  await vi.advanceTimersByTimeAsync(2 * HALF_MINUTE)
  expect([polledAt, respond.mock.calls.length]).toEqual([[30, 60], 0])
})

it('sends nothing after it is stopped', async () => {
  startWatching(() => new Response('', { status: 503 }))
  end()
  await vi.advanceTimersByTimeAsync(2 * HALF_MINUTE)
  expect(polledAt).toEqual([])
})
