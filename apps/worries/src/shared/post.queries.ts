import { queryOptions } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { postsApi } from '@worrystone/contracts'
import { fetchPosts, postsKey } from './post-cache.ts'
import type { Viewer } from './viewer.ts'

/** One complete worry. */
export const postQuery = (postId: string, audience: Viewer['audience']) =>
  queryOptions({
    queryKey: postsKey(audience, 'post', postId),
    queryFn: ({ signal }) =>
      fetchPosts(() => call(postsApi.read, { params: { id: postId } }, { signal, priority: 'high', retries: 1 })),
  })
