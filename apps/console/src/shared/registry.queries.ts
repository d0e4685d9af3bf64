import { keepPreviousData } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { pagedQuery } from '@worrystone/api-client/paged-query'
import { type AuditEntry, type HistoryEntry, type RemoteStatus, registryApi } from '@worrystone/contracts'

/** How often the figures are fetched while the tab is visible. */
const LIVE_MS = 3_000

// The next poll is seconds away: no retries in between, and a failed poll must not stop the later ones.
const pollOptions = { retries: 0, breaker: 'none' } as const
// react-query pauses the interval in a hidden tab; on return it refetches at once.
const live = { refetchInterval: LIVE_MS, refetchOnWindowFocus: 'always', staleTime: 0 } as const

export const remotesQuery = () => ({ ...query(registryApi.remotes, {}, pollOptions), ...live })

export const remoteQuery = (remote: string) => ({
  ...query(registryApi.remote, { params: { remote } }, pollOptions),
  ...live,
  // The list has often loaded it already.
  placeholderData: () => queryClient.getQueryData(remotesQuery().queryKey)?.remotes.find((status) => status.remote === remote),
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

export const historyKey = ({ at, revision, what, build }: HistoryEntry) => [at, revision, what, build].join(' ')

export const historyQuery = (remote: string) => ({
  ...pagedQuery({
    queryKey: [registryApi.history.url, { remote, pages: true }],
    limit: 10,
    fetchPage: (page, options) => call(registryApi.history, { params: { remote }, query: page }, options),
    itemsOf: ({ entries }) => entries,
    idOf: historyKey,
  }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const tokensQuery = (revoked: boolean) => ({ ...query(registryApi.tokens, { query: { revoked } }), staleTime: 0 })

export const auditKey = ({ at, what, token, remote }: AuditEntry) => [at, what, token, remote].join(' ')

export const auditQuery = () => ({
  ...pagedQuery({
    queryKey: [registryApi.audit.url],
    limit: 20,
    fetchPage: (page, options) => call(registryApi.audit, { query: page }, options),
    itemsOf: ({ entries }) => entries,
    idOf: auditKey,
  }),
  staleTime: 0,
})

/** Caches the status that a change returned. A poll that started before the change must not overwrite it. */
export async function cacheStatus(status: RemoteStatus): Promise<void> {
  const [statusKey, listKey] = [remoteQuery(status.remote).queryKey, remotesQuery().queryKey]
  await Promise.all([queryClient.cancelQueries({ queryKey: statusKey }), queryClient.cancelQueries({ queryKey: listKey })])
  queryClient.setQueryData(statusKey, status)
  queryClient.setQueryData(
    listKey,
    (list) => list && { remotes: list.remotes.map((cached) => (cached.remote === status.remote ? status : cached)) },
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
