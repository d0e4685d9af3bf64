import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { buildOnce } from '../../db/build-once.ts'
import type { Database } from '../../db/db.ts'
import { isForeignKeyViolation } from '../../db/failures.ts'
import { unauthorized } from '../../http/app-error.ts'
import { telling, untelling } from '../notifications/index.ts'
import { counting, noBlockBetween, similarCount, visibleTo } from '../posts/index.ts'
import type { SummaryRow } from '../users/index.ts'

type Values = { userId: string; postId: string }
type Counted = { me_too_count: number }
type Found = Counted & { author_id: string; has_me_too: boolean }

/** The counts that an author is told of: never each one, and never who it was. */
const MILESTONES = [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 1_000_000]

/** The only writer of the table me_toos. A toggle is one statement, as in the room of support. */
export function meTooStore(database: Database) {
  const aMilestone = sql`(select * from counted where me_too_count in (${sql.join(MILESTONES.map((count) => sql.lit(count)))})) reached`

  const adding = buildOnce<Values & { noticeId: string }, Counted>(
    database.db(),
    (param) => sql`
      with fresh as (
        insert into me_toos (user_id, post_id)
        select ${param('userId')}, posts.id from posts
        where posts.id = ${param('postId')} and posts.user_id <> ${param('userId')} and ${visibleTo(param('userId'))}
        on conflict do nothing returning post_id
      ), counted as (
        ${counting('me_too_count', sql`1`)} from fresh where posts.id = fresh.post_id
        returning posts.me_too_count, posts.id as post_id, posts.user_id as author_id
      ), told as (${telling(
        {
          id: param('noticeId'),
          to: sql`reached.author_id`,
          kind: 'me-too',
          causedBy: param('userId'),
          postId: sql`reached.post_id`,
          amount: sql`reached.me_too_count`,
        },
        aMilestone,
      )})
      select me_too_count from counted`,
  )

  const removing = buildOnce<Values, Counted>(
    database.db(),
    (param) => sql`
      with gone as (
        delete from me_toos using posts where me_toos.user_id = ${param('userId')} and me_toos.post_id = ${param('postId')}
          and posts.id = me_toos.post_id and ${visibleTo(param('userId'))}
        returning me_toos.post_id
      ), counted as (
        ${counting('me_too_count', sql`-1`)} from gone where posts.id = gone.post_id
        returning posts.me_too_count, posts.id as post_id, posts.user_id as author_id
      ), untold as (${untelling(
        { to: sql`counted.author_id`, kind: 'me-too', postId: sql`counted.post_id` },
        sql`counted`,
      )} and notifications.amount > counted.me_too_count)
      select me_too_count from counted`,
  )

  return {
    /** The new count; undefined if there was nothing to add. */
    async add(userId: string, postId: string): Promise<number | undefined> {
      try {
        const { rows } = await database.db().executeQuery(adding({ userId, postId, noticeId: uuid() }))
        return rows[0]?.me_too_count
      } catch (thrown) {
        // The account is gone, its access token lives a few minutes longer.
        throw isForeignKeyViolation(thrown) ? unauthorized() : thrown
      }
    },

    /** The new count; undefined if there was nothing to remove. */
    async remove(userId: string, postId: string): Promise<number | undefined> {
      const { rows } = await database.db().executeQuery(removing({ userId, postId }))
      return rows[0]?.me_too_count
    },

    async find(viewerId: string | null, postId: string): Promise<Found | undefined> {
      const { rows } = await sql<Found>`
        select posts.me_too_count, posts.user_id as author_id,
          exists (select from me_toos where user_id = ${viewerId}::uuid and post_id = posts.id) as has_me_too
        from posts where posts.id = ${postId} and ${visibleTo(viewerId)}`.execute(database.db())
      return rows[0]
    },

    /** Me-toos and similar worries that this viewer may see; undefined if the worry is hidden from them. */
    async countSimilar(viewerId: string | null, postId: string): Promise<number | undefined> {
      const { rows } = await sql<{ count: number }>`
        select p.me_too_count + ${similarCount(viewerId)} as count
        from (select posts.* from posts where posts.id = ${postId} and ${visibleTo(viewerId)}) p`.execute(database.db())
      return rows[0]?.count
    },

    /** Who said me-too, the latest first, as far as the worry's author may meet them. */
    async people(postId: string, { authorId, offset, rows: limit }: { authorId: string; offset: number; rows: number }) {
      const { rows } = await sql<SummaryRow & { created_at: Date }>`
        select users.id, users.username, users.display_name, users.avatar_url, me_toos.created_at
        from me_toos join users on users.id = me_toos.user_id
        where me_toos.post_id = ${postId} and ${noBlockBetween(sql.ref('users.id'), authorId)}
        order by me_toos.created_at desc, users.id desc offset ${offset} limit ${limit}`.execute(database.db())
      return rows
    },
  }
}
export type MeTooStore = ReturnType<typeof meTooStore>
