import type { Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { type ModeratedSubject, moderationStatusOf } from './demo-case-rows.ts'
import type { Comment, Moderation, Worry } from './demo-community.ts'
import { demoId } from './demo-id.ts'
import { notificationRows } from './demo-notification-rows.ts'

const MINUTE = 60_000

type Context = {
  now: Date
  /** Usernames of the inserted people: only they react. */
  seeded: ReadonlySet<string>
}

type CommentRow = Omit<Selectable<Tables['comments']>, 'phrase' | 'language' | 'is_screened' | 'edited_at' | 'removed_at'>
type SeededComment = { row: CommentRow; answeredBy: string | null; moderation: Moderation | undefined }

const userId = (username: string) => demoId(`person ${username}`)

/** A post with its reactions, as rows; its counters match them. */
export function postRows(worry: Worry, index: number, { now, seeded }: Context) {
  const { by, support = [], meToo = [], comments = [], moderation } = worry
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE)
  const id = demoId(`worry ${index} ${by}`)
  const writtenAt = ago(Math.max(worry.minutesAgo, 0) + (worry.minutesAgo < 0 ? 30 : 0))
  const publishedAt = worry.isDraft ? null : ago(worry.minutesAgo)
  const start = publishedAt ?? writtenAt
  const isScheduled = publishedAt === null || publishedAt > now
  /** Nothing is dated in the future. */
  const minutesAfter = (minutes: number) => new Date(Math.min(start.getTime() + minutes * MINUTE, now.getTime()))

  const supports = reactionRows(support)
  const meToos = reactionRows(meToo)
  const seededComments = commentRows(comments)
  const visible = seededComments.flatMap(({ row, answeredBy }) =>
    row.moderation_status === 'approved' ? [{ ...row, answeredBy }] : [],
  )
  const resolutions = resolutionRows()

  return {
    post: {
      id,
      user_id: userId(by),
      worry_prompt: worry.prompt,
      short_content: worry.shortContent.normalize('NFC'),
      long_content: worry.longContent?.normalize('NFC') ?? null,
      privacy_level: worry.privacyLevel ?? ('public' as const),
      is_scheduled: isScheduled,
      scheduled_for: isScheduled ? publishedAt : null,
      published_at: publishedAt,
      created_at: writtenAt,
      updated_at: writtenAt,
      content_warning: worry.contentWarning ?? null,
      resolved_at: resolutions[0]?.resolved_at ?? null,
      support_count: supports.length,
      me_too_count: meToos.length,
      comment_count: visible.length,
    },
    supports,
    meToos,
    resolutions,
    comments: seededComments.map(({ row }) => row),
    notifications: notificationRows({ authorId: userId(by), postId: id, supports, meToos, comments: visible }),
    moderated: moderatedSubjects(),
  }

  /** Spread over the first two thirds of the time since the post was published. */
  function reactionRows(usernames: string[]) {
    const step = (now.getTime() - start.getTime()) / MINUTE / 1.5 / (usernames.length + 1)
    return usernames
      .filter((username) => seeded.has(username) && username !== by)
      .map((username, i) => ({ user_id: userId(username), post_id: id, created_at: minutesAfter(step * (i + 1)) }))
  }

  function commentRows(list: Comment[], parent: CommentRow | null = null): SeededComment[] {
    return list
      .filter((comment) => seeded.has(comment.by))
      .flatMap((comment) => {
        const row = {
          id: demoId(`comment ${id} ${comment.by} ${comment.after}`),
          post_id: id,
          user_id: userId(comment.by),
          parent_id: parent?.id ?? null,
          answered_id: parent?.id ?? null,
          depth: parent ? parent.depth + 1 : 0,
          content: comment.text.normalize('NFC'),
          moderation_status: moderationStatusOf(comment.moderation ?? {}),
          created_at: minutesAfter(comment.after),
          updated_at: minutesAfter(comment.after),
        }
        const seededComment = { row, answeredBy: parent?.user_id ?? null, moderation: comment.moderation }
        return [seededComment, ...commentRows(comment.replies ?? [], row)]
      })
  }

  function resolutionRows() {
    const { resolution } = worry
    if (!resolution) return []
    const { after, methods, story, rating = null, isShared } = resolution
    return [
      {
        post_id: id,
        user_id: userId(by),
        coping_methods: methods.map((method) => method.normalize('NFC')),
        story: story?.normalize('NFC') ?? null,
        rating,
        is_public: isShared,
        resolved_at: minutesAfter(after),
        updated_at: minutesAfter(after),
      },
    ]
  }

  function moderatedSubjects(): ModeratedSubject[] {
    const subjects = [
      { kind: 'post' as const, id, authorId: userId(by), createdAt: start, moderation },
      ...seededComments.map(({ row, moderation: commentModeration }) => ({
        ...{ kind: 'comment' as const, id: row.id, authorId: row.user_id, createdAt: row.created_at },
        moderation: commentModeration,
      })),
    ]
    return subjects.flatMap(({ moderation: subjectModeration, ...subject }) =>
      subjectModeration ? [{ ...subject, postId: id, moderation: subjectModeration }] : [],
    )
  }
}
