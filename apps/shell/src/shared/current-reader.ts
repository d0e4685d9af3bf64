import { session } from '@worrystone/session'

/** The account that is signed in; null for a visitor, and while it is not known. */
export function currentReader(): string | null {
  const current = session.get()
  return current.status === 'signed-in' ? current.user.id : null
}
