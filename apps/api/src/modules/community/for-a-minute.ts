const KEEP_MS = 60_000

/** Reads once a minute, however many ask: those who come while it is being read wait for the same answer. */
export function forAMinute<T>(read: () => Promise<T>, now: () => Date) {
  let kept: { until: number; answer: Promise<T> } | undefined

  const forget = () => {
    kept = undefined
  }

  return {
    read(): Promise<T> {
      if (kept && kept.until > now().getTime()) return kept.answer
      const mine = { until: now().getTime() + KEEP_MS, answer: read() }
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
