import { type Outcome, PAUSE_DAYS, URGENT_BEFORE_BREAK } from '@worrystone/contracts'
import { conflict, invalidField } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Case, ModerationParts } from './moderation-parts.ts'

export const PAUSE_MS = PAUSE_DAYS * 24 * 60 * 60_000
/** A moderator without a decision for this long has had a break. */
const BREAK_MS = 60 * 60_000
const MAX_IN_A_ROW = 100

/** Deciding cases. */
export function decisionService(parts: ModerationParts) {
  const { database, cases, reports, history, decisions, subjects, users, notices, now } = parts
  const { postpone, forgetText, readCase, lockCase } = parts

  async function notifyOutcome({ id, author_id, post_id }: Case, isAuthorConcerned: boolean) {
    const about = { caseId: id, ...(post_id !== null && { postId: post_id }) }
    if (author_id !== null && isAuthorConcerned) await notices.notify({ to: author_id, kind: 'moderation', ...about })
    await notices.notifyAll((await reports.reporters(id)).map((to) => ({ to, kind: 'report', ...about })))
  }

  /** After every fifth urgent case that a moderator decided in a row, without an hour between two of them. */
  async function isBreakDue(moderatorId: string): Promise<boolean> {
    const latest = await decisions.lastDecisions(moderatorId, MAX_IN_A_ROW)
    let inARow = 0
    let laterDecision: Date | undefined
    for (const { is_urgent, decided_at } of latest) {
      if (!is_urgent || (laterDecision && laterDecision.getTime() - decided_at.getTime() > BREAK_MS)) break
      laterDecision = decided_at
      inARow++
    }
    return inARow > 0 && inARow % URGENT_BEFORE_BREAK === 0
  }

  return {
    decide: (viewer: Viewer, id: string, { outcome, reason }: { outcome: Outcome; reason: string }) =>
      database.tx(async () => {
        const moderationCase = await lockCase(viewer, id)
        requireUndecided(moderationCase)
        if (moderationCase.kind === 'person' && outcome === 'remove') {
          throw invalidField('outcome', 'A person can be kept, warned or paused')
        }
        const subject = await subjects[moderationCase.kind].read(moderationCase.subject_id)
        const status = isTakenDown(outcome) ? 'rejected' : 'approved'
        if (subject && subject.status !== status) await subjects[moderationCase.kind].setStatus(moderationCase.subject_id, status)
        if (outcome === 'pause' && moderationCase.author_id !== null) {
          const until = new Date(now().getTime() + PAUSE_MS)
          await users.setPause(moderationCase.author_id, until)
          await postpone(moderationCase.author_id, until)
        }
        await cases.change(id, {
          state: outcome === 'keep' ? 'rejected' : 'resolved',
          assignee_id: moderationCase.assignee_id ?? viewer.userId,
          outcome,
          outcome_reason: reason,
          decided_by: viewer.userId,
          decided_at: now(),
        })
        await forgetText(id)
        await history.record({ caseId: id, what: 'decided', who: viewer.userId, detail: outcome })
        // The author is notified only if something of theirs was changed.
        await notifyOutcome(moderationCase, outcome !== 'keep' || (subject !== undefined && subject.status !== 'approved'))
        return { ...(await readCase(viewer, id)), takeBreak: moderationCase.is_urgent && (await isBreakDue(viewer.userId)) }
      }),
  }
}

export const isTakenDown = (outcome: Outcome) => outcome === 'remove' || outcome === 'pause'

export function requireUndecided({ state }: { state: string }) {
  if (state === 'resolved' || state === 'rejected') throw conflict('This case is decided already')
}
