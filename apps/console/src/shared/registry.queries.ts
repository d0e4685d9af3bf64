import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { type RemoteStatus, registryApi } from '@worrystone/contracts'

/** How often the figures are fetched while the tab is visible. */
const LIVE_MS = 3_000
const HISTORY_PAGE = 10
const AUDIT_PAGE = 20

// The next poll is seconds away: no retries in between, and a failed poll must not stop the later ones.
const pollOptions = { retries: 0, breaker: 'none' } as const
// react-query pauses the interval in a hidden tab; on return it refetches at once.
const live = { refetchInterval: LIVE_MS, refetchOnWindowFocus: 'always', staleTime: 0 } as const

export const remotesQuery = () => ({ ...query(registryApi.remotes, {}, pollOptions), ...live })

export const remoteQuery = (remote: string) => ({
  ...query(registryApi.remote, { params: { remote } }, pollOptions),
  ...live,
  // The list has often loaded it already.
  placeholderData: () => queryClient.getQueryData(remotesQuery().queryKey)?.remotes.find((each) => each.remote === remote),
})

/** Visits of every build over the selected span. The previous span stays on screen while another loads. */
export const healthQuery = (remote: string, minutes: number) => ({
  ...query(registryApi.health, { params: { remote }, query: { minutes } }, pollOptions),
  ...live,
  placeholderData: keepPreviousData,
})

/** The newest entry only: detects new entries without refetching the list. */
export const newestEntryQuery = (remote: string) => ({
  ...query(registryApi.history, { params: { remote }, query: { limit: 1 } }, pollOptions),
  ...live,
})

export const historyQuery = (remote: string) =>
  infiniteQueryOptions({
    queryKey: [registryApi.history.url, { remote, pages: true }],
    queryFn: ({ pageParam: offset, signal }) =>
      call(registryApi.history, { params: { remote }, query: { limit: HISTORY_PAGE, offset } }, { signal, retries: 1 }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length * HISTORY_PAGE : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const tokensQuery = (revoked: boolean) => ({ ...query(registryApi.tokens, { query: { revoked } }), staleTime: 0 })

export const auditQuery = () =>
  infiniteQueryOptions({
    queryKey: [registryApi.audit.url],
    queryFn: ({ pageParam: offset, signal }) =>
      call(registryApi.audit, { query: { limit: AUDIT_PAGE, offset } }, { signal, retries: 1 }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length * AUDIT_PAGE : undefined),
    staleTime: 0,
  })

/** Caches the status that a change returned. A poll that started before the change must not overwrite it. */
export async function cacheStatus(status: RemoteStatus): Promise<void> {
  const [one, all] = [remoteQuery(status.remote).queryKey, remotesQuery().queryKey]
  await Promise.all([queryClient.cancelQueries({ queryKey: one }), queryClient.cancelQueries({ queryKey: all })])
  queryClient.setQueryData(one, status)
  queryClient.setQueryData(
    all,
    (list) => list && { remotes: list.remotes.map((each) => (each.remote === status.remote ? status : each)) },
  )
}

/** Refetches a remote and its history, after a change by this operator or another one. */
export async function refetchRemote(remote: string): Promise<RemoteStatus> {
  const [status] = await Promise.all([
    // Bypasses the cache: a pending poll may have started before the change.
    call(registryApi.remote, { params: { remote } }),
    queryClient.invalidateQueries({ queryKey: historyQuery(remote).queryKey }),
  ])
  return status
}
