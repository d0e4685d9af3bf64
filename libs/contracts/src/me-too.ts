import * as z from '@worrystone/contracts/zod'
import { endpoint, Id } from './endpoint.ts'
import { paging } from './paging.ts'
import { PeoplePage } from './support.ts'

export const MeTooStats = z.object({ count: z.number(), hasMeToo: z.boolean() })
export type MeTooStats = z.infer<typeof MeTooStats>

const params = z.object({ postId: Id })

export const meTooApi = {
  add: endpoint.post('/metoo/:postId', {
    who: 'member',
    summary: 'Say that one knows this worry',
    params,
    response: MeTooStats,
  }),
  remove: endpoint.delete('/metoo/:postId', {
    who: 'member',
    summary: 'Take the me-too back',
    params,
    response: MeTooStats,
  }),
  check: endpoint.get('/metoo/:postId/check', {
    who: 'member',
    summary: 'Has the member said me-too?',
    params,
    response: z.object({ hasMeToo: z.boolean() }),
  }),
  count: endpoint.get('/metoo/:postId/count', {
    who: 'anyone',
    summary: 'How many said me-too',
    retryDelayMs: 500,
    params,
    response: z.object({ count: z.number() }),
  }),
  similarWorryCount: endpoint.get('/metoo/:postId/similar-worry-count', {
    who: 'anyone',
    summary: 'Me-too and similar worries together',
    params,
    response: z.object({ count: z.number() }),
  }),
  people: endpoint.get('/metoo/:postId', {
    who: 'member',
    summary: 'Who said me-too: names for the author only',
    params,
    query: z.object(paging()),
    response: PeoplePage,
  }),
}
