import { readTokenClaims } from '@worrystone/api-client/token-claims'
import { useSession } from '@worrystone/session'

/** The id of the signed-in member; null for visitors and while it is not known yet. */
export function useMemberId(): string | null {
  const session = useSession()
  return session.status === 'signed-in' ? session.user.id : null
}

/**
 * The same, but while the session is unknown (a page opened offline) the member of the stored token. That token is unverified: use the
 * id only for data on this device and for requests that the server authorizes.
 */
export function useMemberIdOnDevice(): string | null {
  const session = useSession()
  const memberId = useMemberId()
  return session.status === 'starting' ? (readTokenClaims()?.sub ?? null) : memberId
}
