import { signInAgain, unauthorized } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { UserStore } from '../users/index.ts'
import type { Sessions } from './sessions.ts'

/** Access of signed-in users to their own account settings. */
export function accountOwner({ sessions, users }: { sessions: Sessions; users: UserStore }) {
  /** The signed-in user of a live session: an access token outlives its session by minutes. */
  async function owner(viewer: Viewer) {
    const user = (await sessions.isLive(viewer)) ? await users.find(viewer.userId) : undefined
    if (!user) throw unauthorized()
    return user
  }

  /** For sensitive changes: the password must have been confirmed recently. */
  async function freshOwner(viewer: Viewer) {
    const user = await owner(viewer)
    if (!(await sessions.isFresh(viewer))) throw signInAgain()
    return user
  }

  return { owner, freshOwner }
}
