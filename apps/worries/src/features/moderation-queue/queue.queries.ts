import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { type CaseState, LIMITS, type ModerationCase, moderationApi, type SubjectKind } from '@worrystone/contracts'
import { useMemo } from 'react'

/** The filters of the queue; null: any kind, any assignee, and undecided. */
export type QueueView = {
  state: CaseState | null
  kind: SubjectKind | null
  assigned: 'me' | 'nobody' | null
  isAppeals: boolean
}

export type CasePage = { cases: ModerationCase[]; hasMore: boolean; open: number; openAppeals: number }

export const POLL_MS = 30_000
/** Refetched on every mount, and while it is mounted. */
export const POLLED = { staleTime: 0, refetchInterval: POLL_MS, refetchIntervalInBackground: false }
const QUEUE = moderationApi.cases.url
export const queueKeys = { list: [QUEUE, 'list'], first: [QUEUE, 'first'] }

const filtersOf = ({ state, kind, assigned, isAppeals }: QueueView) => ({
  ...(state && { state }),
  ...(kind && { kind }),
  ...(assigned && { assigned }),
  ...(isAppeals && { appeals: 'true' }),
})

/**
 * The queue as last fetched, updated by a poll every 30 seconds. New cases wait until they are requested, and none is removed, so that
 * the list does not shift while it is read.
 */
export function useQueue(view: QueueView) {
  const fetchPage = ({ limit, offset }: { limit: number; offset: number }, options: { signal: AbortSignal; retries: number }) =>
    call(moderationApi.cases, { query: { limit, ...(offset > 0 && { offset }), ...filtersOf(view) } }, options)
  const listKey = [...queueKeys.list, view]

  const list = useInfiniteQuery({
    ...pagedQuery({ queryKey: listKey, fetchPage, itemsOf: ({ cases }: CasePage) => cases, idOf: ({ id }) => id }),
    select: ({ pages }: InfiniteData<CasePage>) => pages,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: ({ state: { data } }) => data === undefined,
  })
  const polled = useQuery({
    queryKey: [...queueKeys.first, view],
    queryFn: ({ signal }) => fetchPage({ limit: LIMITS.pageDefault, offset: 0 }, { signal, retries: 1 }),
    enabled: list.data !== undefined,
    initialData: () => queryClient.getQueryData<InfiniteData<CasePage>>(listKey)?.pages[0],
    initialDataUpdatedAt: list.dataUpdatedAt,
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  })

  const cases = useMemo(() => merge(list.data ?? [], polled.data?.cases ?? []), [list.data, polled.data])
  const knownIds = new Set(cases.map(({ id }) => id))
  const isNewer = (polled.dataUpdatedAt ?? 0) > list.dataUpdatedAt
  return {
    list,
    cases,
    counts: isNewer ? polled.data : list.data?.[0],
    /** The number of waiting cases that are not in the list yet. */
    newCount: isNewer ? (polled.data?.cases ?? []).filter(({ id }) => !knownIds.has(id)).length : 0,
    isOutdated: polled.isError,
    showNew: () => void list.refetch(),
  }
}

/** The ids of the cases that the queue has loaded, in its order; none where it was not open. */
export const loadedCases = (view: QueueView): string[] =>
  (queryClient.getQueryData<InfiniteData<CasePage>>([...queueKeys.list, view])?.pages ?? []).flatMap(({ cases }) =>
    cases.map(({ id }) => id),
  )

/** All loaded cases without duplicates, in their latest state. */
function merge(pages: CasePage[], polled: ModerationCase[]): ModerationCase[] {
  const byId = new Map(pages.flatMap((page) => page.cases.map((row) => [row.id, row] as const)))
  for (const row of polled) {
    const knownCase = byId.get(row.id)
    if (knownCase && knownCase.updatedAt < row.updatedAt) byId.set(row.id, row)
  }
  return [...byId.values()]
}
