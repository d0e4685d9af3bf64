import type { SiteRoute } from '@worrystone/host'
import type { Session } from '@worrystone/session'

/** Whether whoever is here, as far as it is known, may open such a page. */
export function isFor(session: Session, { requires, staff }: Pick<SiteRoute, 'requires' | 'staff'>): boolean {
  if (requires === 'anyone') return true
  if (session.status !== 'signed-in') return false
  const { role } = session.user
  return role === 'admin' || (requires === 'signed-in' && (!staff || role === 'moderator'))
}

/** Whoever may open such a page, but acts as a member there until a second factor has been shown. */
export const isHeldBack = (session: Session, { requires, staff }: Pick<SiteRoute, 'requires' | 'staff'>): boolean =>
  session.status === 'signed-in' && session.user.needsSecondFactor === true && (requires === 'admin' || staff === true)
