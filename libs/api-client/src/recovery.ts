import type { QueryClient } from '@tanstack/react-query'
import { isServiceDown } from './api-error.ts'

const PING_MS = 15_000

/**
 * Lets pages recover by themselves: while something on screen failed because the service is out of reach, asks quietly whether it is
 * back, and only then loads again what failed. So nothing flickers while it sleeps.
 */
export function keepRecovering(client: QueryClient, ping: () => Promise<unknown>): void {
  let isScheduled = false
  const isWaiting = () => client.getQueryCache().findAll({ type: 'active', predicate }).length > 0

  async function check() {
    isScheduled = false
    if (!isWaiting()) return
    const isBack = await ping().then(
      () => true,
      () => false,
    )
    if (isBack) await client.refetchQueries({ type: 'active', predicate })
    if (isWaiting()) schedule()
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

const predicate = (query: { state: { error: unknown } }) => isServiceDown(query.state.error)
