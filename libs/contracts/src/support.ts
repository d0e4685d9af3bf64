import * as z from '@worrystone/contracts/zod'
import { endpoint, Id, Time } from './endpoint.ts'
import { paging } from './paging.ts'
import { Post } from './post-lists.ts'
import { UserSummary } from './user-summary.ts'

export const SupportStats = z.object({ supportCount: z.number(), isShowingSupport: z.boolean() })
export type SupportStats = z.infer<typeof SupportStats>

/**
 * The people behind a count. Only the author of the worry gets their names: others get `total` and an empty list, because
 * supporting a worry reveals something about the supporter.
 */
export const PeoplePage = z.object({
  people: z.array(z.object({ user: UserSummary, createdAt: Time })),
  hasMore: z.boolean(),
  total: z.number(),
})
export type PeoplePage = z.infer<typeof PeoplePage>

const params = z.object({ postId: Id })

export const supportApi = {
  add: endpoint.post('/likes/:postId', {
    who: 'member',
    summary: 'Show support for a worry',
    params,
    response: SupportStats,
  }),
  remove: endpoint.delete('/likes/:postId', {
    who: 'member',
    summary: 'Take the support back',
    params,
    response: SupportStats,
  }),
  stats: endpoint.get('/likes/:postId/stats', {
    who: 'anyone',
    summary: 'How many show support, and whether the viewer does',
    params,
    response: SupportStats,
  }),
  check: endpoint.get('/likes/:postId/check', {
    who: 'member',
    summary: 'Does the member show support?',
    params,
    response: z.object({ isShowingSupport: z.boolean() }),
  }),
  people: endpoint.get('/likes/:postId', {
    who: 'member',
    summary: 'Who shows support: names for the author only',
    params,
    query: z.object(paging()),
    response: PeoplePage,
  }),
  byUser: endpoint.get('/users/:id/likes', {
    who: 'member',
    summary: 'The worries that one supports oneself',
    params: z.object({ id: Id }),
    query: z.object(paging()),
    response: z.object({ posts: z.array(Post), hasMore: z.boolean(), total: z.number() }),
  }),
}
