import * as z from '@worrystone/contracts/zod'
import { RecentWorry } from './dashboard.ts'
import { endpoint, Id, Time, TrueOrFalse } from './endpoint.ts'

/** How a worry is, compared with the last time its author was asked, or with when it was shared. */
export const FollowUpAnswer = z.enum(['lighter', 'same', 'heavier'], 'Please choose lighter, same or heavier')
export type FollowUpAnswer = z.infer<typeof FollowUpAnswer>

/** The most answers about one worry. */
export const MAX_FOLLOW_UPS = 3
/** After the worry was shared, and after each answer. */
export const FOLLOW_UP_AFTER_DAYS = 14

/**
 * How a worry went on, in its author's own answers, the first first. Others read the answers while the author shares them, and nothing
 * else: for them `isDue` and `isStopped` are false.
 */
export const FollowUps = z.object({
  answers: z.array(z.object({ answer: FollowUpAnswer, answeredAt: Time })),
  /** The author is asked now. */
  isDue: z.boolean(),
  /** The author wants no question about this worry. */
  isStopped: z.boolean(),
  /** Whoever may see the worry reads the answers. */
  isShared: z.boolean(),
})
export type FollowUps = z.infer<typeof FollowUps>

const params = z.object({ id: Id })

export const followUpsApi = {
  due: endpoint.get('/follow-ups', {
    who: 'member',
    summary: 'The own worry about which the member is asked now: the oldest, or null',
    response: z.object({ worry: z.nullable(RecentWorry) }),
  }),
  read: endpoint.get('/follow-ups/posts/:id', {
    who: 'anyone',
    summary: 'How a worry went on',
    params,
    response: FollowUps,
  }),
  answer: endpoint.post('/follow-ups/posts/:id/answers', {
    who: 'member',
    summary: 'Say how a worry of one’s own is now; within a day the answer can be changed',
    params,
    body: z.strictObject({ answer: FollowUpAnswer }),
    response: FollowUps,
  }),
  stop: endpoint.post('/follow-ups/posts/:id/stop', {
    who: 'member',
    summary: 'Be asked about a worry of one’s own no more',
    params,
    response: FollowUps,
  }),
  share: endpoint.put('/follow-ups/posts/:id', {
    who: 'member',
    summary: 'Show how a worry of one’s own went on to everybody who may see it, or to oneself alone',
    params,
    body: z.strictObject({ isShared: TrueOrFalse }),
    response: FollowUps,
  }),
}
