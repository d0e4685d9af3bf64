type Options = { ms: number; now: () => Date }

/** Caches a read for `ms`. Concurrent calls share one read. */
export function cacheFor<T>(read: () => Promise<T>, { ms, now }: Options) {
  let cached: { until: number; result: Promise<T> } | undefined

  const invalidate = () => {
    cached = undefined
  }

  return {
    read(): Promise<T> {
      if (cached && cached.until > now().getTime()) return cached.result
      const entry = { until: now().getTime() + ms, result: read() }
      cached = entry
      // A failure is not cached.
      entry.result.catch(() => {
        if (cached === entry) invalidate()
      })
      return entry.result
    },
    invalidate,
  }
}

/** `cacheFor` for each of a few keys: none is ever dropped. */
export function cacheForEach<Key, T>(read: (key: Key) => Promise<T>, options: Options): (key: Key) => Promise<T> {
  const caches = new Map<Key, ReturnType<typeof cacheFor<T>>>()
  return (key) => {
    const cache = caches.get(key) ?? cacheFor(() => read(key), options)
    caches.set(key, cache)
    return cache.read()
  }
}
