import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../ports/bus.ts'
import { unavailable } from './app-error.ts'
import type { EventStream } from './serve-events.ts'
import type { StreamListeners } from './stream-listeners.ts'

/** Proxies close an idle response after a minute at the earliest. */
const HEARTBEAT_MS = 25_000
const MAX_STREAMS = 10_000

type Options = {
  bus: Pick<Bus, 'listen'>
  listeners: Pick<StreamListeners, 'liveSessions'>
  /** Runs after each heartbeat. */
  onHeartbeat: () => Promise<void>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** The open event streams of this process by a key, kept alive by heartbeats. A stream ends with the session of its viewer. */
export function streamSet<Data>({ bus, listeners, onHeartbeat, log }: Options) {
  type Stream = EventStream<Data>
  const streams = new Map<string, Set<Stream>>()
  let count = 0
  let heartbeats: NodeJS.Timeout | undefined
  let unsubscribe: (() => void) | undefined

  /** The database may be unavailable: the page polls every half minute. */
  const attempt = (work: () => Promise<void>) =>
    work().catch((thrown) => log.warn({ code: (thrown as { code?: unknown }).code }, 'a stream was not updated'))

  const all = () => [...streams.values()].flatMap((ofKey) => [...ofKey])

  function sendHeartbeats() {
    for (const stream of all()) stream.sendHeartbeat()
    // A session that is deleted with its account sends no event.
    void attempt(closeEndedSessions)
    void attempt(onHeartbeat)
  }

  function closeWhere(matches: (stream: Stream) => boolean) {
    for (const stream of all()) if (matches(stream)) stream.close()
  }

  async function closeEndedSessions() {
    const sessions = new Set(all().map(({ viewer }) => viewer.sessionId))
    if (sessions.size === 0) return
    const live = await listeners.liveSessions([...sessions])
    closeWhere(({ viewer }) => sessions.has(viewer.sessionId) && !live.has(viewer.sessionId))
  }

  const listenToSessions = () =>
    bus.listen('sessions', {
      onSignal: (ids) => closeWhere(({ viewer }) => ids === '*' || ids.includes(viewer.sessionId)),
      onMissed: () => void attempt(closeEndedSessions),
    })

  return {
    all,
    attempt,
    keys: () => [...streams.keys()],
    of: (key: string): Stream[] => [...(streams.get(key) ?? [])],

    /** Throws when this process has too many. */
    requireRoom() {
      if (count >= MAX_STREAMS) throw unavailable(60)
    },

    /** Keeps a stream until it ends. */
    add(key: string, stream: Stream) {
      unsubscribe ??= listenToSessions()
      if (!heartbeats) heartbeats = setInterval(sendHeartbeats, HEARTBEAT_MS).unref()
      const ofKey = streams.get(key) ?? new Set()
      streams.set(key, ofKey.add(stream))
      count++
      stream.onClose(() => {
        count--
        ofKey.delete(stream)
        if (ofKey.size === 0 && streams.get(key) === ofKey) streams.delete(key)
      })
    },

    close() {
      unsubscribe?.()
      clearInterval(heartbeats)
      for (const stream of all()) stream.close()
    },
  }
}
