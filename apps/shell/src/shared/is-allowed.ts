import { tokens } from '@worrystone/api-client'
import { readTokenClaims } from '@worrystone/api-client/token-claims'
import type { SiteRoute } from '@worrystone/host'
import type { Session } from '@worrystone/session'

type Access = Pick<SiteRoute, 'requires' | 'staff'>

const isRoleAllowed = (role: string, { requires, staff }: Access) =>
  role === 'admin' || (requires === 'signed-in' && (!staff || role === 'moderator'))

/** Whether the viewer, as far as known, may open such a page. */
export const isAllowed = (session: Session, page: Access): boolean =>
  page.requires === 'anyone' || (session.status === 'signed-in' && isRoleAllowed(session.user.role, page))

/**
 * Whether such a page has an entry in the menus. While the session loads, the stored token tells: entries that appear later would move
 * the others.
 */
export function isListed(session: Session, page: Access): boolean {
  if (session.status !== 'starting') return isAllowed(session, page)
  return page.requires === 'anyone' || (tokens.read() !== null && isRoleAllowed(readTokenClaims()?.role ?? 'member', page))
}

/** Whether the viewer's role may open such a page, but only after a second factor. */
export const needsSecondFactor = (session: Session, { requires, staff }: Access): boolean =>
  session.status === 'signed-in' && session.user.needsSecondFactor === true && (requires === 'admin' || staff === true)
