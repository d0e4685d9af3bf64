import * as z from '@worrystone/contracts/zod'
import { endpoint, Id, TrueOrFalse } from './endpoint.ts'
import { paging } from './paging.ts'
import { UserSummary } from './user-summary.ts'

export const FollowStatus = z.object({ isFollowing: z.boolean() })
export type FollowStatus = z.infer<typeof FollowStatus>

export const FollowStats = z.object({ followersCount: z.number(), followingCount: z.number() })
export type FollowStats = z.infer<typeof FollowStats>

/** `isFollowing`: whether the viewer follows the listed person. */
export const Follow = z.object({
  id: Id,
  followerId: Id,
  followingId: Id,
  follower: UserSummary,
  following: UserSummary,
  isFollowing: z.boolean(),
})
export type Follow = z.infer<typeof Follow>

/** The followers of a person, or whom they follow, newest first; people with a block between them and the viewer are left out. */
export const FollowPage = z.object({
  follows: z.array(Follow),
  hasMore: z.boolean(),
  total: z.number(),
})
export type FollowPage = z.infer<typeof FollowPage>

/**
 * Whether people whom one follows see the earlier worries for friends too. `shows`: what one chose, for each follow from then on; null until
 * then, which shows them. `count`: how many such worries one has, up to 1,000.
 */
export const EarlierWorries = z.object({ shows: z.nullable(z.boolean()), count: z.number() })
export type EarlierWorries = z.infer<typeof EarlierWorries>

const params = z.object({ userId: Id })

export const followsApi = {
  earlierWorries: endpoint.get('/follows/earlier-worries', {
    who: 'member',
    summary: 'Earlier worries for friends, and whether whom one follows next sees them',
    response: EarlierWorries,
  }),
  chooseEarlierWorries: endpoint.put('/follows/earlier-worries', {
    who: 'member',
    summary: 'Show earlier worries for friends to whom one follows from now on, or not',
    body: z.strictObject({ shows: TrueOrFalse }),
    response: EarlierWorries,
  }),
  follow: endpoint.post('/follows/:userId', {
    who: 'member',
    summary: 'Follow a person',
    params,
    response: FollowStatus,
  }),
  unfollow: endpoint.delete('/follows/:userId', {
    who: 'member',
    summary: 'Stop following a person',
    params,
    response: FollowStatus,
  }),
  status: endpoint.get('/follows/:userId/status', {
    who: 'member',
    summary: 'Does the member follow this person?',
    params,
    response: FollowStatus,
  }),
  toggle: endpoint.post('/users/:userId/follow', {
    who: 'member',
    summary: 'Follow, or stop following',
    params,
    response: FollowStatus,
  }),
  followers: endpoint.get('/follows/:userId/followers', {
    who: 'anyone',
    summary: 'Who follows a person',
    params,
    query: z.object(paging()),
    response: FollowPage,
  }),
  following: endpoint.get('/follows/:userId/following', {
    who: 'anyone',
    summary: 'Whom a person follows',
    params,
    query: z.object(paging()),
    response: FollowPage,
  }),
  stats: endpoint.get('/follows/:userId/stats', {
    who: 'anyone',
    summary: 'How many follow a person, and how many they follow',
    params,
    response: FollowStats,
  }),
}
