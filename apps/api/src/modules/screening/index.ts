import type { ScreeningReason } from '@worrystone/contracts'
import type { Deps } from '../../app.ts'
import { forbidden } from '../../http/app-error.ts'
import { judge } from './judge.ts'
import { isRepeated } from './repeats.ts'
import { screeningStore } from './store.ts'
import type { Verdict } from './verdict.ts'

export { speaksOfDanger } from './judge.ts'
export { statusAfterEdit, type Verdict } from './verdict.ts'

export type Writing = {
  userId: string
  /** Everything of it that others can read. */
  texts: string[]
  kind: 'post' | 'comment' | 'story'
  /** A comment on a worry that speaks of danger is judged more strictly. */
  isOnPostInDanger?: boolean
  /** What is being changed, so that it is not taken for a repetition of itself. */
  subjectId?: string
}

const DAY_MS = 24 * 60 * 60_000
const NEW_DAYS = 3
const NEW_WRITINGS = 3

/**
 * Looks at texts before others see them, here and by itself: nothing leaves the house. Only for what others can read: drafts and private
 * worries are nobody's business until they are shared.
 */
export function screeningModule({ database, now }: Pick<Deps, 'database' | 'now'>) {
  const store = screeningStore(database)

  async function isNewMember(userId: string): Promise<boolean> {
    const standing = await store.standing(userId, NEW_WRITINGS)
    if (!standing) return true
    return standing.approved < NEW_WRITINGS || now().getTime() - standing.since.getTime() < NEW_DAYS * DAY_MS
  }

  return {
    /** Throws while a moderator's pause lasts. */
    async mayWrite(userId: string): Promise<void> {
      const until = await store.pausedUntil(userId, now())
      if (!until) return
      const day = until.toISOString().slice(0, 10)
      throw forbidden(`You can write again on ${day}`)
    },

    /** Judges what somebody is about to write. Changes nothing; call it before the write, or in its transaction with `subjectId`. */
    async check({ userId, texts, kind, isOnPostInDanger = false, subjectId }: Writing): Promise<Verdict> {
      const isNew = await isNewMember(userId)
      const judgements = texts.map((text) => judge(text, { kind, isOnPostInDanger, isNew }))
      const reasons = new Set<ScreeningReason>(judgements.flatMap((judgement) => judgement.reasons))
      const isUrgent = reasons.has('danger')
      let isHeld = judgements.some((judgement) => judgement.isHeld)
      if (isNew && kind !== 'story') {
        const before = await store.lastTexts(userId, subjectId ?? null)
        if (texts.some((text) => isRepeated(text, before))) {
          reasons.add('repeated')
          // Who is in danger may say it as often as they like.
          isHeld ||= !isUrgent
        }
      }
      return { status: isHeld ? 'pending' : 'approved', reasons: [...reasons], isUrgent }
    },
  }
}
export type Screening = ReturnType<typeof screeningModule>
