import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { buildOnce } from '../../db/build-once.ts'
import type { Database } from '../../db/db.ts'
import { isForeignKeyViolation } from '../../db/failures.ts'
import { unauthorized } from '../../http/app-error.ts'
import { telling, untelling } from '../notifications/index.ts'
import { counting, noBlockBetween, visibleTo } from '../posts/index.ts'
import type { SummaryRow } from '../users/index.ts'

type Values = { userId: string; postId: string }
type Counted = { support_count: number }
type Found = Counted & { author_id: string; is_showing_support: boolean }
type Rows = { offset: number; rows: number }

/**
 * The only writer of the table supports. A toggle is one statement, and counts the rows that it adds or removes itself: whatever happens
 * at the same time or breaks off in between, the counter and the rows agree.
 */
export function supportStore(database: Database) {
  const adding = buildOnce<Values & { noticeId: string }, Counted>(
    database.db(),
    (param) => sql`
      with fresh as (
        insert into supports (user_id, post_id)
        select ${param('userId')}, posts.id from posts
        where posts.id = ${param('postId')} and posts.user_id <> ${param('userId')} and ${visibleTo(param('userId'))}
        on conflict do nothing returning post_id
      ), counted as (
        ${counting('support_count', sql`1`)} from fresh where posts.id = fresh.post_id
        returning posts.support_count, posts.id as post_id, posts.user_id as author_id
      ), told as (${telling(
        {
          id: param('noticeId'),
          to: sql`counted.author_id`,
          kind: 'support',
          actorId: param('userId'),
          postId: sql`counted.post_id`,
        },
        sql`counted`,
      )})
      select support_count from counted`,
  )

  const removing = buildOnce<Values, Counted>(
    database.db(),
    (param) => sql`
      with gone as (
        delete from supports using posts where supports.user_id = ${param('userId')} and supports.post_id = ${param('postId')}
          and posts.id = supports.post_id and ${visibleTo(param('userId'))}
        returning supports.post_id
      ), counted as (
        ${counting('support_count', sql`-1`)} from gone where posts.id = gone.post_id
        returning posts.support_count, posts.id as post_id, posts.user_id as author_id
      ), untold as (${untelling(
        { to: sql`counted.author_id`, kind: 'support', actorId: param('userId'), postId: sql`counted.post_id` },
        sql`counted`,
      )})
      select support_count from counted`,
  )

  const supported = (userId: string) => sql`supports join posts on posts.id = supports.post_id
    where supports.user_id = ${userId} and ${visibleTo(userId)}`

  return {
    /** The new count; undefined if there was nothing to add. */
    async add(userId: string, postId: string): Promise<number | undefined> {
      try {
        const { rows } = await database.db().executeQuery(adding({ userId, postId, noticeId: uuid() }))
        return rows[0]?.support_count
      } catch (thrown) {
        // The account is gone, its access token lives a few minutes longer.
        throw isForeignKeyViolation(thrown) ? unauthorized() : thrown
      }
    },

    /** The new count; undefined if there was nothing to remove. */
    async remove(userId: string, postId: string): Promise<number | undefined> {
      const { rows } = await database.db().executeQuery(removing({ userId, postId }))
      return rows[0]?.support_count
    },

    async find(viewerId: string | null, postId: string): Promise<Found | undefined> {
      const { rows } = await sql<Found>`
        select posts.support_count, posts.user_id as author_id,
          exists (select from supports where user_id = ${viewerId}::uuid and post_id = posts.id) as is_showing_support
        from posts where posts.id = ${postId} and ${visibleTo(viewerId)}`.execute(database.db())
      return rows[0]
    },

    /** Who supports a worry, the latest first, as far as its author may meet them. */
    async people(postId: string, { authorId, offset, rows: limit }: Rows & { authorId: string }) {
      const { rows } = await sql<SummaryRow & { created_at: Date }>`
        select users.id, users.username, users.display_name, users.avatar_url, supports.created_at
        from supports join users on users.id = supports.user_id
        where supports.post_id = ${postId} and ${noBlockBetween(sql.ref('users.id'), authorId)}
        order by supports.created_at desc, users.id desc offset ${offset} limit ${limit}`.execute(database.db())
      return rows
    },

    /** The ids of the worries that somebody supports and may still see, the latest first. */
    async supportedBy(userId: string, { offset, rows: limit }: Rows): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select posts.id from ${supported(userId)}
        order by supports.created_at desc, posts.id desc offset ${offset} limit ${limit}`.execute(database.db())
      return rows.map(({ id }) => id)
    },

    async countSupportedBy(userId: string, most: number): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from (select from ${supported(userId)} limit ${most}) found`.execute(database.db())
      return rows[0]?.total ?? 0
    },
  }
}
export type SupportStore = ReturnType<typeof supportStore>
