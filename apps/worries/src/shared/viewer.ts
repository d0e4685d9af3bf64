import { tokens } from '@worrystone/api-client'
import { useSession } from '@worrystone/session'

export type Viewer = {
  status: 'starting' | 'signed-out' | 'signed-in'
  /** null while unknown, and for a visitor. */
  id: string | null
  /**
   * The part of every cache key that separates visitors' data from members'. A change of member clears the cache, so that the id is not
   * needed: the feed is requested while the session is still starting.
   */
  audience: 'member' | 'visitor'
}

export function useViewer(): Viewer {
  const session = useSession()
  const id = session.status === 'signed-in' ? session.user.id : null
  const isMember = id !== null || (session.status === 'starting' && tokens.read() !== null)
  return { status: session.status, id, audience: isMember ? 'member' : 'visitor' }
}
