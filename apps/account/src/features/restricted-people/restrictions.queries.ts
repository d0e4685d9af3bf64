import { useInfiniteQuery, useMutationState } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { pagedQuery, updatePages } from '@worrystone/api-client/paged-query'
import { personName } from '@worrystone/community-ui'
import { blocksApi, mutesApi, type UserSummary } from '@worrystone/contracts'
import { emit, toast, useEvent } from '@worrystone/events'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { isSignedIn } from '../../shared/is-signed-in.ts'

export type Restriction = 'block' | 'mute'

type Page = { people: { user: UserSummary; createdAt: string }[]; hasMore: boolean }

const LISTS = { block: blocksApi.list, mute: mutesApi.list }
const ENDS = { block: blocksApi.unblock, mute: mutesApi.unmute }

const restrictedQuery = (kind: Restriction) =>
  pagedQuery({
    queryKey: [LISTS[kind].url, 'pages'],
    fetchPage: (query, options): Promise<Page> => call(LISTS[kind], { query }, options),
    itemsOf: ({ people }) => people.map(({ user }) => user),
    idOf: ({ id }) => id,
  })

/** The people whom the user has blocked or muted, newest first, without those whose restriction is being ended. */
export function useRestrictedPeople(kind: Restriction) {
  const { queryKey } = restrictedQuery(kind)
  // A person was restricted elsewhere on the page.
  useEvent('person.hidden/1', ({ isHidden }) => {
    if (isHidden) void queryClient.invalidateQueries({ queryKey })
  })
  const ending = useMutationState({
    filters: { mutationKey: [ENDS[kind].url], status: 'pending' },
    select: ({ state }) => (state.variables as UserSummary).id,
  })
  const query = useInfiniteQuery({ ...restrictedQuery(kind), enabled: isSignedIn })
  return { ...query, data: query.data?.filter(({ id }) => !ending.includes(id)) }
}

type Messages = { done: (name: string) => string; failed: string }

/** Ends a block or a mute: an optimistic update with rollback. */
export function useEndRestriction(kind: Restriction, messages: Messages) {
  return useMutationWithToast({
    mutationKey: [ENDS[kind].url],
    mutationFn: async ({ id }: UserSummary) => void (await call(ENDS[kind], { params: { userId: id } })),
    onSuccess: (_, user) => {
      queryClient.setQueryData(
        restrictedQuery(kind).queryKey,
        updatePages((page: Page) => ({ ...page, people: page.people.filter((each) => each.user.id !== user.id) })),
      )
      emit('person.hidden/1', { userId: user.id, isHidden: false })
      toast.success(messages.done(personName(user)))
    },
    failure: messages.failed,
  }).mutate
}
