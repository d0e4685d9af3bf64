import type { CaseReason, SubjectKind } from '@worrystone/contracts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { getValue, selectRows } from '../../db/rows.ts'
import { summaryJson } from '../users/index.ts'
import { MAX_WITH_CASE } from './history-store.ts'
import type { ReportRow } from './present.ts'

type Paging = { limit: number; offset: number }

/** The only writer of the table reports, and of their counts in moderation_cases. */
export const reportStore = (database: Database) => ({
  async hasReported(reporterId: string, kind: SubjectKind, subjectId: string): Promise<boolean> {
    const row = await database
      .db()
      .selectFrom('reports')
      .select('id')
      .where('reporter_id', '=', reporterId)
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .executeTakeFirst()
    return row !== undefined
  },

  /** False if this user has reported it before. */
  async addReport(report: {
    case_id: string
    kind: SubjectKind
    subject_id: string
    reporter_id: string
    reason: CaseReason
    details: string | null
  }): Promise<boolean> {
    const row = await database
      .db()
      .insertInto('reports')
      .values({ id: uuid(), ...report })
      .onConflict((at) => at.constraint('reports_once').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** Counts one more report of the case. `isUrgent`: it becomes urgent. */
  async countReport(caseId: string, { isUrgent }: { isUrgent: boolean }): Promise<void> {
    await database
      .db()
      .updateTable('moderation_cases')
      .set({
        report_count: sql<number>`report_count + 1`,
        ...(isUrgent && { is_urgent: true, urgent_since: sql<Date>`coalesce(urgent_since, now())` }),
        updated_at: sql`now()`,
      })
      .where('id', '=', caseId)
      .execute()
  },

  /** How many of the case's reports are by verified users who joined before then. */
  countEstablished: (caseId: string, joinedBefore: Date): Promise<number> => getValue(database)<number>`
      select count(*)::int as count from reports r join users u on u.id = r.reporter_id
      where r.case_id = ${caseId} and u.email_verified_at is not null and u.created_at < ${joinedBefore}`,

  async reporters(caseId: string): Promise<string[]> {
    const rows = await database.db().selectFrom('reports').select('reporter_id').where('case_id', '=', caseId).execute()
    return rows.map(({ reporter_id }) => reporter_id)
  },

  reportsOf: (caseId: string): Promise<ReportRow[]> =>
    selectRows(database)<ReportRow>`
      select r.id, r.reason, r.details, r.created_at, ${summaryJson('u')} as reporter from reports r join users u on u.id = r.reporter_id
      where r.case_id = ${caseId} order by r.created_at, r.id limit ${sql.lit(MAX_WITH_CASE)}`,

  /** All reports of a subject, of all cases, newest first. */
  reportsAbout: (kind: SubjectKind, subjectId: string, { limit, offset }: Paging): Promise<ReportRow[]> =>
    selectRows(database)<ReportRow>`
      select r.id, r.reason, r.details, r.created_at, ${summaryJson('u')} as reporter
      from moderation_cases c join reports r on r.case_id = c.id join users u on u.id = r.reporter_id
      where c.subject_id = ${subjectId} and c.kind = ${kind}
      order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`,
})
