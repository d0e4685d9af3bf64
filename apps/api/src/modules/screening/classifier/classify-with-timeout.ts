import { sha256 } from '../../../hash.ts'
import { withTimeout } from '../../../with-timeout.ts'
import { type Aspect, type Classification, UNREMARKABLE } from './text-classifier.ts'

/** Classifies a text by the trained heads. Never rejects; after a failure or timeout the phrase lists decide alone. */
export type Classify = (text: string, aspect: Aspect) => Promise<Classification>

/** For tests without trained heads: the phrase lists decide alone. */
export const noClassifier: Classify = async () => UNREMARKABLE

/** Long enough for the check before publishing and the write of the same text right after it. */
const CACHE_MS = 10_000
const MAX_CACHED = 500
const TIMEOUT_MS = 800

/**
 * Limits the time of a classifier and caches its results for seconds, so that a transaction can use a result that was computed before it.
 * Keys are hashes, never texts.
 */
export function classifyWithTimeout(classify: Classify, timeoutMs = TIMEOUT_MS): Classify {
  const cache = new Map<string, { until: number; result: Promise<Classification> }>()

  async function classifyInTime(text: string, aspect: Aspect, key: string): Promise<Classification> {
    const result = await withTimeout(
      timeoutMs,
      classify(text, aspect).catch(() => undefined),
    )
    // The next call may succeed.
    if (result === undefined) cache.delete(key)
    return result ?? UNREMARKABLE
  }

  return (text, aspect) => {
    const now = performance.now()
    for (const [key, { until }] of cache) {
      if (until > now && cache.size < MAX_CACHED) break
      cache.delete(key)
    }
    const key = sha256(`${aspect} ${text}`)
    const cached = cache.get(key)
    if (cached) return cached.result
    const result = classifyInTime(text, aspect, key)
    cache.set(key, { until: now + CACHE_MS, result })
    return result
  }
}
