import * as z from '@worrystone/contracts/zod'
import { endpoint, Time, TrueOrFalse } from './endpoint.ts'
import { paging } from './paging.ts'
import { UserSummary } from './user-summary.ts'

/** Up to a minute old. `postsToday` and `supportToday`: of the last 24 hours; `activeMembers`: people who wrote or supported in 7 days. */
export const CommunityFigures = z.object({
  members: z.number(),
  postsToday: z.number(),
  supportToday: z.number(),
  activeMembers: z.number(),
})
export type CommunityFigures = z.infer<typeof CommunityFigures>

/**
 * The community as a visitor sees it, up to an hour old: people, public worries of 30 days, and supports and comments on them. Rounded down
 * to 5; null where fewer than `MIN_PEOPLE` people are behind a figure. Who takes part in no figures is not counted.
 */
export const CommunityOverview = z.object({
  members: z.nullable(z.number()),
  worries: z.nullable(z.number()),
  kindWords: z.nullable(z.number()),
})
export type CommunityOverview = z.infer<typeof CommunityOverview>

/** Someone who posted, commented or supported within 7 days and wants to be seen here. */
export const ActiveMember = z.object({ user: UserSummary, lastActiveAt: Time, isFollowing: z.boolean() })
export type ActiveMember = z.infer<typeof ActiveMember>

export const communityApi = {
  figures: endpoint.get('/community/figures', {
    who: 'member',
    summary: 'How alive the community is',
    response: CommunityFigures,
  }),
  overview: endpoint.get('/community/overview', {
    who: 'anyone',
    summary: 'What the community is like, in figures of at least 10 people',
    response: CommunityOverview,
  }),
  members: endpoint.get('/community/members', {
    who: 'member',
    summary: 'Active members who want to be seen, latest first; times to the hour',
    query: z.object(paging()),
    response: z.object({ members: z.array(ActiveMember), hasMore: z.boolean(), isShown: z.boolean() }),
  }),
  setVisibility: endpoint.put('/community/members/me', {
    who: 'member',
    summary: 'Be seen among the active members, or not',
    body: z.strictObject({ isShown: TrueOrFalse }),
    response: z.object({ isShown: z.boolean() }),
  }),
}
