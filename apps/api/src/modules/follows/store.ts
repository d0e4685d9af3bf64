import type { EarlierWorries } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { mapForeignKeyViolation } from '../../db/failures.ts'
import { lockKeys } from '../../db/lock-keys.ts'
import { getRow, getValue, selectExists, selectRows } from '../../db/rows.ts'
import { notFound } from '../../http/app-error.ts'
import { type SummaryRow, summaryJson } from '../users/index.ts'
import { isPublished, personVisibleTo } from '../visibility/index.ts'

/** The direction of follows: to the user (followers), or from the user (followed). */
export type Side = 'followers' | 'following'
export type FollowRow = { id: string; is_following: boolean; follower: SummaryRow; following: SummaryRow }

/** The only writer of the table follows. */
export const followStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Locks the pair until the transaction ends. */
  async lockPair(userId: string, otherId: string) {
    const pair = [userId, otherId].sort().join(' ')
    await lockKeys({ db }, `follows ${pair}`)
  },

  /** True if it is new. It shows the follower's worries for friends, from now on only if that is what they chose. */
  add: (followerId: string, followingId: string, now: Date): Promise<boolean> =>
    mapForeignKeyViolation(
      selectExists({ db })`
        insert into follows (follower_id, following_id, since)
        select users.id, ${followingId}::uuid, case when not users.shows_earlier_worries then ${now}::timestamptz end
        from users where users.id = ${followerId}
        on conflict do nothing returning id`,
      notFound,
    ),

  /** True if a row was deleted. */
  remove: (followerId: string, followingId: string): Promise<boolean> =>
    selectExists({ db })`delete from follows where follower_id = ${followerId} and following_id = ${followingId} returning 1`,

  has: (followerId: string, followingId: string): Promise<boolean> =>
    selectExists({ db })`select from follows where follower_id = ${followerId} and following_id = ${followingId}`,

  /** What the author chose about earlier worries for friends, and how many of them a friend would see, counted up to `max`. */
  earlierWorries: (userId: string, max: number): Promise<EarlierWorries> =>
    getRow({ db })<EarlierWorries>`
      select users.shows_earlier_worries as shows, (select count(*)::int from (
        select from posts where posts.user_id = users.id and posts.privacy_level = 'friends' and posts.moderation_status = 'approved'
          and ${isPublished} limit ${max}) earlier) as count
      from users where users.id = ${userId}`,

  /** The follows of that side, the newest first, without users behind a block of the viewer. */
  async list(side: Side, userId: string, { viewerId, offset, rows: limit }: Page): Promise<FollowRow[]> {
    const { own, other } = followColumns(side)
    return selectRows({ db })<FollowRow>`
      select follows.id, ${summaryJson('follower')} as follower, ${summaryJson('following')} as following,
        exists (select from follows mine where mine.follower_id = ${viewerId}::uuid and mine.following_id = users.id) as is_following
      from follows
        join users on users.id = ${other}
        join users follower on follower.id = follows.follower_id
        join users following on following.id = follows.following_id
      where ${own} = ${userId} and ${personVisibleTo(sql.ref('users.id'), viewerId)}
      order by follows.created_at desc, users.id desc offset ${offset} limit ${limit}`
  },

  /** The number of follows on that side, counted up to `max`. */
  async count(side: Side, userId: string, { viewerId, max }: { viewerId: string | null; max: number | null }): Promise<number> {
    const { own, other } = followColumns(side)
    return getValue({ db })<number>`
      select count(*)::int as total from (
        select from follows join users on users.id = ${other} where ${own} = ${userId} and ${personVisibleTo(sql.ref('users.id'), viewerId)} limit ${max}
      ) counted`
  },
})

type Page = { viewerId: string | null; offset: number; rows: number }

const followColumns = (side: Side) => {
  const [follower, followed] = [sql.ref('follows.follower_id'), sql.ref('follows.following_id')]
  return side === 'followers' ? { own: followed, other: follower } : { own: follower, other: followed }
}
export type FollowStore = ReturnType<typeof followStore>
