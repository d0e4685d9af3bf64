import { query, queryClient, tokens } from '@worrystone/api-client'
import { accountSecurityApi, type SecurityOverview } from '@worrystone/contracts'
import { session } from '@worrystone/session'
import { isSignedIn } from '../../shared/notifications.queries.ts'

// What was confirmed in a mail, or done on another device, shows when one comes back to this tab.
const alwaysFresh = { enabled: isSignedIn, staleTime: 0, refetchOnWindowFocus: 'always' } as const

export const overviewQuery = () => ({ ...query(accountSecurityApi.overview, {}), ...alwaysFresh })
export const sessionsQuery = () => ({ ...query(accountSecurityApi.sessions, {}), ...alwaysFresh })
export const passkeysQuery = () => ({ ...query(accountSecurityApi.passkeys, {}), ...alwaysFresh })

export const refetchSecurity = (...queries: { queryKey: readonly unknown[] }[]) =>
  void Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))

/** Shows at once what a change has answered. */
export function updateOverview(part: Partial<SecurityOverview>) {
  const { queryKey } = overviewQuery()
  queryClient.setQueryData<SecurityOverview>(queryKey, (kept) => kept && { ...kept, ...part })
  refetchSecurity({ queryKey })
}

/** This session has shown a second factor: its new access token may all that the person's role may. */
export function replaceAccessToken(token: string) {
  tokens.write({ token, refreshToken: tokens.read()?.refreshToken ?? '' })
  session.refreshUser().catch((error: unknown) => console.warn('The own record could not be read again', error))
}
