import { type RawBuilder, sql } from 'kysely'
import { isStaying } from '../users/index.ts'

/** A worry whose time has come. Drafts have no time, scheduled ones a later one. */
export const isPublished = sql<boolean>`(posts.published_at is not null and posts.published_at <= now())`

/** Nothing was held or taken down of it. A literal, for the planner. */
const isApproved = sql<boolean>`posts.moderation_status = 'approved'`

/** Whom the viewer does not meet: people behind a block, whoever made it, and people who are leaving. An array of ids. */
export const hiddenFrom = (viewerId: string) => sql<string[]>`array(
    select blocked_id from blocks where blocker_id = ${viewerId} union all select blocker_id from blocks where blocked_id = ${viewerId}
    union all select id from users where leaves_at is not null)`

/**
 * Neither of the two has blocked the other, and the person is not leaving. `person` is a column with an id. A statement that asks this in
 * many places finds `hiddenFrom` out once and says where it keeps that.
 */
export const noBlockBetween = (person: RawBuilder<unknown>, viewerId: string, hidden = hiddenFrom(viewerId)) =>
  sql<boolean>`${person} <> all(${hidden})`

/**
 * The one condition "what this viewer may see", about the table `posts`: every query that returns or counts worries has it.
 * Public ones; those for friends, who are the people that the author follows; one's own in every state. Nothing across a block, and
 * nothing that is held, hidden or taken down: moderators read that in its case, not here.
 * The privacy levels are literals, so that the partial indexes apply; `offset 0` has the follow looked up per row, instead of reading
 * all followers of a well-known viewer into a hash table.
 */
export function visibleTo(viewerId: string | null, hidden?: RawBuilder<string[]>): RawBuilder<boolean> {
  if (viewerId === null)
    return sql`(${isPublished} and posts.privacy_level = 'public' and ${isApproved}
    and ${isStaying(sql.ref('posts.user_id'))})`
  return sql`(posts.user_id = ${viewerId} or (
    ${isPublished} and ${isApproved}
    and (posts.privacy_level = 'public' or (posts.privacy_level = 'friends' and exists (
      select from follows where follows.follower_id = posts.user_id and follows.following_id = ${viewerId} offset 0)))
    and ${noBlockBetween(sql.ref('posts.user_id'), viewerId, hidden)}))`
}

/** The viewer has not muted the author. For lists only: a muted person's worry can still be opened. */
export const notMutedBy = (viewerId: string) =>
  sql<boolean>`posts.user_id <> all(array(select muted_id from mutes where muter_id = ${viewerId}))`

/**
 * How many similar worries of others this viewer may see, for the worry in the row `p`: looked up by index for the rows of a page, with
 * the one rule of visibility, so that a worry that is hidden from somebody changes no number they see. Its author reads no number while
 * the worry is one of distress.
 */
export const similarCount = (viewerId: string | null) => {
  const count = sql<number>`(select count(*)::int from similar_posts s join posts on posts.id = s.other_id
    where s.post_id = p.id and posts.user_id <> p.user_id and ${visibleTo(viewerId)})`
  if (viewerId === null) return count
  return sql<number>`(case when p.user_id = ${viewerId} and exists (
    select from post_analyses mine where mine.post_id = p.id and mine.is_distressed offset 0) then 0 else ${count} end)`
}
