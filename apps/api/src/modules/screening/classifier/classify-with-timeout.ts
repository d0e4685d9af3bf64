import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Aspect, type Classification, UNREMARKABLE } from './text-classifier.ts'

/** Judges a text by the trained heads. It never rejects and never takes longer than its limit: the phrase lists decide alone then. */
export type Classify = (text: string, aspect: Aspect) => Promise<Classification>

/** Without heads, as in tests of anything else: the phrase lists decide alone. */
export const noClassifier: Classify = async () => UNREMARKABLE

/** The check before sharing and the write that follows it screenPhrases the same text; between them lies one press of a button. */
const KEEP_MS = 10_000
const MAX_KEPT = 500
const LIMIT_MS = 800

/**
 * Puts a limit on a classifier, and asks it once for the same text within seconds: a transaction then finds the answer that was worked out
 * before it began. Kept in memory by hash, never the text.
 */
export function classifyWithTimeout(classify: Classify, limitMs = LIMIT_MS): Classify {
  const kept = new Map<string, { until: number; result: Promise<Classification> }>()

  async function limited(text: string, aspect: Aspect, key: string): Promise<Classification> {
    const timer = new AbortController()
    const late = delay(limitMs, undefined, { signal: timer.signal, ref: false }).catch(() => undefined)
    const found = await Promise.race([classify(text, aspect).catch(() => undefined), late])
    timer.abort()
    // The next call may fare better.
    if (found === undefined) kept.delete(key)
    return found ?? UNREMARKABLE
  }

  return (text, aspect) => {
    const now = performance.now()
    for (const [key, { until }] of kept) {
      if (until > now && kept.size < MAX_KEPT) break
      kept.delete(key)
    }
    const key = createHash('sha256').update(`${aspect} ${text}`).digest('base64')
    const known = kept.get(key)
    if (known) return known.result
    const result = limited(text, aspect, key)
    kept.set(key, { until: now + KEEP_MS, result })
    return result
  }
}
