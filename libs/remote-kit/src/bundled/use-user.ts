import type { User } from '@worrystone/contracts'
import { type Session, session, useSession } from '@worrystone/session'

const userOf = (current: Session): User | null => (current.status === 'signed-in' ? current.user : null)

/** The signed-in user; null for a visitor, and while the session is not known. */
export const useUser = (): User | null => userOf(useSession())

/** The same outside of rendering. */
export const findUser = (): User | null => userOf(session.get())
