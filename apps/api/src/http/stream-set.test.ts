import { expect, test } from 'vitest'
import type { Bus } from '../ports/bus.ts'
import type { EventStream } from './serve-events.ts'
import { streamSet } from './stream-set.ts'

function aStreamOf(sessionId: string) {
  const closing: (() => void)[] = []
  const stream = { viewer: { sessionId }, sendHeartbeat: () => {}, onClose: (listener: () => void) => closing.push(listener) }
  return { ...stream, close: () => closing.forEach((listener) => void listener()) } as unknown as EventStream<string>
}

/** A set with a stream of each session, of which `live` have not ended. */
function aSet({ sessions, live }: { sessions: string[]; live: string[] }) {
  const listeners: Parameters<Bus['listen']>[1][] = []
  const streams = streamSet<string>({
    bus: {
      listen: (_topic, listener) => {
        listeners.push(listener)
        return () => {}
      },
    },
    listeners: { liveSessions: async () => new Set(live) },
    onHeartbeat: async () => {},
    log: { warn: () => {} },
  })
  for (const session of sessions) streams.add('key', aStreamOf(session))
  const [listener] = listeners
  return { open: () => streams.of('key').map(({ viewer }) => viewer.sessionId), listener, listeners, streams }
}

test('a stream ends with the session of its viewer', () => {
  const { open, listener, listeners, streams } = aSet({ sessions: ['a', 'b'], live: [] })
  listener?.onSignal(['b'])
  expect([open(), listeners.length]).toEqual([['a'], 1])
  streams.close()
  expect(open()).toEqual([])
})

test('a session that ended while no signal arrived ends its streams when the connection is back', async () => {
  const { open, listener, streams } = aSet({ sessions: ['a', 'b'], live: ['a'] })
  listener?.onMissed(new Date())
  await expect.poll(open).toEqual(['a'])
  streams.close()
})
