import { type InfiniteData, infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { type Follow, type FollowPage, type FollowStats, type FollowStatus, followsApi, LIMITS } from '@worrystone/contracts'
import { emit, toast, useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { useSession } from '@worrystone/session'

export type Side = 'followers' | 'following'

/** Which of the two lists: followers or followed people. */
export const otherOf = (follow: Follow, side: Side) => (side === 'followers' ? follow.follower : follow.following)

type Pages = InfiniteData<FollowPage, number>

const FOLLOW = ['follow']

export const statusQuery = (userId: string) => query(followsApi.status, { params: { userId } })
export const statsQuery = (userId: string) => query(followsApi.stats, { params: { userId } })

/** The followers or followed people of a person, page by page. In one's own list just unfollowed people are no longer counted. */
export const peopleQuery = (side: Side, userId: string, isOwn: boolean) =>
  infiniteQueryOptions({
    queryKey: [followsApi[side].url, userId],
    queryFn: ({ signal, pageParam }) =>
      call(
        followsApi[side],
        { params: { userId }, query: { limit: LIMITS.pageDefault, offset: pageParam } },
        { signal, retries: 1 },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }: FollowPage, pages: FollowPage[]) =>
      hasMore ? pages.flatMap(({ follows }) => follows.filter((one) => !isOwn || one.isFollowing)).length : undefined,
  })

/** Updates a follow wherever that person is on screen. */
function show(userId: string, isFollowing: boolean) {
  queryClient.setQueryData<FollowStatus>(statusQuery(userId).queryKey, (kept) => kept && { isFollowing })
  for (const side of ['followers', 'following'] as const) {
    queryClient.setQueriesData<Pages>(
      { queryKey: [followsApi[side].url] },
      (kept) => kept && marked(kept, side, { userId, isFollowing }),
    )
  }
}

const marked = (kept: Pages, side: Side, { userId, isFollowing }: { userId: string; isFollowing: boolean }): Pages => ({
  ...kept,
  pages: kept.pages.map((page) => ({
    ...page,
    follows: page.follows.map((one) => (otherOf(one, side).id === userId ? { ...one, isFollowing } : one)),
  })),
})

function count(userId: string, part: keyof FollowStats, by: number) {
  queryClient.setQueryData<FollowStats>(
    statsQuery(userId).queryKey,
    (kept) => kept && { ...kept, [part]: Math.max(0, kept[part] + by) },
  )
}

function refetchFollows() {
  for (const { url } of [followsApi.stats, followsApi.followers, followsApi.following]) {
    void queryClient.invalidateQueries({ queryKey: [url] })
  }
}

/** `onConfirmed`: the server has confirmed. Called also when the pressed button is no longer mounted. */
type FollowChange = { userId: string; isFollowing: boolean; onConfirmed?: (() => void) | undefined }

/** Follows or unfollows a person: an optimistic update with rollback. */
export function useFollow() {
  const t = useT()
  const errorMessage = useErrorMessage()
  const session = useSession()
  const myId = session.status === 'signed-in' ? session.user.id : null

  const turn = ({ userId, isFollowing }: FollowChange) => {
    show(userId, isFollowing)
    const by = isFollowing ? 1 : -1
    count(userId, 'followersCount', by)
    if (myId) count(myId, 'followingCount', by)
  }
  return useMutation({
    mutationKey: FOLLOW,
    // In order: the last change wins.
    scope: { id: 'follow' },
    mutationFn: ({ userId, isFollowing }: FollowChange) =>
      call(isFollowing ? followsApi.follow : followsApi.unfollow, { params: { userId } }),
    onMutate: turn,
    onSuccess: ({ isFollowing }, { userId, onConfirmed }) => {
      emit('follow.changed/1', { userId, isFollowing })
      onConfirmed?.()
    },
    onError: (error, { userId, isFollowing }) => {
      turn({ userId, isFollowing: !isFollowing })
      toast.error(errorMessage(error, t('Failed to update follow status')), { isRetryable: true })
    },
  }).mutate
}

/** Updates cached follows from events of the page. Each page that shows follows calls it once. */
export function useFollowEvents() {
  useEvent('follow.changed/1', ({ userId, isFollowing }) => {
    // Another change is pending: its response is newer than that of any request sent now.
    if (queryClient.isMutating({ mutationKey: FOLLOW }) > 1) return
    show(userId, isFollowing)
    refetchFollows()
  })
  useEvent('person.hidden/1', refetchFollows)
}
