import type { OwnCase } from '@worrystone/contracts'
import { conflict, forbidden, notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { isTakenDown, PAUSE_MS } from './decision-service.ts'
import type { Case, ModerationParts } from './moderation-parts.ts'
import { canAppeal, presentOwn } from './present.ts'

/** The outcome of an appeal is a notice like the first decision: this amount makes it a different one. */
const SECOND_NOTICE = 2

/** A user's own cases, and their appeals. */
export function appealService(parts: ModerationParts) {
  const { database, cases, history, queries, decisions, subjects, users, notices, forgetText, now, readCase, lockCase } = parts

  /** Undoes a decision, unless another one has the same effect. */
  async function restore({ kind, subject_id, outcome, author_id }: Case) {
    const subject = await subjects[kind].read(subject_id)
    if (outcome && isTakenDown(outcome) && subject?.status === 'rejected') await subjects[kind].setStatus(subject_id, 'approved')
    if (outcome === 'pause' && author_id !== null) {
      const pausedAt = await decisions.lastPause(author_id)
      await users.setPause(author_id, pausedAt && new Date(pausedAt.getTime() + PAUSE_MS))
    }
  }

  return {
    async own(viewer: Viewer, page: { limit: number; offset: number }): Promise<{ cases: OwnCase[]; hasMore: boolean }> {
      const { page: rows, hasMore } = cutPage(await queries.own(viewer.userId, { ...page, limit: page.limit + 1 }), page.limit)
      return { cases: rows.map(presentOwn), hasMore }
    },

    appeal: (viewer: Viewer, id: string, text: string): Promise<OwnCase> =>
      database.tx(async () => {
        await cases.lock(id)
        const ownCase = await queries.findOwn(id, viewer.userId)
        if (!ownCase) throw notFound()
        if (ownCase.appeal !== null) throw conflict('You have asked for a second look already')
        if (!canAppeal(ownCase)) throw conflict('There is nothing to look at again: nothing was done')
        await cases.change(id, { appeal: 'open', appeal_text: text, appealed_at: now() })
        await history.record({ caseId: id, what: 'appealed', who: viewer.userId })
        const changed = await queries.findOwn(id, viewer.userId)
        if (!changed) throw notFound()
        return presentOwn(changed)
      }),

    decideAppeal: (viewer: Viewer, id: string, { isGranted, reason }: { isGranted: boolean; reason: string }) =>
      database.tx(async () => {
        const moderationCase = await lockCase(viewer, id)
        if (moderationCase.appeal === null) throw conflict('Nobody has asked for a second look at this case')
        if (moderationCase.appeal !== 'open') throw conflict('This appeal is decided already')
        if (
          moderationCase.decided_by === viewer.userId &&
          (await decisions.hasOtherModerator([viewer.userId, moderationCase.author_id]))
        ) {
          throw forbidden('You decided this case: somebody else has to look at the appeal')
        }
        await cases.change(id, {
          appeal: isGranted ? 'granted' : 'refused',
          appeal_reason: reason,
          appeal_decided_by: viewer.userId,
        })
        await forgetText(id)
        if (isGranted) await restore(moderationCase)
        await history.record({
          caseId: id,
          what: 'appeal-decided',
          who: viewer.userId,
          detail: isGranted ? 'granted' : 'refused',
        })
        if (moderationCase.author_id !== null) {
          const postId = moderationCase.post_id === null ? {} : { postId: moderationCase.post_id }
          await notices.notify({ to: moderationCase.author_id, kind: 'moderation', caseId: id, ...postId, amount: SECOND_NOTICE })
        }
        return readCase(viewer, id)
      }),
  }
}
