import type { User } from '@worrystone/contracts'
import { session } from '@worrystone/session'

/** As `useUser`, outside of rendering. */
export function findUser(): User | null {
  const current = session.get()
  return current.status === 'signed-in' ? current.user : null
}
