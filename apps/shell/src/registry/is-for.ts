import type { Session } from '@worrystone/session'
import type { SiteRoute } from './site.ts'

/** Whether whoever is here, as far as it is known, may open such a page. An admin may do what a moderator may. */
export function isFor(session: Session, requires: SiteRoute['requires']): boolean {
  if (requires === 'anyone') return true
  if (session.status !== 'signed-in') return false
  const { role } = session.user
  return requires === 'signed-in' || role === 'admin' || role === requires
}
