import { unavailable } from './app-error.ts'
import type { EventStream } from './serve-events.ts'

/** Proxies close an idle response after a minute at the earliest. */
const HEARTBEAT_MS = 25_000
const MAX_STREAMS = 10_000

/** The open event streams of this process by a key, kept alive by heartbeats. `onHeartbeat` runs after each of them. */
export function streamSet<Data>(onHeartbeat: () => void = () => {}) {
  type Stream = EventStream<Data>
  const streams = new Map<string, Set<Stream>>()
  let count = 0
  let heartbeats: NodeJS.Timeout | undefined

  const all = () => [...streams.values()].flatMap((ofKey) => [...ofKey])

  function beat() {
    for (const stream of all()) stream.sendHeartbeat()
    onHeartbeat()
  }

  return {
    all,
    keys: () => [...streams.keys()],
    of: (key: string): Stream[] => [...(streams.get(key) ?? [])],

    /** Throws when this process has too many. */
    requireRoom() {
      if (count >= MAX_STREAMS) throw unavailable(60)
    },

    /** Keeps a stream until it ends. */
    add(key: string, stream: Stream) {
      if (!heartbeats) heartbeats = setInterval(beat, HEARTBEAT_MS).unref()
      const ofKey = streams.get(key) ?? new Set()
      streams.set(key, ofKey.add(stream))
      count++
      stream.onClose(() => {
        count--
        ofKey.delete(stream)
        if (ofKey.size === 0 && streams.get(key) === ofKey) streams.delete(key)
      })
    },

    closeWhere(matches: (stream: Stream) => boolean) {
      for (const stream of all()) if (matches(stream)) stream.close()
    },

    close() {
      clearInterval(heartbeats)
      for (const stream of all()) stream.close()
    },
  }
}
