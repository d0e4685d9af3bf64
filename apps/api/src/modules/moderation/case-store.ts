import type { DangerLevel, ScreeningReason, SubjectKind } from '@worrystone/contracts'
import { type Selectable, sql, type Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { getRow } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'

export type NewCase = {
  kind: SubjectKind
  subjectId: string
  postId: string | null
  authorId: string
  source: 'report' | 'screening' | 'concern'
  isUrgent?: boolean
  dangerLevel?: DangerLevel
  screening?: ScreeningReason[]
}

/** The only writer of the table moderation_cases, except for the counts of reports. */
export const caseStore = ({ db }: Pick<Database, 'db'>) => ({
  /** The undecided case about a subject, created if there is none, locked until the transaction ends. */
  async open({ kind, subjectId, postId, authorId, source, isUrgent = false, dangerLevel = 0, screening = [] }: NewCase) {
    const concerns = source === 'concern' ? 1 : 0
    const { id, is_new } = await getRow({ db })<{ id: string; is_new: boolean }>`
      insert into moderation_cases as mine (id, kind, subject_id, post_id, author_id, source, is_urgent, danger_level, urgent_since,
        concern_count, screening)
      values (${uuid()}, ${kind}, ${subjectId}, ${postId}, ${authorId}, ${source}, ${isUrgent}, ${dangerLevel},
        case when ${isUrgent}::boolean then now() end, ${concerns}, ${screening}::text[])
      on conflict (kind, subject_id) where state in ('open', 'in_work') do update set
        is_urgent = mine.is_urgent or excluded.is_urgent,
        -- A case that rises in the queue begins its time there.
        urgent_since = case when (excluded.is_urgent and not mine.is_urgent) or (excluded.danger_level = 3 and mine.danger_level < 3)
          then now() else mine.urgent_since end,
        danger_level = greatest(mine.danger_level, excluded.danger_level),
        concern_count = mine.concern_count + excluded.concern_count,
        screening = array(select distinct unnest(mine.screening || excluded.screening) order by 1),
        updated_at = now()
      returning id, xmax = 0 as is_new`
    return { id, isNew: is_new }
  },

  /** Locks the worry of a subject. Always before the case, the order in which every writer locks. */
  async lockPost(postId: string) {
    await sql`select from posts where id = ${postId} for no key update`.execute(db())
  },

  async postOf(id: string): Promise<string | null> {
    const row = await db().selectFrom('moderation_cases').select('post_id').where('id', '=', id).executeTakeFirst()
    return row?.post_id ?? null
  },

  /** The case, locked until the transaction ends. */
  lock: (id: string): Promise<Selectable<Tables['moderation_cases']> | undefined> =>
    db().selectFrom('moderation_cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  async change(id: string, set: Updateable<Tables['moderation_cases']>) {
    await db()
      .updateTable('moderation_cases')
      .set({ ...set, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute()
  },
})
