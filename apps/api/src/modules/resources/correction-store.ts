import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { lockKeys } from '../../db/lock-keys.ts'
import { selectRows, selectValue } from '../../db/rows.ts'
import type { ResourceCorrection } from '../../db/tables.ts'
import { type SummaryRow, summaryJson } from '../users/index.ts'

export type Corrections = ReadonlyMap<string, ResourceCorrection>
export type ChangeRow = {
  id: number
  resource_id: string
  by: SummaryRow | null
  correction: ResourceCorrection
  /** null: the first change of the entry. */
  before: ResourceCorrection | null
  reason: string
  at: Date
}
type Change = { resourceId: string; who: string; correction: ResourceCorrection; reason: string; at: Date }
type Page = { resourceId?: string | undefined; limit: number; offset: number }

/** The only writer of the table resource_changes. */
export const correctionStore = ({ db }: Pick<Database, 'db'>) => ({
  /** The current corrections by entry. */
  async all(): Promise<Corrections> {
    const rows = await selectRows({ db })<{ resource_id: string; correction: ResourceCorrection }>`
      select distinct on (resource_id) resource_id, correction from resource_changes order by resource_id, id desc`
    return new Map(rows.map(({ resource_id, correction }) => [resource_id, correction]))
  },

  /** The correction of one entry, locked until the transaction ends. */
  async lock(resourceId: string): Promise<ResourceCorrection> {
    await lockKeys({ db }, `resource ${resourceId}`)
    const correction = await selectValue({ db })<ResourceCorrection>`
      select correction from resource_changes where resource_id = ${resourceId} order by id desc limit 1`
    return correction ?? {}
  },

  async add({ resourceId, who, correction, reason, at }: Change) {
    await db()
      .insertInto('resource_changes')
      .values({ resource_id: resourceId, who, correction: JSON.stringify(correction), reason, at })
      .execute()
  },

  newest: ({ resourceId, limit, offset }: Page): Promise<ChangeRow[]> =>
    selectRows({ db })<ChangeRow>`
      select c.id, c.resource_id, c.correction, c.reason, c.at,
        (select b.correction from resource_changes b where b.resource_id = c.resource_id and b.id < c.id order by b.id desc limit 1)
          as before,
        ${summaryJson('u')} as by
      from resource_changes c left join users u on u.id = c.who
      where ${resourceId === undefined ? sql`true` : sql`c.resource_id = ${resourceId}`}
      order by c.id desc limit ${limit} offset ${offset}`,
})
export type CorrectionStore = ReturnType<typeof correctionStore>
