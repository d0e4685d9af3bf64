import { queryOptions } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { postsApi } from '@worrystone/contracts'
import { askFor, keyOf } from './post-cache.ts'
import type { Viewer } from './viewer.ts'

/** One worry, whole. */
export const postQuery = (postId: string, eyes: Viewer['eyes']) =>
  queryOptions({
    queryKey: keyOf(eyes, 'post', postId),
    queryFn: ({ signal }) =>
      askFor(() => call(postsApi.read, { params: { id: postId } }, { signal, priority: 'high', retries: 1 })),
  })
