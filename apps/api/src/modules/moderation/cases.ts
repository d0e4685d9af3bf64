import type { SubjectKind } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import type { ScreeningResult } from '../screening/index.ts'
import { caseStore, type NewCase } from './case-store.ts'
import { historyStore } from './history-store.ts'
import { keptTexts } from './kept-texts.ts'
import { reportStore } from './report-store.ts'

type ScreenedContent = {
  kind: Exclude<SubjectKind, 'person'>
  /** For a story: its worry. */
  subjectId: string
  postId: string
  authorId: string
  result: ScreeningResult
}
type Concern = { kind: SubjectKind; subjectId: string; postId: string | null; authorId: string }
type Misuse = { senderId: string; reporterId: string }

/** Opens cases for other modules. Every call joins the caller's transaction. */
export function moderationCases({ database }: { database: Database }) {
  const [cases, reports, history] = [caseStore(database), reportStore(database), historyStore(database)]

  /** Opens a case, or joins the open one. */
  async function open(about: NewCase) {
    const { id, isNew } = await cases.open(about)
    if (isNew) await history.record({ caseId: id, what: 'opened' })
    return id
  }

  return {
    /** Opens a case about the result of a screening, or joins the open one. Called in the transaction of the write, for every screening. */
    async openFromScreening({ result, ...about }: ScreenedContent): Promise<void> {
      if (result.reasons.length === 0) return
      const { isUrgent, dangerLevel, reasons } = result
      const caseId = await open({ ...about, source: 'screening', isUrgent, dangerLevel, screening: reasons })
      if (result.status === 'pending') await history.record({ caseId, what: 'held', detail: reasons.join(', ') })
    },

    /** Opens an urgent case for a concern, or joins the open one. The case does not contain the sender. */
    async openFromConcern(about: Concern): Promise<{ caseId: string }> {
      const caseId = await open({ ...about, source: 'concern', isUrgent: true })
      await history.record({ caseId, what: 'concern' })
      return { caseId }
    },

    /** Opens a case about the sender of hurtful messages of concern. A second report of the same sender joins it. */
    async openFromMisuse({ senderId, reporterId }: Misuse): Promise<{ caseId: string }> {
      const caseId = await open({ kind: 'person', subjectId: senderId, postId: null, authorId: senderId, source: 'report' })
      const reason = 'concern-misuse'
      const report = { case_id: caseId, kind: 'person', subject_id: senderId, reporter_id: reporterId, reason } as const
      if (await reports.addReport(report)) {
        await history.record({ caseId, what: 'reported', who: reporterId, detail: reason })
        await reports.countReport(caseId, { isUrgent: false })
      }
      return { caseId }
    },

    /** Keeps what is deleted for the moderators of a case that waits. Called before the deletion, in its transaction. */
    keepDeleted: keptTexts(database).keep,

    /** Locks the worry of a subject before the sender's row and the case, the order in which every writer locks. */
    lockPost: cases.lockPost,
  }
}
export type ModerationCases = ReturnType<typeof moderationCases>
