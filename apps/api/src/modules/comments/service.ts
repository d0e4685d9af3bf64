import { COMMENT_LEVELS, type Comment, type Done, type ModerationStatus } from '@worrystone/contracts'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { forbidden, invalidField, notFound } from '../../http/app-error.ts'
import type { Idempotency } from '../../http/idempotency.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ModerationCases, Subject } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { withdrawalStore } from '../posts/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import { type Screening, type ScreeningResult, statusAfterEdit } from '../screening/index.ts'
import { isPostVisible } from '../visibility/index.ts'
import type { Reading } from './reading.ts'
import type { CommentStore } from './store.ts'

const A_DAY_UNVERIFIED = 20
/** Comments that are screened in the transaction that shares their worry. */
const MOST_UNSCREENED = 200

type Parts = {
  database: Database
  store: CommentStore
  reading: Pick<Reading, 'one'>
  screening: Screening
  cases: ModerationCases
  notices: Notices
  assessLevel: AssessLevel
  pauses: Pick<SafetyPauses, 'recordLevel'>
  idempotency: Idempotency
  withdrawals: Pick<ReturnType<typeof withdrawalStore>, 'note'>
}

type Judged = Pick<Written, 'id' | 'post_id' | 'user_id'> & { moderation_status: ModerationStatus }
type Written = { id: string; post_id: string; user_id: string; answered_id: string | null }
type Post = NonNullable<Awaited<ReturnType<CommentStore['post']>>>

