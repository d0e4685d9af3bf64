import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { type RemoteStatus, registryApi } from '@worrystone/contracts'

/** How often the figures are fetched while the tab is visible. */
const LIVE_MS = 3_000
const HISTORY_PAGE = 10
const AUDIT_PAGE = 20

// The next poll is seconds away: no retries in between, and a failed poll must not stop the later ones.
const pollOptions = { retries: 0, breaker: 'none' } as const
// react-query pauses the interval in a hidden tab; on return nobody waits for the next beat.
const live = { refetchInterval: LIVE_MS, refetchOnWindowFocus: 'always', staleTime: 0 } as const

export const remotesQuery = () => ({ ...query(registryApi.remotes, {}, pollOptions), ...live })

export const remoteQuery = (remote: string) => ({
  ...query(registryApi.remote, { params: { remote } }, pollOptions),
  ...live,
  // Whoever comes from the list has seen it already.
  placeholderData: () => queryClient.getQueryData(remotesQuery().queryKey)?.remotes.find((each) => each.remote === remote),
})

/** Visits of every build over the last minutes. Another span keeps the one before on screen until it is there. */
export const healthQuery = (remote: string, minutes: number) => ({
  ...query(registryApi.health, { params: { remote }, query: { minutes } }, pollOptions),
  ...live,
  placeholderData: keepPreviousData,
})

/** The newest entry only: tells that there is something new without moving what is read. */
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

/** Shows the status that a change has returned. A poll that started before the change must not bring the old figures back. */
export async function cacheStatus(status: RemoteStatus): Promise<void> {
  const [one, all] = [remoteQuery(status.remote).queryKey, remotesQuery().queryKey]
  await Promise.all([queryClient.cancelQueries({ queryKey: one }), queryClient.cancelQueries({ queryKey: all })])
  queryClient.setQueryData(one, status)
  queryClient.setQueryData(
    all,
    (list) => list && { remotes: list.remotes.map((each) => (each.remote === status.remote ? status : each)) },
  )
}

/** What an operator has not seen yet, after a change of their own or of somebody else. */
export async function refetchRemote(remote: string): Promise<RemoteStatus> {
  const [status] = await Promise.all([
    // Past the cache: a poll in flight may have started before the change.
    call(registryApi.remote, { params: { remote } }),
    queryClient.invalidateQueries({ queryKey: historyQuery(remote).queryKey }),
  ])
  return status
}
