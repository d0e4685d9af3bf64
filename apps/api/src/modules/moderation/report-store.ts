import type { SubjectKind } from '@worrystone/contracts'
import { type Insertable, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { getValue, selectExists, selectRows, selectValues } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'
import { summaryJson } from '../users/index.ts'
import { MAX_WITH_CASE } from './history-store.ts'
import type { ReportRow } from './present.ts'

type Paging = { limit: number; offset: number }

/** The only writer of the table reports, and of their counts in moderation_cases. */
export const reportStore = ({ db }: Pick<Database, 'db'>) => ({
  hasReported: (reporterId: string, kind: SubjectKind, subjectId: string): Promise<boolean> =>
    selectExists({ db })`select from reports where reporter_id = ${reporterId} and kind = ${kind} and subject_id = ${subjectId}`,

  /** False if this user has reported it before. */
  async addReport(report: Omit<Insertable<Tables['reports']>, 'id'>): Promise<boolean> {
    const row = await db()
      .insertInto('reports')
      .values({ id: uuid(), ...report })
      .onConflict((conflict) => conflict.constraint('reports_once').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** Counts one more report of the case. `isUrgent`: it becomes urgent. */
  async countReport(caseId: string, { isUrgent }: { isUrgent: boolean }): Promise<void> {
    const urgent = isUrgent ? sql`, is_urgent = true, urgent_since = coalesce(urgent_since, now())` : sql``
    await sql`
      update moderation_cases set report_count = report_count + 1, updated_at = now()${urgent} where id = ${caseId}`.execute(db())
  },

  /** How many of the case's reports are by verified users who joined before then. */
  countEstablished: (caseId: string, joinedBefore: Date): Promise<number> => getValue({ db })<number>`
      select count(*)::int as count from reports r join users u on u.id = r.reporter_id
      where r.case_id = ${caseId} and u.email_verified_at is not null and u.created_at < ${joinedBefore}`,

  reporters: (caseId: string): Promise<string[]> =>
    selectValues({ db })<string>`select reporter_id from reports where case_id = ${caseId}`,

  reportsOf: (caseId: string): Promise<ReportRow[]> =>
    selectRows({ db })<ReportRow>`
      select r.id, r.reason, r.details, r.created_at, ${summaryJson('u')} as reporter from reports r join users u on u.id = r.reporter_id
      where r.case_id = ${caseId} order by r.created_at, r.id limit ${sql.lit(MAX_WITH_CASE)}`,

  /** All reports of a subject, of all cases, newest first. */
  reportsAbout: (kind: SubjectKind, subjectId: string, { limit, offset }: Paging): Promise<ReportRow[]> =>
    selectRows({ db })<ReportRow>`
      select r.id, r.reason, r.details, r.created_at, ${summaryJson('u')} as reporter
      from moderation_cases c join reports r on r.case_id = c.id join users u on u.id = r.reporter_id
      where c.subject_id = ${subjectId} and c.kind = ${kind}
      order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`,
})
