import type { Database } from '../../db/db.ts'
import { languageOf } from './language-of.ts'

const AT_ONCE = 200
const MOST = 4_000

/** A cleanup task: finds the language of comments that were written before it was kept, some thousands a run. */
export const languageBackfill =
  ({ db }: Pick<Database, 'db'>) =>
  async () => {
    for (let done = 0; done < MOST; done += AT_ONCE) {
      const comments = await db()
        .selectFrom('comments')
        .select(['id', 'content'])
        .where('language', 'is', null)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
      for (const { id, content } of comments) {
        // A change meanwhile has written its own.
        await db()
          .updateTable('comments')
          .set({ language: languageOf(content) })
          .where('id', '=', id)
          .where('language', 'is', null)
          .execute()
      }
      if (comments.length < AT_ONCE) return
    }
  }
