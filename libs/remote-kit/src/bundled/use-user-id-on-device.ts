import { readTokenClaims } from '@worrystone/api-client/token-claims'
import { useSession } from '@worrystone/session'

/**
 * The id of the signed-in user; while the session is not known (a page opened offline), that of the stored token. The token is
 * unverified: use the id only for data on this device and for requests that the server authorizes.
 */
export function useUserIdOnDevice(): string | null {
  const session = useSession()
  if (session.status === 'starting') return readTokenClaims()?.sub ?? null
  return session.status === 'signed-in' ? session.user.id : null
}
