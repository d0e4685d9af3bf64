const CACHE_MS = 5_000
const MAX = 20_000

/** A cache of sessions that were live a moment ago, so that reads do not query the database each time. Local to this process. */
export function recentlyLive() {
  const until = new Map<string, number>()
  return {
    has: (sessionId: string) => (until.get(sessionId) ?? 0) > Date.now(),
    add(sessionId: string) {
      // The oldest is evicted first.
      until.delete(sessionId)
      const oldest = until.keys().next()
      if (until.size >= MAX && !oldest.done) until.delete(oldest.value)
      until.set(sessionId, Date.now() + CACHE_MS)
    },
    clear: () => until.clear(),
  }
}
