import { tokens } from '@worrystone/api-client'
import { useSession } from '@worrystone/session'

/** The id of the signed-in member; null for visitors and while it is not known yet. */
export function useMemberId(): string | null {
  const session = useSession()
  return session.status === 'signed-in' ? session.user.id : null
}

/**
 * The same, and while the session is not known (a page that was opened without a network) the member of the stored token. Nobody has
 * checked that token: good for what stays on this device, and for what the server will ask the token about.
 */
export function useMemberIdOnDevice(): string | null {
  const session = useSession()
  const memberId = useMemberId()
  return session.status === 'starting' ? getMemberIdOfToken() : memberId
}

function getMemberIdOfToken(): string | null {
  try {
    const claims = tokens.read()?.token.split('.')[1] ?? ''
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub ?? null
  } catch {
    return null
  }
}
