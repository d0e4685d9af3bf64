import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, Id, Time } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { paging } from './paging.ts'
import { Post } from './post-lists.ts'

/**
 * A worry without a first word, lent to the viewer: at most `LIMITS.readersAtOnce` people have it at once, each for
 * `LIMITS.loanMinutes`, so that they answer different ones.
 */
export const UnansweredPost = z.extend(Post, {
  /** The viewer has resolved a worry of this category in its language, or said 'Me too' to one. */
  isFamiliar: z.boolean(),
  /** Somebody whose worry the viewer may see said that their words helped with one of this category in its language. */
  hasHelped: z.boolean(),
  lentUntil: Time,
})
export type UnansweredPost = z.infer<typeof UnansweredPost>

export const UnansweredPage = z.object({ posts: z.array(UnansweredPost), hasMore: z.boolean() })
export type UnansweredPage = z.infer<typeof UnansweredPage>

/** At most one a day; null: none today, answered meanwhile, or put away. */
export const WaitingOffer = z.object({ post: z.nullable(UnansweredPost) })
export type WaitingOffer = z.infer<typeof WaitingOffer>

const UNKNOWN_LOANS = 'Please name 1 to 20 worries'
const Loans = z.strictObject({
  postIds: z.array(Id).check(z.minLength(1, UNKNOWN_LOANS), z.maxLength(LIMITS.loansAtOnce, UNKNOWN_LOANS)),
})

/** Part of `postsApi`, separate from the other lists, which more pages need. */
export const unansweredApi = {
  unanswered: endpoint.get('/posts/feed/unanswered', {
    who: 'member',
    summary: 'Borrow public worries of others that wait for a first word, those that one has already first',
    query: z.object(paging(5)),
    response: UnansweredPage,
  }),
  renewLoans: endpoint.put('/posts/feed/unanswered/loans', {
    who: 'member',
    summary: 'Keep borrowed worries for ten minutes more',
    body: Loans,
    response: z.object({ lentUntil: Time }),
  }),
  returnLoans: endpoint.post('/posts/feed/unanswered/loans/return', {
    who: 'member',
    summary: 'Give borrowed worries back, so that others are asked',
    body: Loans,
    response: Done,
  }),
  waitingOffer: endpoint.get('/posts/feed/unanswered/offer', {
    who: 'member',
    summary: 'The one worry of the day that the member is asked to answer',
    response: WaitingOffer,
  }),
  putOfferAway: endpoint.post('/posts/feed/unanswered/offer/put-away', {
    who: 'member',
    summary: 'Not today: no offer until the next day in the member’s time zone',
    response: Done,
  }),
}
