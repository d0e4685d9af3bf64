import * as z from '@worrystone/contracts/zod'
import { endpoint, Id } from './endpoint.ts'
import { paging } from './paging.ts'
import { PeoplePage } from './support.ts'

export const MeTooStats = z.object({ count: z.number(), hasMeToo: z.boolean() })
export type MeTooStats = z.infer<typeof MeTooStats>

const params = z.object({ postId: Id })

export const meTooApi = {
  add: endpoint({
    who: 'member',
    method: 'POST',
    url: '/metoo/:postId',
    summary: 'Say that one knows this worry',
    params,
    response: MeTooStats,
  }),
  remove: endpoint({
    who: 'member',
    method: 'DELETE',
    url: '/metoo/:postId',
    summary: 'Take the me-too back',
    params,
    response: MeTooStats,
  }),
  check: endpoint({
    who: 'member',
    method: 'GET',
    url: '/metoo/:postId/check',
    summary: 'Has the member said me-too?',
    params,
    response: z.object({ hasMeToo: z.boolean() }),
  }),
  count: endpoint({
    who: 'anyone',
    method: 'GET',
    url: '/metoo/:postId/count',
    summary: 'How many said me-too',
    retryDelayMs: 500,
    params,
    response: z.object({ count: z.number() }),
  }),
  similarWorryCount: endpoint({
    who: 'anyone',
    method: 'GET',
    url: '/metoo/:postId/similar-worry-count',
    summary: 'Me-too and similar worries together',
    params,
    response: z.object({ count: z.number() }),
  }),
  people: endpoint({
    who: 'member',
    method: 'GET',
    url: '/metoo/:postId',
    summary: 'Who said me-too: names for the author only',
    params,
    query: z.object(paging()),
    response: PeoplePage,
  }),
}
