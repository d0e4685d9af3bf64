import { query, queryClient, tokens } from '@worrystone/api-client'
import { accountSecurityApi, type SecurityOverview } from '@worrystone/contracts'
import { session } from '@worrystone/session'
import { enabled } from '../../shared/notifications.queries.ts'

// What was confirmed in a mail, or done on another device, shows when one comes back to this tab.
const lively = { enabled, staleTime: 0, refetchOnWindowFocus: 'always' } as const

export const overviewQuery = () => ({ ...query(accountSecurityApi.overview, {}), ...lively })
export const sessionsQuery = () => ({ ...query(accountSecurityApi.sessions, {}), ...lively })
export const passkeysQuery = () => ({ ...query(accountSecurityApi.passkeys, {}), ...lively })

export const lookAgain = (...queries: { queryKey: readonly unknown[] }[]) =>
  void Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))

/** Shows at once what a change has answered. */
export function changeOverview(part: Partial<SecurityOverview>) {
  const { queryKey } = overviewQuery()
  queryClient.setQueryData<SecurityOverview>(queryKey, (kept) => kept && { ...kept, ...part })
  lookAgain({ queryKey })
}

/** This session has shown a second factor: its new access token may all that the person's role may. */
export function strengthen(token: string) {
  tokens.write({ token, refreshToken: tokens.read()?.refreshToken ?? '' })
  session.refreshUser().catch((error: unknown) => console.warn('The own record could not be read again', error))
}
