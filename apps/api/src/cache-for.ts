type Keeping = { ms: number; now: () => Date }

/** Reads at most once in `ms`, however many ask: those who come while it is being read wait for the same answer. */
export function cacheFor<T>(read: () => Promise<T>, { ms, now }: Keeping) {
  let kept: { until: number; answer: Promise<T> } | undefined

  const forget = () => {
    kept = undefined
  }

  return {
    read(): Promise<T> {
      if (kept && kept.until > now().getTime()) return kept.answer
      const mine = { until: now().getTime() + ms, answer: read() }
      kept = mine
      // A failure is not worth keeping.
      mine.answer.catch(() => {
        if (kept === mine) forget()
      })
      return mine.answer
    },
    forget,
  }
}
