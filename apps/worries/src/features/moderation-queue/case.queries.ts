import { useQuery } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { updatePages } from '@worrystone/api-client/paged-query'
import { type CaseDetail, type ModerationCase, moderationApi } from '@worrystone/contracts'
import { type CasePage, POLL_MS, queueKeys } from './queue.queries.ts'

const caseKey = (id: string) => [moderationApi.read.url, id]

/** One case, and whether it has changed since it was displayed. */
export function useCase(id: string) {
  const queryFn = ({ signal }: { signal: AbortSignal }) => call(moderationApi.read, { params: { id } }, { signal, retries: 1 })
  const caseQuery = useQuery({
    queryKey: caseKey(id),
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
    // A cached case may be decided already.
    refetchOnMount: 'always',
    refetchOnReconnect: ({ state: { data } }) => data === undefined,
  })
  const polled = useQuery({
    queryKey: [...caseKey(id), 'polled'],
    queryFn,
    enabled: caseQuery.data !== undefined,
    staleTime: POLL_MS,
    initialData: () => caseQuery.data,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  })
  const hasChanged = caseQuery.data !== undefined && polled.data !== undefined && polled.data.updatedAt > caseQuery.data.updatedAt
  return { shown: caseQuery, hasChanged, showChange: () => polled.data && updateCase(polled.data) }
}

/** Assigns a case to the moderator, or removes the assignment. */
export const assignCase = async (id: string, isMine: boolean) =>
  updateCase(await call(moderationApi.assign, { params: { id }, body: { isMine } }))

/** Reads a case again, for its page and every list. */
export const reloadCase = async (id: string) => updateCase(await call(moderationApi.read, { params: { id } }))

/** Caches a case from a response, for its page and every list. */
export function updateCase(changedCase: CaseDetail) {
  queryClient.setQueryData(caseKey(changedCase.id), changedCase)
  queryClient.setQueriesData(
    { queryKey: queueKeys.list },
    updatePages((page: CasePage) => ({
      ...page,
      cases: page.cases.map((row) => (row.id === changedCase.id ? toRow(row, changedCase) : row)),
    })),
  )
  void queryClient.invalidateQueries({ queryKey: queueKeys.first })
}

/** A list's row has a shortened text, and no fields that only the case has. */
function toRow(row: ModerationCase, { excerpt: _, ...answer }: CaseDetail): ModerationCase {
  const fields = Object.keys(row) as (keyof ModerationCase)[]
  const now: ModerationCase = { ...row, ...answer }
  return { ...Object.fromEntries(fields.map((field) => [field, now[field]])), excerpt: row.excerpt } as ModerationCase
}
