import { type RawBuilder, sql } from 'kysely'

/** A worry whose time has come. Drafts have no time, scheduled ones a later one. */
export const isPublished = sql<boolean>`(posts.published_at is not null and posts.published_at <= now())`

/** Neither of the two has blocked the other. `person` is a column with an id. */
export const noBlockBetween = (person: RawBuilder<unknown>, viewerId: string) =>
  sql<boolean>`${person} <> all(array(
    select blocked_id from blocks where blocker_id = ${viewerId} union all select blocker_id from blocks where blocked_id = ${viewerId}))`

/**
 * The one condition "what this viewer may see", about the table `posts`: every query that returns or counts worries has it.
 * Public ones; those for friends, who are the people that the author follows; one's own in every state. Nothing across a block.
 * The privacy levels are literals, so that the partial indexes apply; `offset 0` has the follow looked up per row, instead of reading
 * all followers of a well-known viewer into a hash table.
 */
export function visibleTo(viewerId: string | null): RawBuilder<boolean> {
  if (viewerId === null) return sql`(${isPublished} and posts.privacy_level = 'public')`
  return sql`(posts.user_id = ${viewerId} or (
    ${isPublished}
    and (posts.privacy_level = 'public' or (posts.privacy_level = 'friends' and exists (
      select from follows where follows.follower_id = posts.user_id and follows.following_id = ${viewerId} offset 0)))
    and ${noBlockBetween(sql.ref('posts.user_id'), viewerId)}))`
}
