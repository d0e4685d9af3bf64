import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { content, contentForModerators, isUndecided, nullIfEmpty } from './case-sql.ts'

type Deleted = { postId: string } | { kind: 'comment' | 'story'; id: string }

/** The only writer of the table moderation_kept_texts: what was deleted while a case about it waits. */
export const keptTexts = ({ db }: Pick<Database, 'db'>) => ({
  /** Called before the deletion, in its transaction. Keeps what moderators can read at this moment, so nothing that is private. */
  async keep(deleted: Deleted) {
    const isDeleted: RawBuilder<unknown> =
      'postId' in deleted ? sql`c.post_id = ${deleted.postId}` : sql`c.kind = ${deleted.kind} and c.subject_id = ${deleted.id}`
    await sql`
      insert into moderation_kept_texts (case_id, content)
      select c.id, ${content} from moderation_cases c ${contentForModerators}
      where (${isUndecided} or c.appeal = 'open') and ${isDeleted} and ${nullIfEmpty(content)} is not null
      on conflict (case_id) do update set content = excluded.content, kept_at = now()`.execute(db())
  },

  /** When the case ends. */
  async forget(caseId: string) {
    await db().deleteFrom('moderation_kept_texts').where('case_id', '=', caseId).execute()
  },
})
