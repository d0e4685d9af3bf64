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
  block: endpoint({
    who: 'member',
    method: 'POST',
    url: '/blocks/:userId',
    summary: 'Block a person',
    params,
    response: z.object({ isBlocked: z.boolean() }),
  }),
  unblock: endpoint({
    who: 'member',
    method: 'DELETE',
    url: '/blocks/:userId',
    summary: 'End a block',
    params,
    response: z.object({ isBlocked: z.boolean() }),
  }),
  list: endpoint({
    who: 'member',
    method: 'GET',
    url: '/blocks',
    summary: 'The people one has blocked, newest first',
    query: z.object(paging()),
    response: people,
  }),
}

/** Muting keeps a person's worries out of one's own lists; everything else stays as it is. */
export const mutesApi = {
  mute: endpoint({
    who: 'member',
    method: 'POST',
    url: '/mutes/:userId',
    summary: 'Mute a person',
    params,
    response: z.object({ isMuted: z.boolean() }),
  }),
  unmute: endpoint({
    who: 'member',
    method: 'DELETE',
    url: '/mutes/:userId',
    summary: 'End a mute',
    params,
    response: z.object({ isMuted: z.boolean() }),
  }),
  list: endpoint({
    who: 'member',
    method: 'GET',
    url: '/mutes',
    summary: 'The people one has muted, newest first',
    query: z.object(paging()),
    response: people,
  }),
}
