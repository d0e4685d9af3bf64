import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { ApiError, call, queryClient } from '@worrystone/api-client'
import { blocksApi, mutesApi, type UserSummary } from '@worrystone/contracts'
import { emit, toast, useEvent } from '@worrystone/events'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { useState } from 'react'
import { isSignedIn } from '../../shared/notifications.queries.ts'
import { personName } from '../../shared/person-link.tsx'

export type HiddenKind = 'blocked' | 'muted'

type Page = { people: { user: UserSummary; createdAt: string }[]; hasMore: boolean }
type Pages = { pages: Page[]; pageParams: unknown[] }

const PAGE_SIZE = 20
const LISTS = { blocked: blocksApi.list, muted: mutesApi.list }
const queryKeyFor = (kind: HiddenKind) => [LISTS[kind].url, 'pages']

/** The people the user has blocked or muted, newest first, page by page. */
export function useHiddenPeople(kind: HiddenKind) {
  return useInfiniteQuery({
    queryKey: queryKeyFor(kind),
    enabled: isSignedIn,
    queryFn: ({ signal, pageParam }): Promise<Page> =>
      call(LISTS[kind], { query: { limit: PAGE_SIZE, offset: pageParam } }, { signal, retries: 1 }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }: Page, pages: Page[]) =>
      hasMore ? pages.reduce((sum, { people }) => sum + people.length, 0) : undefined,
  })
}

type Words = { done: (name: string) => string; failed: string }

/** Ends a block or a mute: an optimistic update with rollback. */
export function useShowAgain(kind: HiddenKind, words: Words) {
  const errorMessage = useErrorMessage()
  const [removedIds, setRemovedIds] = useState<ReadonlySet<string>>(new Set())
  const queryKey = queryKeyFor(kind)
  const restore = (id: string) => setRemovedIds((ids) => new Set([...ids].filter((other) => other !== id)))

  // A person was hidden elsewhere on the page.
  useEvent('person.hidden/1', ({ userId, isHidden }) => {
    if (!isHidden) return
    restore(userId)
    void queryClient.invalidateQueries({ queryKey })
  })

  const { mutate } = useMutation({
    mutationFn: async ({ id }: UserSummary) => {
      const params = { userId: id }
      if (kind === 'blocked') await call(blocksApi.unblock, { params })
      else await call(mutesApi.unmute, { params })
    },
    onMutate: ({ id }) => setRemovedIds((ids) => new Set(ids).add(id)),
    onSuccess: (_, user) => {
      // The offset of the next page is the number of loaded people.
      queryClient.setQueryData<Pages>(queryKey, (kept) => kept && without(kept, user.id))
      emit('person.hidden/1', { userId: user.id, isHidden: false })
      toast.success(words.done(personName(user)))
    },
    onError: (error, { id }) => {
      restore(id)
      // The shell reports an ended session.
      if (error instanceof ApiError && error.code === 'UNAUTHORIZED') return
      toast.error(errorMessage(error, words.failed))
    },
  })
  return { showAgain: mutate, removedIds }
}

const without = (kept: Pages, id: string): Pages => ({
  ...kept,
  pages: kept.pages.map((page) => ({ ...page, people: page.people.filter(({ user }) => user.id !== id) })),
})
