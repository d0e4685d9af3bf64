import { type InfiniteData, useInfiniteQuery, useMutationState } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { commentsApi, type Post } from '@worrystone/contracts'
import { useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { useMemo } from 'react'
import { updateQuery } from '../../shared/update-query.ts'
import type { Viewer } from '../../shared/viewer.ts'
import {
  applyPending,
  type CommentNode,
  inPages,
  type PendingChange,
  type Threads,
  type ThreadsPage,
  threadsOf,
  updateThreads,
  withReplies,
} from './comment-tree.ts'
import { commentsKey } from './comments-key.ts'

export const FIRST = 10
const REPLIES_AT_ONCE = 50

export type CachedThreads = InfiniteData<ThreadsPage, number>

/** The threads of one worry. The viewer's new comments stay when the first page is refetched. */
const threadsQuery = (queryKey: ReturnType<typeof commentsKey>, postId: string) => ({
  ...pagedQuery({
    queryKey,
    limit: FIRST,
    fetchPage: async (query, options): Promise<ThreadsPage> => {
      const page = await call(commentsApi.threaded, { params: { postId }, query }, options)
      const fresh = queryClient.getQueryData<CachedThreads>(queryKey)?.pages[0]?.fresh ?? []
      return { ...page, fresh: query.offset === 0 ? fresh : [] }
    },
    itemsOf: ({ comments }) => comments,
    idOf: ({ id }) => id,
  }),
  select: ({ pages }: InfiniteData<ThreadsPage>) => threadsOf(pages),
  refetchOnReconnect: ({ state }: { state: { data: unknown } }) => state.data === undefined,
})

/** Changes the cached threads, if there are any. */
export function updateCachedThreads(queryKey: ReturnType<typeof commentsKey>, update: (threads: Threads) => Threads) {
  const query = queryClient.getQueryCache().find({ queryKey })
  if (query) updateQuery<CachedThreads>(query, (data) => ({ ...data, pages: updateThreads(data.pages, update) }))
}

/** The comments of one worry with pending changes, and the functions that load more. */
export function useComments({ id: postId }: Pick<Post, 'id'>, audience: Viewer['audience']) {
  const t = useT()
  const queryKey = commentsKey(audience, postId)
  const query = useInfiniteQuery(threadsQuery(queryKey, postId))
  const { data, refetch } = query
  const pending = useMutationState({
    filters: { mutationKey: queryKey, status: 'pending' },
    select: ({ state }) => state.variables as PendingChange,
  })
  const threads = useMemo(() => data && applyPending(data, pending), [data, pending])

  // A person was blocked or muted: the server decides which comments are still visible.
  useEvent('person.hidden/1', () => void refetch())

  const repliesKey = [...queryKey, 'replies']
  const { mutateAsync: fetchReplies } = useMutationWithToast({
    mutationKey: repliesKey,
    mutationFn: ({ id, replies }: CommentNode) =>
      call(
        commentsApi.replies,
        { params: { id }, query: { limit: REPLIES_AT_ONCE, offset: inPages(replies).length } },
        { retries: 1 },
      ),
    onSuccess: (page, { id }) => updateCachedThreads(queryKey, (now) => withReplies(now, id, page.comments)),
    failure: t('Failed to load comments'),
  })
  const loadingReplies = useMutationState({
    filters: { mutationKey: repliesKey, status: 'pending' },
    select: ({ state }) => (state.variables as CommentNode).id,
  })
  const busyIds = useMemo(() => new Set([...loadingReplies, ...pending.map(({ id }) => id)]), [loadingReplies, pending])

  /** Resolves to the id of the first new thread, for the focus. */
  const loadMore = async () => {
    const { data: next } = await query.fetchNextPage()
    return next?.comments[data?.comments.length ?? 0]?.id
  }

  /** Resolves to the id of the first new reply, for the focus. */
  const loadReplies = async (comment: CommentNode) => {
    if (busyIds.has(comment.id)) return undefined
    const page = await fetchReplies(comment).catch(() => undefined)
    return page?.comments[0]?.id
  }

  return { query, threads, busyIds, loadMore, loadReplies }
}
