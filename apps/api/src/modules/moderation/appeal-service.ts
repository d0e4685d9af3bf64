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
  const { database, cases, history, queries, decisions, subjects, users, notices, now, readCase, lockCase } = parts

  /** Undoes a decision, unless another one has the same effect. */
  async function restore({ kind, subject_id, outcome, author_id }: Case) {
    const before = await subjects[kind].read(subject_id)
    if (outcome && isTakenDown(outcome) && before?.status === 'rejected') await subjects[kind].setStatus(subject_id, 'approved')
    if (outcome === 'pause' && author_id !== null) {
      const last = await decisions.lastPause(author_id)
      await users.setPause(author_id, last && new Date(last.getTime() + PAUSE_MS))
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
        const found = await queries.findOwn(id, viewer.userId)
        if (!found) throw notFound()
        if (found.appeal !== null) throw conflict('You have asked for a second look already')
        if (!canAppeal(found)) throw conflict('There is nothing to look at again: nothing was done')
        await cases.change(id, { appeal: 'open', appeal_text: text, appealed_at: now() })
        await history.record({ caseId: id, what: 'appealed', who: viewer.userId })
        const changed = await queries.findOwn(id, viewer.userId)
        if (!changed) throw notFound()
        return presentOwn(changed)
      }),

    decideAppeal: (viewer: Viewer, id: string, { isGranted, reason }: { isGranted: boolean; reason: string }) =>
      database.tx(async () => {
        const found = await lockCase(viewer, id)
        if (found.appeal === null) throw conflict('Nobody has asked for a second look at this case')
        if (found.appeal !== 'open') throw conflict('This appeal is decided already')
        if (found.decided_by === viewer.userId && (await decisions.hasOtherModerator([viewer.userId, found.author_id]))) {
          throw forbidden('You decided this case: somebody else has to look at the appeal')
        }
        await cases.change(id, {
          appeal: isGranted ? 'granted' : 'refused',
          appeal_reason: reason,
          appeal_decided_by: viewer.userId,
        })
        if (isGranted) await restore(found)
        await history.record({
          caseId: id,
          what: 'appeal-decided',
          who: viewer.userId,
          detail: isGranted ? 'granted' : 'refused',
        })
        if (found.author_id !== null) {
          const postId = found.post_id === null ? {} : { postId: found.post_id }
          await notices.notify({ to: found.author_id, kind: 'moderation', caseId: id, ...postId, amount: SECOND_NOTICE })
        }
        return readCase(viewer, id)
      }),
  }
}
