import type { UserStore } from '../users/index.ts'
import type { CaseStore } from './store.ts'
import type { Subject } from './subject.ts'

type Parts = { store: Pick<CaseStore, 'meets'>; users: Pick<UserStore, 'find'> }

/** A person as moderators deal with them: nothing of theirs is hidden or shown by a decision. */
export const personSubject = ({ store, users }: Parts): Subject => ({
  async read(id) {
    return (await users.find(id)) && { authorId: id, postId: null, content: '', status: 'approved' }
  },
  async setStatus() {},
  isSeenBy: store.meets,
})
