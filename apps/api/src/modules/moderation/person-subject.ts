import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import type { UserStore } from '../users/index.ts'
import { hasBlocked, isPersonVisible, personVisibleTo } from '../visibility/index.ts'
import type { Subject } from './subject.ts'

type Options = { database: Database; users: Pick<UserStore, 'find'> }

/** A person as a subject of moderation: no decision hides or shows anything of theirs. */
export const personSubject = ({ database, users }: Options): Subject => ({
  async read(id) {
    return (await users.find(id)) && { authorId: id, postId: null, content: '', status: 'approved' }
  },
  async setStatus() {},
  /** A user who blocked the person can still report them, unless the person is leaving or has blocked the user too. */
  isVisibleTo: (viewerId, personId) => {
    const [viewer, person] = [sql`${viewerId}`, sql.ref('users.id')]
    const isOwnBlock = sql`${hasBlocked(viewer, person)} and not ${hasBlocked(person, viewer)}`
    return isPersonVisible(database, { viewerId, personId, or: sql`(${personVisibleTo(person, null)} and ${isOwnBlock})` })
  },
})
