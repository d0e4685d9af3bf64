import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import type { UserStore } from '../users/index.ts'
import { hasBlocked, isPersonVisible, personVisibleTo } from '../visibility/index.ts'
import type { Subject } from './subject.ts'

type Parts = { database: Database; users: Pick<UserStore, 'find'> }

/** A person as moderators deal with them: nothing of theirs is hidden or shown by a decision. */
export const personSubject = ({ database, users }: Parts): Subject => ({
  async read(id) {
    return (await users.find(id)) && { authorId: id, postId: null, content: '', status: 'approved' }
  },
  async setStatus() {},
  /** Whoever blocked somebody may still report them, unless that person is leaving or has blocked them as well. */
  isVisibleTo: (viewerId, personId) => {
    const [viewer, person] = [sql`${viewerId}`, sql.ref('users.id')]
    const isOwnBlock = sql`${hasBlocked(viewer, person)} and not ${hasBlocked(person, viewer)}`
    return isPersonVisible(database, { viewerId, personId, or: sql`(${personVisibleTo(person, null)} and ${isOwnBlock})` })
  },
})
