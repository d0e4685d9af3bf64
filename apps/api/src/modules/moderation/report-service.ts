import type { ReportForm, SubjectKind } from '@worrystone/contracts'
import { badRequest, conflict, notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { type ModerationParts, refuseOwn } from './moderation-parts.ts'
import { presentReport } from './present.ts'

/** From this many reports of established people on a comment is hidden until a moderator decides, and anything else is urgent. */
const ENOUGH_REPORTS = 3
/** Reports of younger accounts count for neither: such accounts are made in minutes. */
const ESTABLISHED_MS = 24 * 60 * 60_000
const REPORTED = 'You have reported this already'

/** Reporting content and people. */
export function reportService({ database, cases, reports, history, subjects, now }: ModerationParts) {
  return {
    /** Says something against what the viewer sees. What is reported while a case is open joins it. */
    report: (viewer: Viewer, { kind, id, form }: { kind: SubjectKind; id: string; form: ReportForm }) =>
      database.tx(async () => {
        const subject = subjects[kind]
        // First, because the third report may have hidden it from whoever sends theirs again.
        if (await reports.hasReported(viewer.userId, kind, id)) throw conflict(REPORTED)
        const found = (await subject.isVisibleTo(viewer.userId, id)) && (await subject.read(id))
        if (!found) throw notFound()
        const { authorId, postId } = found
        if (authorId === viewer.userId) {
          throw badRequest(kind === 'person' ? 'You cannot report yourself' : 'You cannot report what you wrote yourself')
        }

        if (postId !== null) await cases.lockPost(postId)
        const { id: caseId, isNew } = await cases.open({ kind, subjectId: id, postId, authorId, source: 'report' })
        const report = { case_id: caseId, kind, subject_id: id, reporter_id: viewer.userId, reason: form.reason }
        if (!(await reports.addReport({ ...report, details: form.details || null }))) throw conflict(REPORTED)
        if (isNew) await history.record({ caseId, what: 'opened' })
        await history.record({ caseId, what: 'reported', who: viewer.userId, detail: form.reason })

        const joinedBefore = new Date(now().getTime() - ESTABLISHED_MS)
        const hasEnough = (await reports.countEstablished(caseId, joinedBefore)) >= ENOUGH_REPORTS
        const hides = hasEnough && kind === 'comment'
        await reports.countReport(caseId, { isUrgent: hasEnough && !hides })
        // Read again: others may have reported it while this one waited for the case.
        if (hides && (await subject.read(id))?.status === 'approved') {
          await subject.setStatus(id, 'flagged')
          await history.record({ caseId, what: 'hidden' })
        }
        return { message: 'Thank you. A moderator will look at this.' }
      }),

    async reportsOfComment(viewer: Viewer, id: string, page: { limit: number; offset: number }) {
      const comment = await subjects.comment.read(id)
      if (!comment) throw notFound()
      refuseOwn({ author_id: comment.authorId }, viewer)
      const found = await reports.reportsAbout('comment', id, { ...page, limit: page.limit + 1 })
      const { page: rows, hasMore } = cutPage(found, page.limit)
      return { reports: rows.map(presentReport), hasMore }
    },
  }
}
