import { sql } from 'kysely'

/** Not of a comment that was taken down. */
const IS_VALID = sql<boolean>`(received.comment_id is null or exists (
  select from comments thanked where thanked.id = received.comment_id and thanked.moderation_status = 'approved'))`

/** Rows of thanks to this person that are valid, as `received`, with their worry as `posts`; for the site's own decisions and the helper alone. */
export const thanksTo = (helperId: string) => sql`
  thanks received join posts on posts.id = received.post_id and received.helper_id = ${helperId} and ${IS_VALID}`
