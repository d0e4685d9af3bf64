import { useMutationState, useQuery } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { commentsApi, LIMITS, type Post } from '@worrystone/contracts'
import { useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { useMemo, useState } from 'react'
import type { Viewer } from '../../shared/viewer.ts'
import {
  applyPending,
  type CommentNode,
  inPages,
  type PendingChange,
  type Threads,
  withFirst,
  withMore,
  withReplies,
} from './comment-tree.ts'
import { commentsKey } from './comments-key.ts'

const FIRST = 10
const ANSWERS_AT_ONCE = 50

type LoadedPart = { add: (threads: Threads) => Threads; first: string | undefined }

/** The comments of one worry with pending changes, and the functions that load more. */
export function useComments({ id: postId }: Pick<Post, 'id'>, audience: Viewer['audience']) {
  const t = useT()
  const errorToast = useErrorToast()
  const queryKey = commentsKey(audience, postId)
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set())
  const params = { postId }

  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await call(commentsApi.threaded, { params, query: { limit: FIRST } }, { signal, retries: 1 })
      return withFirst(queryClient.getQueryData<Threads>(queryKey), page)
    },
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
  const { data } = query
  const pending = useMutationState({
    filters: { mutationKey: queryKey, status: 'pending' },
    select: ({ state }) => state.variables as PendingChange,
  })
  const threads = useMemo(() => data && applyPending(data, pending), [data, pending])

  // A person was blocked or muted: the server decides which comments are still visible. Everything loaded is refetched.
  useEvent('person.hidden/1', () => {
    const loaded = queryClient.getQueryData<Threads>(queryKey)?.comments.length ?? 0
    const limit = Math.min(LIMITS.pageMax, Math.max(FIRST, loaded))
    call(commentsApi.threaded, { params, query: { limit } }).then(
      (page) => queryClient.setQueryData(queryKey, withFirst(undefined, page)),
      () => void query.refetch(),
    )
  })

  /** Loads the next threads, or the next replies to one comment. Returns the id of the first new one, for the focus. */
  async function load(id: string, fetch: (threads: Threads) => Promise<LoadedPart>) {
    if (!data || loading.has(id)) return undefined
    setLoading((ids) => new Set(ids).add(id))
    try {
      const { add, first } = await fetch(data)
      errorToast.dismiss()
      queryClient.setQueryData<Threads>(queryKey, (now) => now && add(now))
      return first
    } catch (error) {
      errorToast.show(error, t('Failed to load comments'))
      return undefined
    } finally {
      setLoading((ids) => new Set([...ids].filter((other) => other !== id)))
    }
  }

  const loadMore = () =>
    load(postId, async ({ comments }) => {
      const page = await call(commentsApi.threaded, { params, query: { limit: FIRST, offset: comments.length } }, { retries: 1 })
      return { add: (now) => withMore(now, page), first: page.comments[0]?.id }
    })

  const loadReplies = (comment: CommentNode) =>
    load(comment.id, async () => {
      const query = { limit: ANSWERS_AT_ONCE, offset: inPages(comment.replies).length }
      const page = await call(commentsApi.replies, { params: { id: comment.id }, query }, { retries: 1 })
      return { add: (now) => withReplies(now, comment.id, page.comments), first: page.comments[0]?.id }
    })

  const busyIds = useMemo(() => new Set([...loading, ...pending.map(({ id }) => id)]), [loading, pending])
  return { query, threads, busyIds, loadMore, loadReplies }
}
