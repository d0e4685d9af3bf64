import { call, query, queryClient } from '@worrystone/api-client'
import { pagedQuery, updatePages } from '@worrystone/api-client/paged-query'
import { type Follow, type FollowPage, type FollowStats, type FollowStatus, followsApi } from '@worrystone/contracts'
import { emit, useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useToggleWithToast, useUser } from '@worrystone/remote-kit/bundled'

export type Side = 'followers' | 'following'

/** Which of the two people of a follow the list shows. */
export const listedPerson = (follow: Follow, side: Side) => (side === 'followers' ? follow.follower : follow.following)

export const statusQuery = (userId: string) => query(followsApi.status, { params: { userId } })
export const statsQuery = (userId: string) => query(followsApi.stats, { params: { userId } })

/** The followers or followed people of a person, page by page; in one's own list without the just unfollowed. */
export const followsQuery = (side: Side, userId: string, isOwnChoice: boolean) =>
  pagedQuery({
    queryKey: [followsApi[side].url, userId],
    fetchPage: (page, options) => call(followsApi[side], { params: { userId }, query: page }, options),
    itemsOf: ({ follows }: FollowPage) => follows.filter(({ isFollowing }) => isFollowing || !isOwnChoice),
    idOf: ({ id }) => id,
  })

/** Updates a follow wherever that person is on screen; returns whether that changed anything. */
function showFollow(userId: string, isFollowing: boolean): boolean {
  let isChanged = false
  const update = <Shown extends FollowStatus>(status: Shown): Shown => {
    isChanged ||= status.isFollowing !== isFollowing
    return { ...status, isFollowing }
  }
  queryClient.setQueryData<FollowStatus>(statusQuery(userId).queryKey, (cached) => cached && update(cached))
  for (const side of ['followers', 'following'] as const) {
    const updateListed = (follow: Follow) => (listedPerson(follow, side).id === userId ? update(follow) : follow)
    queryClient.setQueriesData(
      { queryKey: [followsApi[side].url] },
      updatePages((page: FollowPage) => ({ ...page, follows: page.follows.map(updateListed) })),
    )
  }
  return isChanged
}

function addToStats(userId: string, name: keyof FollowStats, difference: number) {
  queryClient.setQueryData<FollowStats>(
    statsQuery(userId).queryKey,
    (cached) => cached && { ...cached, [name]: Math.max(0, cached[name] + difference) },
  )
}

function refetchFollows() {
  for (const { url } of [followsApi.stats, followsApi.followers, followsApi.following]) {
    void queryClient.invalidateQueries({ queryKey: [url] })
  }
}

type FollowToggle = {
  userId: string
  isFollowing: boolean
  /** Called also when the button is no longer mounted. */
  onConfirmed?: (() => void) | undefined
}

/** The click handler of a follow button: follows or unfollows a person, optimistically, with rollback. */
export function useFollowToggle({ userId, isFollowing, onConfirmed }: FollowToggle): () => void {
  const t = useT()
  const user = useUser()
  return useToggleWithToast({
    mutationKey: [followsApi.follow.url, userId],
    state: { isOn: isFollowing, count: 0 },
    show: ({ isOn }) => {
      if (!showFollow(userId, isOn)) return
      addToStats(userId, 'followersCount', isOn ? 1 : -1)
      if (user) addToStats(user.id, 'followingCount', isOn ? 1 : -1)
    },
    send: async (isOn) => {
      const status = await call(isOn ? followsApi.follow : followsApi.unfollow, { params: { userId } })
      return { isOn: status.isFollowing, count: 0 }
    },
    onConfirmed: ({ isOn }) => {
      emit('follow.changed/1', { userId, isFollowing: isOn })
      onConfirmed?.()
    },
    failure: t('Failed to update follow status'),
  })
}

/** Updates cached follows from events of the page. Each page that shows follows calls it once. */
export function useFollowEvents() {
  useEvent('follow.changed/1', ({ userId, isFollowing }) => {
    // Another change is pending: its response is newer than that of any request sent now.
    if (queryClient.isMutating({ mutationKey: [followsApi.follow.url] }) > 1) return
    showFollow(userId, isFollowing)
    refetchFollows()
  })
  useEvent('person.hidden/1', refetchFollows)
}
