import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getValue, selectValues } from '../../db/rows.ts'
import { deleteNotice, insertNotice } from '../notifications/index.ts'
import { toggleStore } from '../posts/index.ts'
import { postVisibleTo } from '../visibility/index.ts'

type Rows = { offset: number; rows: number }

/** The only writer of the table supports. */
export function supportStore(database: Database) {
  const supported = (userId: string) => sql`supports join posts on posts.id = supports.post_id
    where supports.user_id = ${userId} and ${postVisibleTo(userId)}`

  return {
    ...toggleStore(database, {
      table: 'supports',
      counter: 'support_count',
      notify: (param) => insertNotice({ id: param('noticeId'), ...noticeOf(param('userId')) }, sql`counted`),
      retract: (param) => deleteNotice(noticeOf(param('userId')), sql`counted`),
    }),

    /** The ids of the worries that a person supports and may still see, the latest first. */
    supportedBy: (userId: string, { offset, rows: limit }: Rows): Promise<string[]> => selectValues(database)<string>`
        select posts.id from ${supported(userId)}
        order by supports.created_at desc, posts.id desc offset ${offset} limit ${limit}`,

    countSupportedBy: (userId: string, max: number): Promise<number> => getValue(database)<number>`
        select count(*)::int as total from (select from ${supported(userId)} limit ${max}) counted`,
  }
}
export type SupportStore = ReturnType<typeof supportStore>

const noticeOf = (actorId: string) => ({
  to: sql`counted.author_id`,
  kind: 'support' as const,
  actorId,
  postId: sql`counted.post_id`,
})
