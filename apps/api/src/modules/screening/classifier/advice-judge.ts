import { withTimeout } from '../../../with-timeout.ts'
import { linearHead, readHead } from './linear-head.ts'
import type { ClassifierOptions } from './text-classifier.ts'
import { tokenizedText } from './tokenized-text.ts'
import { windowsOf } from './windows.ts'

/** Whether a reply reads like advice; null where the head does not judge: a text that is not English, or a judgement that is late. */
export type JudgeAdvice = (text: string) => Promise<boolean | null>

/** The beginning of a reply says what it is. */
const EMBEDDED_WINDOWS = 3
const TIMEOUT_MS = 800

const loadHead = () => linearHead(readHead(new URL('./advice-english.weights', import.meta.url)))

/** Judges English replies by their words and their embedding (`tools/safety/train-advice.ts`). Never rejects. */
export function adviceJudge({ embed, detectLanguage }: ClassifierOptions): JudgeAdvice {
  let head: ReturnType<typeof loadHead> | undefined

  async function judge(text: string): Promise<boolean> {
    head ??= loadHead()
    const alarm = head.about.thresholds.alarm ?? Number.POSITIVE_INFINITY
    for (const window of windowsOf(text).slice(0, EMBEDDED_WINDOWS)) {
      const score = head.partial(tokenizedText(window, 'en')) + head.fromEmbedding(await embed(window))
      if (score >= alarm) return true
    }
    return false
  }

  return async (text) => {
    if (detectLanguage(text) !== 'en') return null
    const judged = await withTimeout(
      TIMEOUT_MS,
      judge(text).catch(() => null),
    )
    return judged ?? null
  }
}
