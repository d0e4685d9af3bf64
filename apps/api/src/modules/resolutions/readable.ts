import { type RawBuilder, sql } from 'kysely'
import { postVisibleTo } from '../visibility/index.ts'

/**
 * The only condition for reading resolutions, about the tables `resolutions` and `posts`: the viewer's own in every state, those of
 * others while they are shared and approved and their worry is public and visible.
 */
export function isStoryReadable(viewerId: string | null): RawBuilder<boolean> {
  const isShared = sql`(resolutions.is_public and resolutions.moderation_status = 'approved' and posts.privacy_level = 'public')`
  if (viewerId === null) return sql`(${isShared} and ${postVisibleTo(null)})`
  return sql`((resolutions.user_id = ${viewerId} or ${isShared}) and ${postVisibleTo(viewerId)})`
}
