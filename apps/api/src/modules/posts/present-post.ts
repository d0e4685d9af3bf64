import type { Post } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { SummaryRow } from '../users/index.ts'

/** A time in UTC as the database writes it: `2026-01-02 03:04:05.67`. */
type DatabaseTime = string

type Posts = Selectable<Tables['posts']>
type TimeColumn = 'created_at' | 'updated_at' | 'scheduled_for' | 'published_at'

/** A row of the worry queries: the worry with its author. The flags are absent without a viewer. */
export type PostRow = Omit<Posts, TimeColumn | 'long_content' | 'is_scheduled' | 'edited_at' | 'resolved_at'> &
  Omit<SummaryRow, 'id'> & {
    has_long_content: boolean
    scheduled_for: DatabaseTime | null
    published_at: DatabaseTime | null
    is_published: boolean
    created_at: DatabaseTime
    updated_at: DatabaseTime
    is_edited: boolean
    similar_count: number
    is_resolved: boolean
    is_own?: boolean
    is_following_author?: boolean
    is_showing_support?: boolean
    has_me_too?: boolean
    is_saved?: boolean
  }

/** Converts `2026-01-02 03:04:05.67` to the contract's format. A page has sixty times: `Date` would be the largest cost. */
export function isoTime(time: DatabaseTime): string {
  const [seconds, fraction = ''] = time.split('.')
  return `${seconds?.slice(0, 10)}T${seconds?.slice(11)}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

/** A worry counts as published from its time on, whether or not the job has run. */
export const presentPost = (card: PostRow): Post => ({
  id: card.id,
  userId: card.user_id,
  user: { id: card.user_id, username: card.username, displayName: card.display_name, avatarUrl: card.avatar_url },
  worryPrompt: card.worry_prompt,
  shortContent: card.short_content,
  hasLongContent: card.has_long_content,
  privacyLevel: card.privacy_level,
  commentsEnabled: card.comments_enabled,
  isScheduled: !card.is_published,
  scheduledFor: card.scheduled_for === null || card.is_published ? null : isoTime(card.scheduled_for),
  publishedAt: card.published_at !== null && card.is_published ? isoTime(card.published_at) : null,
  createdAt: isoTime(card.created_at),
  updatedAt: isoTime(card.updated_at),
  isEdited: card.is_edited,
  supportCount: card.support_count,
  meTooCount: card.me_too_count,
  commentCount: card.comment_count,
  similarCount: card.similar_count,
  contentWarning: card.content_warning,
  wish: card.wish,
  topics: card.topics,
  category: card.category,
  language: card.language,
  isResolved: card.is_resolved,
  moderationStatus: card.moderation_status,
  isOwnPost: card.is_own ?? false,
  isFollowingAuthor: card.is_following_author ?? false,
  isShowingSupport: card.is_showing_support ?? false,
  hasMeToo: card.has_me_too ?? false,
  isSaved: card.is_saved ?? false,
})

export const presentFullPost = (card: PostRow & { long_content: string | null }): Post => ({
  ...presentPost(card),
  longContent: card.long_content,
})
