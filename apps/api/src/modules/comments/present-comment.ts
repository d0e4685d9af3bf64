import type { Comment, Reply, Thread } from '@worrystone/contracts'
import { isoTime } from '../posts/index.ts'
import type { SummaryRow } from '../users/index.ts'
import { presentLanguage } from './language-of.ts'

/** A comment as the queries of this module return it; times in UTC as the database formats them. */
export type CommentRow = Omit<SummaryRow, 'id'> & {
  id: string
  post_id: string
  user_id: string
  parent_id: string | null
  depth: number
  /** Empty unless the reader can read it. */
  content: string
  phrase: Comment['phrase']
  language: string | null
  is_translatable: boolean
  moderation_status: Comment['moderationStatus']
  is_readable: boolean
  is_own: boolean
  hides_words: boolean | null
  is_edited: boolean
  helped_me: boolean
  reply_count: number
  created_at: string
  updated_at: string
}

export function presentComment(row: CommentRow): Comment {
  const { id, post_id, user_id, username, display_name, avatar_url, is_readable } = row
  return {
    id,
    postId: post_id,
    userId: is_readable ? user_id : null,
    user: is_readable ? { id: user_id, username, displayName: display_name, avatarUrl: avatar_url } : null,
    content: row.content,
    phrase: row.phrase,
    language: is_readable ? presentLanguage(row.language) : null,
    isTranslatable: is_readable && row.is_translatable,
    parentCommentId: row.parent_id,
    replyCount: row.reply_count,
    moderationStatus: is_readable ? row.moderation_status : 'approved',
    isRemoved: !is_readable,
    isOwnComment: is_readable && row.is_own,
    isEdited: is_readable && row.is_edited,
    ...(is_readable && row.hides_words && { hasHiddenWords: true as const }),
    helpedMe: is_readable && row.helped_me,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(is_readable ? row.updated_at : row.created_at),
  }
}

const byParent = (rows: CommentRow[]) => Map.groupBy(rows, ({ parent_id }) => parent_id)

/** Rows of the first level with the rows below them. */
export function presentThreads(rows: CommentRow[]): Thread[] {
  const below = byParent(rows)
  return (below.get(null) ?? []).map((row) => ({ ...presentComment(row), replies: answersBelow(row.id, below) }))
}

/** Rows directly below `parentId`, with their own answers. */
export const presentAnswers = (rows: CommentRow[], parentId: string): Reply[] => answersBelow(parentId, byParent(rows))

const answersBelow = (id: string, below: Map<string | null, CommentRow[]>): Reply[] =>
  (below.get(id) ?? []).map((row) => ({ ...presentComment(row), replies: (below.get(row.id) ?? []).map(presentComment) }))
