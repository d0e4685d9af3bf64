import { query, queryClient, tokens } from '@worrystone/api-client'
import { accountSecurityApi, type SecurityOverview } from '@worrystone/contracts'
import { session } from '@worrystone/session'
import { isSignedIn } from '../../shared/is-signed-in.ts'

// What was confirmed in an e-mail or on another device is refetched when the tab gets the focus.
const alwaysFresh = { enabled: isSignedIn, staleTime: 0, refetchOnWindowFocus: 'always' } as const

export const overviewQuery = () => ({ ...query(accountSecurityApi.overview, {}), ...alwaysFresh })
export const sessionsQuery = () => ({ ...query(accountSecurityApi.sessions, {}), ...alwaysFresh })
export const passkeysQuery = () => ({ ...query(accountSecurityApi.passkeys, {}), ...alwaysFresh })

export const refetchSecurity = (...queries: { queryKey: readonly unknown[] }[]) =>
  void Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))

/** Merges the response of a change. */
export function updateOverview(part: Partial<SecurityOverview>) {
  const { queryKey } = overviewQuery()
  queryClient.setQueryData<SecurityOverview>(queryKey, (cached) => cached && { ...cached, ...part })
  refetchSecurity({ queryKey })
}

/** The session has proven a second factor: the new access token has the full rights of the role. */
export function replaceAccessToken(token: string) {
  tokens.write({ token, refreshToken: tokens.read()?.refreshToken ?? '' })
  session.refreshUser().catch((error: unknown) => console.warn('The signed-in user could not be refreshed', error))
}