/** The rules of writing comments. */
export function commentService({
  database,
  store,
  reading,
  screening,
  cases,
  notices,
  assessLevel,
  pauses,
  idempotency,
  withdrawals,
}: Parts) {
  /** The worry, which the writer may see. */
  async function getPost(viewer: Viewer, postId: string, { isHeld = false } = {}): Promise<Post> {
    const post = await store.post(viewer.userId, postId, { isHeld })
    if (!post) throw notFound()
    return post
  }

  /** The worry, which the writer may comment on. */
  async function openPost(viewer: Viewer, postId: string, more?: { isHeld: boolean }) {
    const post = await getPost(viewer, postId, more)
    if (!post.is_published) throw forbidden('A worry can be commented on once it is shared')
    if (!post.comments_enabled) throw forbidden('Comments are disabled for this post')
    return post
  }

  /** A comment of one's own below a worry that one may see; whoever may read somebody else's learns that it is not theirs. */
  async function own(viewer: Viewer, id: string) {
    const comment = await store.find(id)
    if (comment?.user_id === viewer.userId) return comment
    const { isRemoved } = await reading.one(viewer, id)
    throw isRemoved ? notFound() : forbidden()
  }

  /** Where an answer belongs. What answers the last level stands beside it. */
  async function placeBelow(viewer: Viewer, id: string, postId: string) {
    const answered = await store.readable({ viewerId: viewer.userId, withHeld: false }, { id, postId })
    if (!answered) throw notFound()
    if (answered.moderation_status !== 'approved') throw forbidden('A comment that waits for a moderator cannot be answered yet')
    const isLast = answered.depth === COMMENT_LEVELS - 1
    return {
      parent_id: isLast ? answered.parent_id : answered.id,
      answered_id: answered.id,
      depth: isLast ? answered.depth : answered.depth + 1,
    }
  }

  const isPrivate = ({ privacy_level }: Post) => privacy_level === 'private'

  async function screen(post: Post, userId: string, { content, id }: { content: string; id: string }): Promise<ScreeningResult> {
    const isOnPostInDanger = (await assessLevel([post.words])) >= 2
    return screening.screen({ userId, texts: [content], kind: 'comment', isOnPostInDanger, subjectId: id })
  }

  /** What nobody else can read opens no case; its level is for the writer's own pause. It is screened when the worry is shared. */
  async function verdictOn(post: Post, { userId }: Viewer, written: { content: string; id: string }): Promise<ScreeningResult> {
    if (!isPrivate(post)) return screen(post, userId, written)
    return { status: 'approved', reasons: [], isUrgent: false, dangerLevel: await assessLevel([written.content]) }
  }

  /** Tells moderators what the screening found. What was taken down is seen by nobody, whatever its words are now. */
  async function hold({ id, post_id, user_id, moderation_status }: Judged, verdict: ScreeningResult) {
    if (moderation_status === 'rejected') return
    await cases.openFromScreening({ kind: 'comment', subjectId: id, postId: post_id, authorId: user_id, verdict })
  }

  async function unscreened({ userId }: Viewer, postId: string) {
    const comments = await store.unscreened({ postId, userId, most: MOST_UNSCREENED + 1 })
    if (comments.length <= MOST_UNSCREENED) return comments
    throw invalidField(
      'privacyLevel',
      'Please delete some of your comments first: a worry with more than 200 that only you have seen cannot be shared',
    )
  }

  /** Tells whoever is answered, and the author of the worry unless that is the same person. Only what is shown is told. */
  async function tell({ id, post_id, user_id, answered_id }: Written) {
    const concerned = await store.concerned({ post_id, answered_id })
    if (!concerned) return
    const about = { actorId: user_id, postId: post_id, commentId: id }
    const answered = concerned.answered_id
    if (answered !== null && (await isPostVisible(database, { viewerId: answered, postId: post_id }))) {
      await notices.notify({ to: answered, kind: 'reply', ...about })
    }
    if (concerned.author_id !== answered) await notices.notify({ to: concerned.author_id, kind: 'comment', ...about })
  }

  /** Moves the counter when a comment begins or ceases to be shown. */
  async function recount(postId: string, before: ModerationStatus, after: ModerationStatus) {
    const by = Number(after === 'approved') - Number(before === 'approved')
    if (by === 1 || by === -1) await store.count(postId, by)
  }

  const subject: Subject = {
    async read(id) {
      const comment = await store.find(id)
      return (
        comment && {
          authorId: comment.user_id,
          postId: comment.post_id,
          content: comment.content,
          status: comment.moderation_status,
        }
      )
    },

    setStatus: (id, status) =>
      database.tx(async () => {
        const known = await store.find(id)
        if (!known) return
        await store.hold(known.post_id)
        const comment = await store.find(id)
        if (!comment || comment.moderation_status === status) return
        await store.moderate(id, status)
        await recount(comment.post_id, comment.moderation_status, status)
        // Nobody was told while it was held; whoever was told before is not told again.
        if (status === 'approved') await tell(comment)
      }),

    async isVisibleTo(viewerId, id) {
      const comment = await store.find(id)
      if (!comment || !(await isPostVisible(database, { viewerId, postId: comment.post_id }))) return false
      return (await store.readable({ viewerId, withHeld: false }, { id, postId: comment.post_id })) !== undefined
    },
  }

  return {
    async create(viewer: Viewer, postId: string, form: { content: string; parentCommentId?: string | null | undefined }) {
      const { content, parentCommentId } = form
      await screening.requireNotPaused(viewer.userId)
      const id = uuid()
      const seen = await openPost(viewer, postId)
      const judged = await verdictOn(seen, viewer, { content, id })
      return database.tx(async (): Promise<Comment> => {
        // The worry before its writer, in the same order as where worries are written.
        const post = await openPost(viewer, postId, { isHeld: true })
        const verdict = isPrivate(post) === isPrivate(seen) ? judged : await verdictOn(post, viewer, { content, id })
        if (
          !(await store.isVerified(viewer.userId)) &&
          (await store.countOfDay(viewer.userId, A_DAY_UNVERIFIED)) >= A_DAY_UNVERIFIED
        ) {
          throw forbidden('Please verify your email address to write more than 20 comments a day')
        }
        const place = parentCommentId
          ? await placeBelow(viewer, parentCommentId, postId)
          : { parent_id: null, answered_id: null, depth: 0 }
        const comment = {
          id,
          post_id: postId,
          user_id: viewer.userId,
          content,
          moderation_status: verdict.status,
          is_screened: !isPrivate(post),
          ...place,
        }
        await store.add(comment)
        await pauses.recordLevel(viewer.userId, verdict.dangerLevel)
        if (verdict.status === 'approved') {
          await store.count(postId, 1)
          await tell(comment)
        }
        await hold(comment, verdict)
        return reading.one(viewer, id)
      })
    },

    async edit(viewer: Viewer, id: string, content: string): Promise<Comment> {
      await screening.requireNotPaused(viewer.userId)
      const known = await own(viewer, id)
      const seen = await getPost(viewer, known.post_id)
      if (known.content === content) return reading.one(viewer, id)
      const judged = await verdictOn(seen, viewer, { content, id })
      return database.tx(async () => {
        // The worry before the case: moderators take them in the same order.
        const post = await getPost(viewer, known.post_id, { isHeld: true })
        const verdict = isPrivate(post) === isPrivate(seen) ? judged : await verdictOn(post, viewer, { content, id })
        const comment = await store.find(id)
        if (!comment) throw notFound()
        await hold(comment, verdict)
        await pauses.recordLevel(viewer.userId, verdict.dangerLevel)
        const status = statusAfterEdit(comment.moderation_status, verdict)
        await store.change(id, { content, moderation_status: status, is_screened: !isPrivate(post) })
        await recount(comment.post_id, comment.moderation_status, status)
        return reading.one(viewer, id)
      })
    },

    /** One may always take back what one wrote, also where one can no longer see it. */
    remove: (viewer: Viewer, id: string): Promise<Done> =>
      database.tx(async () => {
        const known = await own(viewer, id)
        await store.hold(known.post_id)
        const comment = await store.find(id)
        if (!comment) throw notFound()
        if (!(await store.isVerified(viewer.userId))) {
          await withdrawals.note({ subjectId: id, userId: viewer.userId, kind: 'comment', at: comment.created_at })
        }
        await store.remove(id)
        if (comment.moderation_status === 'approved') await store.count(comment.post_id, -1)
        await idempotency.forget(viewer, id)
        return { message: 'Your comment was deleted' }
      }),

    /** Starts judging what `screenUnscreened` will find, before the transaction. */
    async prepareUnscreened(viewer: Viewer, postId: string) {
      const contents = (await unscreened(viewer, postId)).map(({ content }) => content)
      await screening.prepare(contents, 'comment')
    },

    /** Screens what was written while only its writer could read the worry, in the transaction that shares it and holds its row. */
    async screenUnscreened(viewer: Viewer, postId: string) {
      const comments = await unscreened(viewer, postId)
      if (comments.length === 0) return
      const post = await getPost(viewer, postId)
      for (const comment of comments) {
        const verdict = await screen(post, viewer.userId, comment)
        const status = statusAfterEdit(comment.moderation_status, verdict)
        await hold(comment, verdict)
        await store.setScreened(comment.id, status)
        await recount(postId, comment.moderation_status, status)
      }
    },

    subject,
  }
}
export type CommentService = ReturnType<typeof commentService>
