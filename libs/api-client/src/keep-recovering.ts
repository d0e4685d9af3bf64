import type { Query, QueryClient } from '@tanstack/react-query'
import { isServiceDown } from './api-error.ts'

const PING_MS = 15_000

/** A next page that failed keeps its own retry button: a refetch would load the pages above it again and move them under the reader. */
const predicate = ({ state }: Pick<Query, 'state'>) => isServiceDown(state.error) && !state.fetchMeta?.fetchMore

/**
 * Lets pages recover by themselves: while a query on screen failed because the service is out of reach, pings it, and only refetches
 * what failed once it is back. So nothing flickers meanwhile.
 */
export function keepRecovering(client: QueryClient, ping: () => Promise<unknown>): void {
  let isScheduled = false
  const hasFailedQueries = () => client.getQueryCache().findAll({ type: 'active', predicate }).length > 0

  async function check() {
    isScheduled = false
    if (!hasFailedQueries()) return
    const isBack = await ping().then(
      () => true,
      () => false,
    )
    if (isBack) await client.refetchQueries({ type: 'active', predicate })
    if (hasFailedQueries()) schedule()
  }
  function schedule() {
    if (isScheduled) return
    isScheduled = true
    setTimeout(check, PING_MS)
  }

  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isServiceDown(event.action.error)) schedule()
  })
}
