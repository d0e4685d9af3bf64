import type { User } from '@worrystone/contracts'
import { useSession } from '@worrystone/session'

/** The signed-in user; null for a visitor, and while the session is not known. */
export function useUser(): User | null {
  const session = useSession()
  return session.status === 'signed-in' ? session.user : null
}
