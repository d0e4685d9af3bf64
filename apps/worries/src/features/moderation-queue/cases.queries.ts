import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import {
  type CaseDetail,
  type CaseState,
  LIMITS,
  type ModerationCase,
  moderationApi,
  type SubjectKind,
} from '@worrystone/contracts'
import { useMemo } from 'react'

/** Which part of the queue; null: of every kind, in anybody's hands, and not yet decided. */
export type QueueView = {
  state: CaseState | null
  kind: SubjectKind | null
  assigned: 'me' | 'nobody' | null
  isAppeals: boolean
}

export type CasePage = { cases: ModerationCase[]; hasMore: boolean; open: number; openAppeals: number }
type Kept = { pages: CasePage[]; pageParams: unknown[] }

const LOOK_MS = 30_000
const QUEUE = moderationApi.cases.url

function fetchPage({ state, kind, assigned, isAppeals }: QueueView, offset: number, signal: AbortSignal) {
  const query = {
    limit: LIMITS.pageDefault,
    ...(offset > 0 && { offset }),
    ...(state && { state }),
    ...(kind && { kind }),
    ...(assigned && { assigned }),
    ...(isAppeals && { appeals: 'true' }),
  }
  return call(moderationApi.cases, { query }, { signal, retries: 1 })
}

/**
 * The queue as it was when it was last asked for, with what a look every 30 seconds tells about its cases. New ones wait until they are
 * wanted, and none goes away: what one reads stays where it is.
 */
export function useQueue(view: QueueView) {
  const list = useInfiniteQuery({
    queryKey: [QUEUE, 'list', view],
    queryFn: ({ signal, pageParam }) => fetchPage(view, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }: CasePage, pages: CasePage[]) =>
      hasMore ? pages.reduce((sum, { cases }) => sum + cases.length, 0) : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: ({ state: { data } }) => data === undefined,
  })
  const look = useQuery({
    queryKey: [QUEUE, 'look', view],
    queryFn: ({ signal }) => fetchPage(view, 0, signal),
    enabled: list.data !== undefined,
    initialData: () => queryClient.getQueryData<Kept>([QUEUE, 'list', view])?.pages[0],
    initialDataUpdatedAt: list.dataUpdatedAt,
    staleTime: LOOK_MS,
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  })

  const cases = useMemo(() => {
    const byId = new Map((list.data?.pages ?? []).flatMap((page) => page.cases.map((one) => [one.id, one] as const)))
    for (const one of look.data?.cases ?? []) {
      const known = byId.get(one.id)
      if (known && known.updatedAt < one.updatedAt) byId.set(one.id, one)
    }
    return [...byId.values()]
  }, [list.data, look.data])
  const known = new Set(cases.map(({ id }) => id))
  const isNewer = (look.dataUpdatedAt ?? 0) > list.dataUpdatedAt
  const counts = isNewer ? look.data : list.data?.pages[0]

  return {
    list,
    cases,
    counts,
    /** How many wait that are not in the list yet. */
    fresh: isNewer ? (look.data?.cases ?? []).filter(({ id }) => !known.has(id)).length : 0,
    isLookFailing: look.isError,
    showFresh: () => void list.refetch(),
  }
}

const caseKey = (id: string) => [moderationApi.read.url, id]

/** One case, and whether it has changed since it was shown. */
export function useCase(id: string) {
  const ask = ({ signal }: { signal: AbortSignal }) => call(moderationApi.read, { params: { id } }, { signal, retries: 1 })
  const shown = useQuery({
    queryKey: caseKey(id),
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
    // What one read a while ago may be decided by now.
    refetchOnMount: 'always',
    refetchOnReconnect: ({ state: { data } }) => data === undefined,
  })
  const look = useQuery({
    queryKey: [...caseKey(id), 'look'],
    queryFn: ask,
    enabled: shown.data !== undefined,
    staleTime: LOOK_MS,
    initialData: () => shown.data,
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: false,
  })
  const hasChanged = shown.data !== undefined && look.data !== undefined && look.data.updatedAt > shown.data.updatedAt
  return { shown, hasChanged, showChange: () => look.data && takeOverCase(look.data) }
}

/** Shows what the server answered about a case, on its page and in every list. */
export function takeOverCase(answer: CaseDetail) {
  queryClient.setQueryData(caseKey(answer.id), answer)
  const swap = (page: CasePage): CasePage => ({
    ...page,
    cases: page.cases.map((one) => (one.id === answer.id ? rowOf(one, answer) : one)),
  })
  for (const [key, kept] of queryClient.getQueriesData<Kept>({ queryKey: [QUEUE, 'list'] })) {
    if (kept) queryClient.setQueryData(key, { ...kept, pages: kept.pages.map(swap) }, { updatedAt: kept ? Date.now() : 0 })
  }
  void queryClient.invalidateQueries({ queryKey: [QUEUE, 'look'] })
}

/** The row of a list carries the shortened text, and nothing that only the case tells. */
function rowOf(row: ModerationCase, { excerpt: _, ...answer }: CaseDetail): ModerationCase {
  const parts = Object.keys(row) as (keyof ModerationCase)[]
  const now: ModerationCase = { ...row, ...answer }
  return { ...Object.fromEntries(parts.map((part) => [part, now[part]])), excerpt: row.excerpt } as ModerationCase
}
