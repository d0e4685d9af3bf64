import { sql } from 'kysely'
import { postVisibleTo, withoutHiddenWords } from '../visibility/index.ts'

/** From this similarity on two worries are very close. Of 22 written pairs in the same language, all are one worry in other words. */
export const VERY_CLOSE_FROM = 0.6

/**
 * The number of very close worries of others that this viewer may see, for the worry in the row `p`: looked up by index for the rows of a
 * page, with the visibility rule and the viewer's hidden words, so that it is the number of those listed. Its author gets no number for a
 * worry of distress.
 */
export const similarCount = (viewerId: string | null) => {
  const shown = viewerId === null ? sql`` : sql`and ${withoutHiddenWords(viewerId, 'everywhere')}`
  const count = sql<number>`(select count(*)::int from similar_posts s join posts on posts.id = s.other_id
    where s.post_id = p.id and s.similarity >= ${sql.lit(VERY_CLOSE_FROM)} and posts.user_id <> p.user_id
      and ${postVisibleTo(viewerId)} ${shown})`
  if (viewerId === null) return count
  return sql<number>`(case when p.user_id = ${viewerId} and exists (
    select from post_analyses mine where mine.post_id = p.id and mine.is_distressed offset 0) then 0 else ${count} end)`
}
