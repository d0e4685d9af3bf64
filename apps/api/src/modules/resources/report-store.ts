import type { ResourceReportForm } from '@worrystone/contracts'
import { type Selectable, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { getValue, selectExists, selectRows } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'

/** The maximum of open reports of one entry: further ones are not stored. */
const MAX_OPEN = 20
const CLOSED_RETENTION_MS = 90 * 24 * 60 * 60_000

type ReportRow = Selectable<Tables['resource_reports']>
type Page = { limit: number; offset: number }

/** The only writer of the table resource_reports. */
export const reportStore = ({ db }: Pick<Database, 'db'>) => ({
  async add(resourceId: string, { problem, details }: ResourceReportForm, at: Date) {
    await sql`
      insert into resource_reports (id, resource_id, problem, details, reported_at)
      select ${uuid()}, ${resourceId}, ${problem}, ${details || null}, ${at}
      where (select count(*) from (select from resource_reports where resource_id = ${resourceId} and closed_at is null
        limit ${sql.lit(MAX_OPEN)}) open) < ${sql.lit(MAX_OPEN)}`.execute(db())
  },

  /** Reports about entries in `first` come before the others, each group oldest first. */
  open: (first: string[], { limit, offset }: Page) =>
    selectRows({ db })<ReportRow>`
      select * from resource_reports where closed_at is null
      order by resource_id = any(${first}::text[]) desc, reported_at, id limit ${limit} offset ${offset}`,

  countOpen: (): Promise<number> =>
    getValue({ db })<number>`select count(*)::int as count from resource_reports where closed_at is null`,

  /** Returns false if there is no such report; idempotent. */
  close: (id: string, at: Date): Promise<boolean> =>
    selectExists({ db })`update resource_reports set closed_at = coalesce(closed_at, ${at}) where id = ${id} returning 1`,

  async deleteClosed(now: Date) {
    const closedBefore = new Date(now.getTime() - CLOSED_RETENTION_MS)
    await db().deleteFrom('resource_reports').where('closed_at', '<', closedBefore).execute()
  },
})
export type ReportStore = ReturnType<typeof reportStore>
