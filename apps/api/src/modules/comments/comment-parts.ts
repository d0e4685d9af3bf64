import type { ModerationStatus } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { forbidden, notFound } from '../../http/app-error.ts'
import type { Idempotency } from '../../http/idempotency.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Bus } from '../../ports/bus.ts'
import type { ModerationCases } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { withdrawalStore } from '../posts/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import type { Screening, ScreeningResult } from '../screening/index.ts'
import { isPostVisible } from '../visibility/index.ts'
import type { CommentListeners } from './comment-listeners.ts'
import type { Reading } from './reading.ts'
import type { CommentStore } from './store.ts'
import { commentSignal } from './streams.ts'

export type Options = {
  database: Database
  store: CommentStore
  reading: Pick<Reading, 'one'>
  screening: Screening
  cases: ModerationCases
  notices: Notices
  bus: Pick<Bus, 'publish'>
  listeners: Pick<CommentListeners, 'hasListeners'>
  assessLevel: AssessLevel
  pauses: Pick<SafetyPauses, 'recordLevel'>
  idempotency: Idempotency
  withdrawals: Pick<ReturnType<typeof withdrawalStore>, 'record'>
}

type ScreenedComment = Pick<NotifiedComment, 'id' | 'post_id' | 'user_id'> & { moderation_status: ModerationStatus }
type NotifiedComment = { id: string; post_id: string; user_id: string; answered_id: string | null }
type Post = NonNullable<Awaited<ReturnType<CommentStore['post']>>>

export type CommentParts = ReturnType<typeof commentParts>

export const isPrivate = ({ privacy_level }: Post) => privacy_level === 'private'

/** Shared by writing, changing, removing and moderating comments. */
export function commentParts(options: Options) {
  const { database, store, reading, screening, cases, notices, bus, listeners, assessLevel } = options

  /** The worry, if the writer can see it. */
  async function getPost(viewer: Viewer, postId: string, { isLocked = false } = {}): Promise<Post> {
    const post = await store.post(viewer.userId, postId, { isLocked })
    if (!post) throw notFound()
    return post
  }

  /** The worry, if the writer can comment on it. */
  async function getOpenPost(viewer: Viewer, postId: string, more?: { isLocked: boolean }) {
    const post = await getPost(viewer, postId, more)
    if (!post.is_published) throw forbidden('A worry can be commented on once it is shared')
    if (!post.comments_enabled) throw forbidden('Comments are disabled for this post')
    return post
  }

  /** The user's own comment below a worry that they can see; 403 if they can read the comment of another user. */
  async function getOwn(viewer: Viewer, id: string) {
    const comment = await store.find(id)
    if (comment?.user_id === viewer.userId) return comment
    const { isRemoved } = await reading.one(viewer, id)
    throw isRemoved ? notFound() : forbidden()
  }

  async function screenShared(
    post: Post,
    userId: string,
    { content, id }: { content: string; id: string },
  ): Promise<ScreeningResult> {
    const isOnPostInDanger = (await assessLevel([post.text])) >= 2
    return screening.screen({ userId, texts: [content], kind: 'comment', isOnPostInDanger, subjectId: id })
  }

  /** A comment below a private worry is only assessed for the safety pause; it is screened when the worry is shared. */
  async function screenFor(post: Post, { userId }: Viewer, written: { content: string; id: string }): Promise<ScreeningResult> {
    if (!isPrivate(post)) return screenShared(post, userId, written)
    return { status: 'approved', reasons: [], isUrgent: false, dangerLevel: await assessLevel([written.content]) }
  }

  /** Opens a case from the result of the screening. A comment that was taken down opens no new one. */
  async function openCase({ id, post_id, user_id, moderation_status }: ScreenedComment, result: ScreeningResult) {
    if (moderation_status === 'rejected') return
    await cases.openFromScreening({ kind: 'comment', subjectId: id, postId: post_id, authorId: user_id, result })
  }

  /**
   * Tells open pages of a comment that others can read from now on, and notifies the author of the answered comment and the author of the
   * worry unless that is the same user.
   */
  async function notify({ id, post_id, user_id, answered_id }: NotifiedComment) {
    if (await listeners.hasListeners(post_id)) await bus.publish('comments', [commentSignal({ id, post_id })])
    const recipients = await store.recipients({ post_id, answered_id })
    if (!recipients) return
    const about = { actorId: user_id, postId: post_id, commentId: id }
    const answered = recipients.answered_id
    if (answered !== null && (await isPostVisible(database, { viewerId: answered, postId: post_id }))) {
      await notices.notify({ to: answered, kind: 'reply', ...about })
    }
    if (recipients.author_id !== answered) await notices.notify({ to: recipients.author_id, kind: 'comment', ...about })
  }

  /** Changes the counter when a comment becomes visible or hidden. */
  async function recount(postId: string, before: ModerationStatus, after: ModerationStatus) {
    const by = Number(after === 'approved') - Number(before === 'approved')
    if (by === 1 || by === -1) await store.count(postId, by)
  }

  return { ...options, getPost, getOpenPost, getOwn, screenShared, screenFor, openCase, notify, recount }
}
