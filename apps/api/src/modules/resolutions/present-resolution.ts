import type { ModerationStatus, Post, Resolution, ResolutionStory } from '@worrystone/contracts'

/** A row of the resolution queries. */
export type ResolutionRow = {
  post_id: string
  coping_methods: string[]
  story: string | null
  rating: number | null
  is_public: boolean
  moderation_status: ModerationStatus
  resolved_at: Date
  updated_at: Date
}

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
