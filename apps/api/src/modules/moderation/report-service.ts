import type { ReportForm, SubjectKind } from '@worrystone/contracts'
import { badRequest, conflict, notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { type ModerationParts, refuseOwn } from './moderation-parts.ts'
import { presentReport } from './present.ts'

/** With this many reports of established users a comment is hidden until a decision, and anything else is urgent. */
const MIN_REPORTS = 3
/** Reports of younger accounts do not count for this, because such accounts are created in minutes. */
const ESTABLISHED_MS = 24 * 60 * 60_000
const ALREADY_REPORTED = 'You have reported this already'

/** Reporting content and people. */
export function reportService({ database, cases, reports, history, subjects, now }: ModerationParts) {
  return {
    /** Reports something that the viewer can see. Reports join an open case. */
    report: (viewer: Viewer, { kind, id, form }: { kind: SubjectKind; id: string; form: ReportForm }) =>
      database.tx(async () => {
        const subject = subjects[kind]
        // First, because the third report may have hidden the subject from a user who repeats theirs.
        if (await reports.hasReported(viewer.userId, kind, id)) throw conflict(ALREADY_REPORTED)
        const content = (await subject.isVisibleTo(viewer.userId, id)) && (await subject.read(id))
        if (!content) throw notFound()
        const { authorId, postId } = content
        if (authorId === viewer.userId) {
          throw badRequest(kind === 'person' ? 'You cannot report yourself' : 'You cannot report what you wrote yourself')
        }

        if (postId !== null) await cases.lockPost(postId)
        const { id: caseId, isNew } = await cases.open({ kind, subjectId: id, postId, authorId, source: 'report' })
        const report = { case_id: caseId, kind, subject_id: id, reporter_id: viewer.userId, reason: form.reason }
        if (!(await reports.addReport({ ...report, details: form.details || null }))) throw conflict(ALREADY_REPORTED)
        if (isNew) await history.record({ caseId, what: 'opened' })
        await history.record({ caseId, what: 'reported', who: viewer.userId, detail: form.reason })

        const joinedBefore = new Date(now().getTime() - ESTABLISHED_MS)
        const hasEnough = (await reports.countEstablished(caseId, joinedBefore)) >= MIN_REPORTS
        const hides = hasEnough && kind === 'comment'
        await reports.countReport(caseId, { isUrgent: hasEnough && !hides })
        // Read again after the lock: others may have reported it meanwhile.
        if (hides && (await subject.read(id))?.status === 'approved') {
          await subject.setStatus(id, 'flagged')
          await history.record({ caseId, what: 'hidden' })
        }
        return { message: 'Thank you. A moderator will look at this.' }
      }),

    async reportsOfComment(viewer: Viewer, id: string, paging: { limit: number; offset: number }) {
      const comment = await subjects.comment.read(id)
      if (!comment) throw notFound()
      refuseOwn({ author_id: comment.authorId }, viewer)
      const rows = await reports.reportsAbout('comment', id, { ...paging, limit: paging.limit + 1 })
      const { page, hasMore } = cutPage(rows, paging.limit)
      return { reports: page.map(presentReport), hasMore }
    },
  }
}
