import { useMutation } from '@tanstack/react-query'
import { ApiError, call } from '@worrystone/api-client'
import { COMMENT_LEVELS, type Comment, commentsApi, type Post, type UserSummary } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { newKey } from '../../shared/new-key.ts'
import { unlessNotFound } from '../../shared/unless-not-found.ts'
import type { Viewer } from '../../shared/viewer.ts'
import type { NewComment } from './comment-form.tsx'
import { type CommentNode, type PendingChange, parentFor, type Threads, updateComment, withNew, without } from './comment-tree.ts'
import { commentsKey } from './comments-key.ts'
import { updateCachedThreads } from './use-comments.ts'

type Options = { post: Pick<Post, 'id'>; audience: Viewer['audience']; me: UserSummary | null }
type AddChange = Extract<PendingChange, { kind: 'add' }>

/** Creates, edits and deletes comments. Each change is shown while its mutation is pending; all resolve to whether it succeeded. */
export function useCommentChanges({ post: { id: postId }, audience, me }: Options) {
  const t = useT()
  const errorToast = useErrorToast()
  const { announce } = usePlatform()
  const mutationKey = commentsKey(audience, postId)

  const update = (change: (threads: Threads) => Threads) => updateCachedThreads(mutationKey, change)

  /** The count on every card is the server's. */
  async function emitCount() {
    const { count } = await call(commentsApi.count, { params: { postId } })
    emit('comments.changed/1', { postId, count })
  }

  async function create({ id, comment, parentId, idempotencyKey }: AddChange) {
    const { content, phrase } = comment
    const body = { ...(content && { content }), ...(phrase && { phrase }), ...(parentId && { parentCommentId: parentId }) }
    const created = await call(commentsApi.create, { params: { postId }, body }, { idempotencyKey })
    update((now) => withNew(now, { ...created, replies: [], isFresh: true, sentAs: id }))
    const added = created.moderationStatus === 'approved' ? t('Your comment was added') : t('Your comment waits for a moderator')
    // A phrase is sent from above the form, and on a phone appears out of view.
    if (phrase && !content) toast.success(added)
    else announce(added)
    emitCount().catch(() => {})
  }

  async function edit(id: string, content: string) {
    const updated = await call(commentsApi.update, { params: { id }, body: { content } })
    update((now) => updateComment(now, id, (comment) => ({ ...comment, ...updated })))
    announce(t('Your comment was changed'))
  }

  async function remove(id: string) {
    await unlessNotFound(call(commentsApi.remove, { params: { id } }))
    update((now) => without(now, id))
    announce(t('Your comment was deleted'))
    emitCount().catch(() => {})
  }

  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: (change: PendingChange) => {
      switch (change.kind) {
        case 'add':
          return create(change)
        case 'edit':
          return edit(change.id, change.content)
        case 'remove':
          return remove(change.id)
      }
    },
    onSuccess: () => errorToast.dismiss(),
    onError: (error, change) => {
      errorToast.show(error, failures[change.kind === 'add' && change.parentId ? 'reply' : change.kind])
      // Comments may have been switched off meanwhile: the refetched worry shows it.
      if (error instanceof ApiError && error.code === 'FORBIDDEN') emit('post.changed/1', { postId })
    },
  })
  const failures = {
    add: t('Failed to add comment'),
    reply: t('Failed to add reply'),
    edit: t('Failed to update comment'),
    remove: t('Failed to delete comment'),
  }
  const change = (pendingChange: PendingChange): Promise<boolean> =>
    mutateAsync(pendingChange).then(
      () => true,
      () => false,
    )

  return {
    add({ content, phrase }: NewComment, idempotencyKey: string, to?: { comment: Comment; level: number }) {
      const id = newKey()
      const parentCommentId = to ? parentFor(to.comment, to.level, COMMENT_LEVELS) : null
      const comment = newComment({ id, postId, content, phrase, parentCommentId, me })
      return change({ kind: 'add', id, comment, parentId: to?.comment.id, idempotencyKey })
    },
    edit: (id: string, content: string) => change({ kind: 'edit', id, content }),
    remove: (id: string) => change({ kind: 'remove', id }),
  }
}

type CommentParts = NewComment & { id: string; postId: string; parentCommentId: string | null; me: UserSummary | null }

function newComment({ me, ...part }: CommentParts): CommentNode {
  const now = new Date().toISOString()
  return {
    ...part,
    language: null,
    isTranslatable: false,
    userId: me?.id ?? null,
    user: me,
    replyCount: 0,
    moderationStatus: 'approved',
    isRemoved: false,
    isOwnComment: true,
    isEdited: false,
    helpedMe: false,
    createdAt: now,
    updatedAt: now,
    replies: [],
    isFresh: true,
  }
}
