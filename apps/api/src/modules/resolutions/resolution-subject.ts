import type { Subject } from '../moderation/index.ts'
import type { ResolutionStore } from './store.ts'
import { textsOf } from './texts-of.ts'

/** A shared story as a moderation subject; its id is the id of its worry. */
export const resolutionSubject = (store: ResolutionStore): Subject => ({
  async read(id) {
    const row = await store.find(id)
    // Moderators read shared stories only.
    if (!row?.is_public) return undefined
    const content = textsOf(row.coping_methods, row.story).join('\n')
    return { authorId: row.user_id, postId: id, content, status: row.moderation_status }
  },
  setStatus: (id, status) => store.moderate(id, status),
  isVisibleTo: async (viewerId, id) => {
    const row = await store.readable(viewerId, id)
    return row?.is_public ?? false
  },
})
