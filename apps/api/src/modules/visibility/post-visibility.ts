import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists } from '../../db/rows.ts'
import { personVisibleTo } from './person-visibility.ts'

/** Whether the time of publication has passed. Drafts have none, scheduled worries a later one. */
export const isPublished = sql<boolean>`(posts.published_at is not null and posts.published_at <= now())`

/** Neither held nor taken down. A literal, for the planner. */
const isApproved = sql<boolean>`posts.moderation_status = 'approved'`

/**
 * The rows of `follows` by which people see a worry for friends: those of its author. The followed person is the friend, not the follower.
 * `since`: they see what was published from then on.
 */
export const friendsOf = (authorId: RawBuilder<unknown>, publishedAt: RawBuilder<unknown>) =>
  sql<boolean>`follows.follower_id = ${authorId} and (follows.since is null or follows.since <= ${publishedAt})`

const FRIENDS_OF_AUTHOR = friendsOf(sql.ref('posts.user_id'), sql.ref('posts.published_at'))

/**
 * The only condition for the visibility of worries, about the table `posts`: every query that returns or counts worries has it.
 * Visible are public worries, worries for friends (the people whom the author follows), and the viewer's own in every state; nothing
 * across a block, and nothing held, hidden or taken down, which moderators read in cases.
 * The privacy levels are literals, so that the partial indexes apply; `offset 0` makes PostgreSQL check the follow per row instead of
 * reading all followers of a popular viewer into a hash table.
 */
export function postVisibleTo(viewerId: string | null, hidden?: RawBuilder<string[]>): RawBuilder<boolean> {
  if (viewerId === null)
    return sql`(${isPublished} and posts.privacy_level = 'public' and ${isApproved}
    and ${personVisibleTo(sql.ref('posts.user_id'), null, hidden)})`
  return sql`(posts.user_id = ${viewerId} or (
    ${isPublished} and ${isApproved}
    and (posts.privacy_level = 'public' or (posts.privacy_level = 'friends' and exists (
      select from follows where ${FRIENDS_OF_AUTHOR} and follows.following_id = ${viewerId} offset 0)))
    and ${personVisibleTo(sql.ref('posts.user_id'), viewerId, hidden)}))`
}

export async function isPostVisible(
  { db }: Pick<Database, 'db'>,
  { viewerId, postId }: { viewerId: string | null; postId: string },
): Promise<boolean> {
  return selectExists({ db })`select from posts where posts.id = ${postId} and ${postVisibleTo(viewerId)}`
}
