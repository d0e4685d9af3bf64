import type { Post, Resolution, ResolutionStory } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** A row of the resolution queries. */
export type ResolutionRow = Omit<Selectable<Tables['resolutions']>, 'user_id' | 'method_keys' | 'method_keys_by'>

export const presentResolution = (row: ResolutionRow): Resolution => ({
  postId: row.post_id,
  copingMethods: row.coping_methods,
  resolutionStory: row.story,
  helpfulnessRating: row.rating,
  isPublic: row.is_public,
  moderationStatus: row.moderation_status,
  resolvedAt: row.resolved_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export const presentStory = (row: ResolutionRow, post: Post): ResolutionStory => ({
  ...presentResolution(row),
  id: row.post_id,
  post,
})
