import * as z from '@worrystone/contracts/zod'
import { endpoint, Id } from './endpoint.ts'

export const FollowStatus = z.object({ isFollowing: z.boolean() })
export type FollowStatus = z.infer<typeof FollowStatus>

const params = z.object({ userId: Id })

export const followsApi = {
  follow: endpoint({
    who: 'member',
    method: 'POST',
    url: '/follows/:userId',
    summary: 'Follow a person',
    params,
    answer: FollowStatus,
  }),
  unfollow: endpoint({
    who: 'member',
    method: 'DELETE',
    url: '/follows/:userId',
    summary: 'Stop following a person',
    params,
    answer: FollowStatus,
  }),
  status: endpoint({
    who: 'member',
    method: 'GET',
    url: '/follows/:userId/status',
    summary: 'Does the member follow this person?',
    params,
    answer: FollowStatus,
  }),
  toggle: endpoint({
    who: 'member',
    method: 'POST',
    url: '/users/:userId/follow',
    summary: 'Follow, or stop following',
    params,
    answer: FollowStatus,
  }),
}
