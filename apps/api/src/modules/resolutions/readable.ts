import { type RawBuilder, sql } from 'kysely'
import { postVisibleTo } from '../visibility/index.ts'

/**
 * The one condition "what this viewer may read of what helped", about the tables `resolutions` and `posts`: one's own in every state,
 * that of others while it is shared, approved, and its worry public and visible. So a story goes away together with the worry's openness.
 */
export function isReadable(viewerId: string | null): RawBuilder<boolean> {
  const isOpen = sql`(resolutions.is_public and resolutions.moderation_status = 'approved' and posts.privacy_level = 'public')`
  if (viewerId === null) return sql`(${isOpen} and ${postVisibleTo(null)})`
  return sql`((resolutions.user_id = ${viewerId} or ${isOpen}) and ${postVisibleTo(viewerId)})`
}
