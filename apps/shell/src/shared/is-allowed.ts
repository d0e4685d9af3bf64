import type { SiteRoute } from '@worrystone/host'
import type { Session } from '@worrystone/session'

/** Whether the viewer, as far as known, may open such a page. */
export function isAllowed(session: Session, { requires, staff }: Pick<SiteRoute, 'requires' | 'staff'>): boolean {
  if (requires === 'anyone') return true
  if (session.status !== 'signed-in') return false
  const { role } = session.user
  return role === 'admin' || (requires === 'signed-in' && (!staff || role === 'moderator'))
}

/** Whether the viewer's role may open such a page, but only after a second factor. */
export const needsSecondFactor = (session: Session, { requires, staff }: Pick<SiteRoute, 'requires' | 'staff'>): boolean =>
  session.status === 'signed-in' && session.user.needsSecondFactor === true && (requires === 'admin' || staff === true)
