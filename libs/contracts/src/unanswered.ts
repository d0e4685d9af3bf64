import * as z from '@worrystone/contracts/zod'
import { endpoint } from './endpoint.ts'
import { paging } from './paging.ts'
import { Post } from './post-lists.ts'

/** A worry without a first word. */
export const UnansweredPost = z.extend(Post, {
  /** The viewer has resolved a worry of this category in its language, or said 'Me too' to one. */
  isFamiliar: z.boolean(),
})
export type UnansweredPost = z.infer<typeof UnansweredPost>

export const UnansweredPage = z.object({ posts: z.array(UnansweredPost), hasMore: z.boolean() })
export type UnansweredPage = z.infer<typeof UnansweredPage>

/** Part of `postsApi`, separate from the other lists, which more pages need. */
export const unansweredApi = {
  unanswered: endpoint.get('/posts/feed/unanswered', {
    who: 'member',
    summary: 'Public worries of others that wait for a first word',
    query: z.object(paging()),
    response: UnansweredPage,
  }),
}
