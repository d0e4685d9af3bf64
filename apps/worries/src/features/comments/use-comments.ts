import { useQuery } from '@tanstack/react-query'
import { ApiError, call, queryClient } from '@worrystone/api-client'
import { COMMENT_LEVELS, type Comment, commentsApi, LIMITS, type Post, type UserSummary } from '@worrystone/contracts'
import { emit, useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { isNotFound, usePlatform } from '@worrystone/remote-kit'
import { useMemo, useState } from 'react'
import { useFailureToast } from '../../shared/failure-toast.ts'
import { newKey } from '../../shared/new-key.ts'
import type { Viewer } from '../../shared/viewer.ts'
import {
  type Branch,
  changeOne,
  inPages,
  type Pending,
  parentFor,
  shown,
  type Threads,
  withAnswers,
  withFirst,
  withMore,
  withNew,
  without,
} from './comment-tree.ts'

const FIRST = 10
const ANSWERS_AT_ONCE = 50

/** Apart from the worries: what changes those must not meet comments. */
const keyOf = (eyes: Viewer['eyes'], postId: string) => ['worry-comments', eyes, postId] as const

/** The comments of one worry and everything one can do with them. What one does shows at once and is taken back when it fails. */
export function useComments({ id: postId }: Pick<Post, 'id'>, eyes: Viewer['eyes'], me: UserSummary | null) {
  const t = useT()
  const failed = useFailureToast()
  const { announce } = usePlatform()
  const key = keyOf(eyes, postId)
  const [pending, setPending] = useState<Pending[]>([])
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const params = { postId }

  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const page = await call(commentsApi.threaded, { params, query: { limit: FIRST } }, { signal, retries: 1 })
      return withFirst(queryClient.getQueryData<Threads>(key), page)
    },
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
  const { data } = query
  const threads = useMemo(() => data && shown(data, pending), [data, pending])

  const change = (how: (now: Threads) => Threads) => queryClient.setQueryData<Threads>(key, (now) => now && how(now))

  // Somebody was blocked, or only muted: the server knows whose words one still meets. All that is loaded is asked for anew.
  useEvent('person.hidden/1', () => {
    const loaded = queryClient.getQueryData<Threads>(key)?.comments.length ?? 0
    const limit = Math.min(LIMITS.pageMax, Math.max(FIRST, loaded))
    call(commentsApi.threaded, { params, query: { limit } }).then(
      (page) => change(() => withFirst(undefined, page)),
      () => void query.refetch(),
    )
  })

  /** The number on every card is the server's own. */
  async function tellCount() {
    const { count } = await call(commentsApi.count, { params })
    emit('comments.changed/1', { postId, count })
  }

  /** Shows it, does it, and leaves it or takes it back. */
  async function attempt(doing: Pending, work: () => Promise<void>, otherwise: string): Promise<boolean> {
    setPending((now) => [...now, doing])
    try {
      await work()
      failed.over()
      return true
    } catch (error) {
      failed(error, otherwise)
      // Comments may have been switched off meanwhile: the page learns it and says so in place.
      if (error instanceof ApiError && error.code === 'FORBIDDEN') emit('post.changed/1', { postId })
      return false
    } finally {
      // The cache tells its readers in a task of its own: what it holds by now must be on screen first, or all of it would flicker.
      setTimeout(() => setPending((now) => now.filter(({ id }) => id !== doing.id)))
    }
  }

  function add(content: string, idempotencyKey: string, to?: { comment: Comment; level: number }): Promise<boolean> {
    const id = newKey()
    const parentCommentId = to ? parentFor(to.comment, to.level, COMMENT_LEVELS) : null
    const work = async () => {
      const body = { content, ...(to && { parentCommentId: to.comment.id }) }
      const made = await call(commentsApi.create, { params, body }, { idempotencyKey })
      const comment: Branch = { ...made, replies: [], isFresh: true }
      setPending((now) => now.map((each) => (each.id === id ? { kind: 'add', id, comment } : each)))
      change((now) => withNew(now, comment))
      announce(made.moderationStatus === 'approved' ? t('Your comment was added') : t('Your comment waits for a moderator'))
      tellCount().catch(() => {})
    }
    return attempt(
      { kind: 'add', id, comment: aNew({ id, postId, content, parentCommentId, me }) },
      work,
      to ? t('Failed to add reply') : t('Failed to add comment'),
    )
  }

  function edit(id: string, content: string): Promise<boolean> {
    const work = async () => {
      const answer = await call(commentsApi.edit, { params: { id }, body: { content } })
      change((now) => changeOne(now, id, (comment) => ({ ...comment, ...answer })))
      announce(t('Your comment was changed'))
    }
    return attempt({ kind: 'edit', id, content }, work, t('Failed to update comment'))
  }

  function remove(id: string): Promise<boolean> {
    const work = async () => {
      try {
        await call(commentsApi.remove, { params: { id } })
      } catch (error) {
        // Deleted on another device already: what was wished for is so.
        if (!isNotFound(error)) throw error
      }
      change((now) => without(now, id))
      announce(t('Your comment was deleted'))
      tellCount().catch(() => {})
    }
    return attempt({ kind: 'remove', id }, work, t('Failed to delete comment'))
  }

  /** The next threads, or the next answers below one comment. Tells the first that is new, for the focus. */
  async function load(
    id: string,
    ask: (now: Threads) => Promise<{ next: (then: Threads) => Threads; first: string | undefined }>,
  ) {
    if (!data || busy.has(id)) return undefined
    setBusy((now) => new Set(now).add(id))
    try {
      const { next, first } = await ask(data)
      failed.over()
      change(next)
      return first
    } catch (error) {
      failed(error, t('Failed to load comments'))
      return undefined
    } finally {
      setBusy((now) => new Set([...now].filter((other) => other !== id)))
    }
  }

  const more = () =>
    load(postId, async ({ comments }) => {
      const query = { limit: FIRST, offset: comments.length }
      const page = await call(commentsApi.threaded, { params, query }, { retries: 1 })
      return { next: (then) => withMore(then, page), first: page.comments[0]?.id }
    })

  const moreAnswers = (comment: Branch) =>
    load(comment.id, async () => {
      const query = { limit: ANSWERS_AT_ONCE, offset: inPages(comment.replies).length }
      const page = await call(commentsApi.replies, { params: { id: comment.id }, query }, { retries: 1 })
      return { next: (then) => withAnswers(then, comment.id, page.comments), first: page.comments[0]?.id }
    })

  return { query, threads, pending, busy, add, edit, remove, more, moreAnswers }
}

type New = { id: string; postId: string; content: string; parentCommentId: string | null; me: UserSummary | null }

function aNew({ me, ...part }: New): Branch {
  const now = new Date().toISOString()
  return {
    ...part,
    userId: me?.id ?? null,
    user: me,
    replyCount: 0,
    moderationStatus: 'approved',
    isRemoved: false,
    isOwnComment: true,
    isEdited: false,
    createdAt: now,
    updatedAt: now,
    replies: [],
    isFresh: true,
  }
}
