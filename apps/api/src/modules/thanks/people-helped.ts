import { sql } from 'kysely'

/** Not of a comment that was taken down. */
const STILL_STANDS = sql<boolean>`(said.comment_id is null or exists (
  select from comments said_of where said_of.id = said.comment_id and said_of.moderation_status = 'approved'))`

/** Rows of thanks to this person that stand, as `said`, with their worry as `posts`; for the site's own decisions and the helper alone. */
export const thanksTo = (helperId: string) => sql`
  thanks said join posts on posts.id = said.post_id and said.helper_id = ${helperId} and ${STILL_STANDS}`
