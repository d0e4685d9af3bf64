import type { HelpedState } from '@worrystone/contracts'
import { badRequest, forbidden, invalidField, notFound } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ThanksStore } from '../thanks/index.ts'
import { isPostVisible } from '../visibility/index.ts'
import type { CommentParts } from './comment-parts.ts'

type Helper = { helperId: string; postId: string; commentId: string | null }

/** The author of a worry marks comments and people as helpful; these people are notified. */
export function commentThanking({ database, store, reading, notices }: CommentParts, thanks: ThanksStore) {
  const noticeOf = ({ userId }: Viewer, { helperId, postId, commentId }: Helper) => ({
    to: helperId,
    kind: 'helped' as const,
    actorId: userId,
    postId,
    ...(commentId && { commentId }),
  })

  async function add(viewer: Viewer, helper: Helper) {
    const isNew = await thanks.add({ userId: viewer.userId, ...helper })
    const { helperId, postId } = helper
    if (isNew && (await isPostVisible(database, { viewerId: helperId, postId }))) await notices.notify(noticeOf(viewer, helper))
  }

  /** A comment by somebody else that the viewer can read below their own worry. */
  async function getThankable(viewer: Viewer, id: string): Promise<Helper> {
    const { userId, postId, isRemoved, isOwnComment } = await reading.one(viewer, id)
    if (isRemoved || userId === null) throw notFound()
    if ((await store.worryAuthor(postId)) !== viewer.userId) throw forbidden('Only the author of a worry can say what helped')
    if (isOwnComment) throw badRequest('You cannot thank yourself for a comment')
    return { helperId: userId, postId, commentId: id }
  }

  return {
    /** Idempotent. */
    thank: (viewer: Viewer, id: string): Promise<HelpedState> =>
      database.tx(async () => {
        await add(viewer, await getThankable(viewer, id))
        return { helpedMe: true }
      }),

    /** Idempotent. */
    takeBack: (viewer: Viewer, id: string): Promise<HelpedState> =>
      database.tx(async () => {
        const helper = await getThankable(viewer, id)
        if (await thanks.takeBack(id)) await notices.retract(noticeOf(viewer, helper))
        return { helpedMe: false }
      }),

    /**
     * Sets who helped with a worry of the viewer. Whoever was thanked before, for a comment too, stays without another notification. Joins
     * the caller's transaction.
     */
    async setHelpers(viewer: Viewer, postId: string, helperIds: readonly string[]): Promise<void> {
      const chosen = [...new Set(helperIds)]
      const before = await thanks.helpers(postId)
      const userIds = chosen.filter((id) => !before.includes(id))
      const writers = await store.writersOf({ viewerId: viewer.userId, withHeld: false }, { postId, userIds })
      if (writers.length < userIds.length) throw invalidField('helpedBy', 'Only people who commented can be chosen')
      for (const helperId of userIds) await add(viewer, { helperId, postId, commentId: null })
      const dropped = before.filter((id) => !chosen.includes(id))
      for (const { helper_id, comment_id } of await thanks.takeBackFrom(postId, dropped)) {
        await notices.retract(noticeOf(viewer, { helperId: helper_id, postId, commentId: comment_id }))
      }
    },
  }
}
export type Thanking = ReturnType<typeof commentThanking>
