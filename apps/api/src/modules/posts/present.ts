import type { Post } from '@worrystone/contracts'

/** A worry as the queries of this room read it. The flags are left out when nobody is signed in. */
export type Card = {
  id: string
  user_id: string
  username: string
  display_name: string | null
  avatar_url: string | null
  worry_prompt: string
  short_content: string
  long_content?: string | null
  has_long_content: boolean
  privacy_level: Post['privacyLevel']
  comments_enabled: boolean
  scheduled_for: Date | null
  published_at: Date | null
  is_published: boolean
  created_at: Date
  updated_at: Date
  edited_at: Date | null
  support_count: number
  me_too_count: number
  comment_count: number
  similar_count: number
  is_own?: boolean
  is_following_author?: boolean
  is_showing_support?: boolean
  has_me_too?: boolean
}

const iso = (time: Date | null) => (time === null ? null : time.toISOString())

/** Once its time has come a worry is published, whether or not the job of that time has run. */
export const present = (card: Card): Post => ({
  id: card.id,
  userId: card.user_id,
  user: { id: card.user_id, username: card.username, displayName: card.display_name, avatarUrl: card.avatar_url },
  worryPrompt: card.worry_prompt,
  shortContent: card.short_content,
  ...(card.long_content !== undefined && { longContent: card.long_content }),
  hasLongContent: card.has_long_content,
  privacyLevel: card.privacy_level,
  commentsEnabled: card.comments_enabled,
  isScheduled: !card.is_published,
  scheduledFor: card.is_published ? null : iso(card.scheduled_for),
  publishedAt: card.is_published ? iso(card.published_at) : null,
  createdAt: card.created_at.toISOString(),
  updatedAt: card.updated_at.toISOString(),
  isEdited: card.edited_at !== null,
  supportCount: card.support_count,
  meTooCount: card.me_too_count,
  commentCount: card.comment_count,
  similarCount: card.similar_count,
  isOwnPost: card.is_own ?? false,
  isFollowingAuthor: card.is_following_author ?? false,
  isShowingSupport: card.is_showing_support ?? false,
  hasMeToo: card.has_me_too ?? false,
})
