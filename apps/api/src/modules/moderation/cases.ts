import type { SubjectKind } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import type { ScreeningResult } from '../screening/index.ts'
import { caseStore } from './store.ts'

export type Held = {
  kind: Exclude<SubjectKind, 'person'>
  /** For a story: the worry that it belongs to. */
  subjectId: string
  postId: string
  authorId: string
  verdict: ScreeningResult
}
type Concern = { kind: SubjectKind; subjectId: string; postId: string | null; authorId: string }
type Misuse = { senderId: string; reporterId: string }

/** The door of moderation for the modules that open cases. */
export function moderationCases({ database }: { database: Database }) {
  const store = caseStore(database)
  return {
    /**
     * Opens a case about what the screening found, or joins the open one. To be called whenever the verdict has reasons, in the
     * transaction of the write.
     */
    async hold({ verdict, ...about }: Held): Promise<void> {
      if (verdict.reasons.length === 0) return
      const { id, isNew } = await store.open({
        ...about,
        source: 'screening',
        isUrgent: verdict.isUrgent,
        dangerLevel: verdict.dangerLevel,
        screening: verdict.reasons,
      })
      if (isNew) await store.record({ caseId: id, what: 'opened' })
      if (verdict.status === 'pending') await store.record({ caseId: id, what: 'held', detail: verdict.reasons.join(', ') })
    },

    /** Opens an urgent case, or joins the open one, because somebody is worried. Who that is stands nowhere in it. */
    async concern(about: Concern): Promise<{ caseId: string }> {
      const { id, isNew } = await store.open({ ...about, source: 'concern', isUrgent: true })
      if (isNew) await store.record({ caseId: id, what: 'opened' })
      await store.record({ caseId: id, what: 'concern' })
      return { caseId: id }
    },

    /** Opens a case about whoever sent messages of concern that were not meant kindly. A second report of the same sender joins it. */
    async misuse({ senderId, reporterId }: Misuse): Promise<{ caseId: string }> {
      const about = { kind: 'person', subjectId: senderId } as const
      const { id: caseId, isNew } = await store.open({ ...about, postId: null, authorId: senderId, source: 'report' })
      if (isNew) await store.record({ caseId, what: 'opened' })
      const report = {
        kind: about.kind,
        subject_id: senderId,
        reporter_id: reporterId,
        reason: 'concern-misuse',
        details: null,
      } as const
      if (await store.addReport({ case_id: caseId, ...report })) {
        await store.record({ caseId, what: 'reported', who: reporterId, detail: report.reason })
        await store.countReport(caseId, { isUrgent: false })
      }
      return { caseId }
    },

    /** Locks the worry that something belongs to: before the sender's row and the case, in the order that everybody locks in. */
    holdPost: store.holdPost,
  }
}
export type ModerationCases = ReturnType<typeof moderationCases>
