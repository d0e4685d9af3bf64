import * as z from '@worrystone/contracts/zod'
import { endpoint, Id } from './endpoint.ts'
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

const params = z.object({ userId: Id })

export const followsApi = {
  follow: endpoint({
    who: 'member',
    method: 'POST',
    url: '/follows/:userId',
    summary: 'Follow a person',
    params,
    response: FollowStatus,
  }),
  unfollow: endpoint({
    who: 'member',
    method: 'DELETE',
    url: '/follows/:userId',
    summary: 'Stop following a person',
    params,
    response: FollowStatus,
  }),
  status: endpoint({
    who: 'member',
    method: 'GET',
    url: '/follows/:userId/status',
    summary: 'Does the member follow this person?',
    params,
    response: FollowStatus,
  }),
  toggle: endpoint({
    who: 'member',
    method: 'POST',
    url: '/users/:userId/follow',
    summary: 'Follow, or stop following',
    params,
    response: FollowStatus,
  }),
  followers: endpoint({
    who: 'anyone',
    method: 'GET',
    url: '/follows/:userId/followers',
    summary: 'Who follows a person',
    params,
    query: z.object(paging()),
    response: FollowPage,
  }),
  following: endpoint({
    who: 'anyone',
    method: 'GET',
    url: '/follows/:userId/following',
    summary: 'Whom a person follows',
    params,
    query: z.object(paging()),
    response: FollowPage,
  }),
  stats: endpoint({
    who: 'anyone',
    method: 'GET',
    url: '/follows/:userId/stats',
    summary: 'How many follow a person, and how many they follow',
    params,
    response: FollowStats,
  }),
}
