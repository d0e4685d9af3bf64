import * as z from '@worrystone/contracts/zod'
import { endpoint, Id } from './endpoint.ts'
import { paging } from './paging.ts'
import { Post } from './post-lists.ts'

export const SavedState = z.object({ isSaved: z.boolean() })
export type SavedState = z.infer<typeof SavedState>

const params = z.object({ id: Id })

/** Worries that one keeps to find again. Private: neither their authors nor anybody else learn of it. */
export const savedPostsApi = {
  save: endpoint.post('/posts/:id/save', {
    who: 'member',
    summary: 'Save a worry for oneself',
    params,
    response: SavedState,
  }),
  remove: endpoint.delete('/posts/:id/save', {
    who: 'member',
    summary: 'Take a worry off the saved ones',
    params,
    response: SavedState,
  }),
  list: endpoint.get('/posts/saved', {
    who: 'member',
    summary: 'The worries one has saved and may still see, last saved first',
    query: z.object(paging()),
    response: z.object({ posts: z.array(Post), hasMore: z.boolean(), total: z.number() }),
  }),
}
