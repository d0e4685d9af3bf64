import * as z from '@worrystone/contracts/zod'
import { endpoint, Id, Time } from './endpoint.ts'
import { paging } from './paging.ts'
import { UserSummary } from './user-summary.ts'

const params = z.object({ userId: Id })
const people = z.object({
  people: z.array(z.object({ user: UserSummary, createdAt: Time })),
  hasMore: z.boolean(),
})

/** A block hides two people from each other everywhere and ends the follows between them. Nobody is notified. */
export const blocksApi = {
  block: endpoint.post('/blocks/:userId', {
    who: 'member',
    summary: 'Block a person',
    params,
    response: z.object({ isBlocked: z.boolean() }),
  }),
  unblock: endpoint.delete('/blocks/:userId', {
    who: 'member',
    summary: 'End a block',
    params,
    response: z.object({ isBlocked: z.boolean() }),
  }),
  list: endpoint.get('/blocks', {
    who: 'member',
    summary: 'The people one has blocked, newest first',
    query: z.object(paging()),
    response: people,
  }),
}

/** Muting keeps a person's worries out of one's own lists; everything else stays as it is. */
export const mutesApi = {
  mute: endpoint.post('/mutes/:userId', {
    who: 'member',
    summary: 'Mute a person',
    params,
    response: z.object({ isMuted: z.boolean() }),
  }),
  unmute: endpoint.delete('/mutes/:userId', {
    who: 'member',
    summary: 'End a mute',
    params,
    response: z.object({ isMuted: z.boolean() }),
  }),
  list: endpoint.get('/mutes', {
    who: 'member',
    summary: 'The people one has muted, newest first',
    query: z.object(paging()),
    response: people,
  }),
}
