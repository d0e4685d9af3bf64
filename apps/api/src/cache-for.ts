type Options = { ms: number; now: () => Date }

/** Caches a read for `ms`. Concurrent calls share one read. */
export function cacheFor<T>(read: () => Promise<T>, { ms, now }: Options) {
  let kept: { until: number; answer: Promise<T> } | undefined

  const invalidate = () => {
    kept = undefined
  }

  return {
    read(): Promise<T> {
      if (kept && kept.until > now().getTime()) return kept.answer
      const mine = { until: now().getTime() + ms, answer: read() }
      kept = mine
      // A failure is not cached.
      mine.answer.catch(() => {
        if (kept === mine) invalidate()
      })
      return mine.answer
    },
    invalidate,
  }
}
