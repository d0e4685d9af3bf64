import type { ScreeningReason } from '@worrystone/contracts'
import { highestLevel } from '@worrystone/safety'
import type { Deps } from '../../deps.ts'
import { forbidden } from '../../http/app-error.ts'
import type { Classify } from './classifier/classify-with-timeout.ts'
import type { Classification } from './classifier/text-classifier.ts'
import { isRepeated } from './is-repeated.ts'
import { screenPhrases } from './screen-phrases.ts'
import type { ScreeningResult } from './screening-result.ts'
import { screeningStore } from './store.ts'

export { adviceJudge, type JudgeAdvice } from './classifier/advice-judge.ts'
export { type Classify, classifyWithTimeout, noClassifier } from './classifier/classify-with-timeout.ts'
export { preloadConcepts } from './classifier/concepts/index.ts'
export { type Aspect, type Classification, textClassifier } from './classifier/text-classifier.ts'
export { screenPhrases } from './screen-phrases.ts'
export { type ScreeningResult, statusAfterEdit } from './screening-result.ts'

export type Submission = {
  userId: string
  /** All of its texts that others can read. */
  texts: string[]
  kind: 'post' | 'comment' | 'story'
  /** A comment on a worry that speaks of danger is screened more strictly. */
  isOnPostInDanger?: boolean
  /** The id of a text that is being changed, so that it does not count as a repetition of itself. */
  subjectId?: string
}

const DAY_MS = 24 * 60 * 60_000
const NEW_DAYS = 3
const NEW_WRITINGS = 3

/**
 * The harassment head applies to comments only: in a worry the same words are mostly the writer's own story. A reply to a person in danger
 * is only held if it scores above every kind reply, because the worst error is to leave such a person without a reply.
 */
const isHeldByClassifier = ({ harassment }: Classification, isOnPostInDanger: boolean) =>
  harassment === 'certain' || (harassment === 'hold' && !isOnPostInDanger)

const aspectOf = (kind: Submission['kind']) => (kind === 'comment' ? 'reply' : 'danger')

/** Screens texts before others see them, in this process: no text leaves the server. Only for texts that others can read. */
export function screeningModule({ database, now, classify }: Pick<Deps, 'database' | 'now'> & { classify: Classify }) {
  const store = screeningStore(database)

  async function isNewMember(userId: string): Promise<boolean> {
    const writingHistory = await store.writingHistory(userId, NEW_WRITINGS)
    if (!writingHistory) return true
    return writingHistory.approved < NEW_WRITINGS || now().getTime() - writingHistory.since.getTime() < NEW_DAYS * DAY_MS
  }

  return {
    /** Throws while a moderator's pause lasts. */
    async requireNotPaused(userId: string): Promise<void> {
      const until = await store.pausedUntil(userId, now())
      if (!until) return
      const day = until.toISOString().slice(0, 10)
      throw forbidden(`You can write again on ${day}`)
    },

    /** Classifies texts before a transaction, so that `screen` uses the cached results and the transaction does not wait. */
    async prepare(texts: readonly string[], kind: Submission['kind'] = 'post'): Promise<void> {
      await Promise.all(texts.map((text) => classify(text, aspectOf(kind))))
    },

    /** Screens new texts without writing anything. Called before the write, or in its transaction with `subjectId`. */
    async screen({ userId, texts, kind, isOnPostInDanger = false, subjectId }: Submission): Promise<ScreeningResult> {
      const isNew = await isNewMember(userId)
      const phrases = texts.map((text) => screenPhrases(text, { kind, isOnPostInDanger, isNew }))
      const classifications = await Promise.all(texts.map((text) => classify(text, aspectOf(kind))))
      const reasons = new Set<ScreeningReason>(phrases.flatMap(({ reasons }) => reasons))
      const dangerLevel = highestLevel([...phrases, ...classifications].map((result) => result.dangerLevel))
      const isUrgent = dangerLevel >= 2
      if (isUrgent) reasons.add('danger')
      // The text of a person in danger is not held for resembling harassment.
      if (!isUrgent && classifications.some(({ harassment }) => harassment !== 'none')) reasons.add('harassment')
      let isHeld =
        phrases.some((phrase) => phrase.isHeld) ||
        (!isUrgent && classifications.some((classification) => isHeldByClassifier(classification, isOnPostInDanger)))
      if (isNew && kind !== 'story') {
        const earlierTexts = await store.lastTexts(userId, subjectId ?? null)
        if (texts.some((text) => isRepeated(text, earlierTexts))) {
          reasons.add('repeated')
          // A person in danger may repeat it as often as they like.
          isHeld ||= !isUrgent
        }
      }
      return { status: isHeld ? 'pending' : 'approved', reasons: [...reasons], isUrgent, dangerLevel }
    },
  }
}
export type Screening = ReturnType<typeof screeningModule>
