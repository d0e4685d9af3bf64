import type { Category, ModerationStatus, Post } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { pageQueries } from './page-query.ts'
import { presentPost } from './present-post.ts'

/** The changes of a worry by other modules. Each joins the caller's transaction. */
export const postMutations = (database: Database) => ({
  async moderate(postId: string, status: ModerationStatus) {
    await database.db().updateTable('posts').set({ moderation_status: status }).where('id', '=', postId).execute()
  },

  /** Without `language` that does not change. */
  async categorize(postId: string, category: Category | null, language?: string | null) {
    const change = { category, ...(language !== undefined && { language }) }
    await database.db().updateTable('posts').set(change).where('id', '=', postId).execute()
  },

  /** null: not resolved. */
  async resolve(postId: string, at: Date | null) {
    await database.db().updateTable('posts').set({ resolved_at: at }).where('id', '=', postId).execute()
  },
})

export type Counter = 'support_count' | 'me_too_count' | 'comment_count'

/** The start of a statement that changes a counter of the table posts by `by`. */
export const changeCounter = (counter: Counter, by: RawBuilder<number>) =>
  sql`update posts set ${sql.ref(counter)} = posts.${sql.ref(counter)} + ${by}`

/** Reads worries as cards, in the order of `ids`, without those that the viewer may not see. */
export function postCards(database: Database) {
  const queries = pageQueries(database)
  return async (viewerId: string | null, ids: string[]): Promise<Post[]> => {
    const cards = new Map((await queries.byIds(viewerId, ids)).map((card) => [card.id, presentPost(card)]))
    return ids.flatMap((id) => cards.get(id) ?? [])
  }
}
