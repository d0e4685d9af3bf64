import type { PostParts } from './post-parts.ts'
import { sharedTexts } from './post-rules.ts'

/**
 * Publishes a due worry once; one that was rescheduled or deleted meanwhile is skipped. A text of level 3 becomes a draft: its author is
 * not present to be offered help, and can publish it themselves.
 */
export function publishScheduled({ database, store, assessLevel, pauses, notices, now, enqueueAnalysis }: PostParts) {
  return async (postId: string) => {
    const duePost = await store.findDue(postId)
    if (!duePost) return
    const assessed = sharedTexts(duePost)
    // Before the transaction: the assessment may take most of a second.
    const level = await assessLevel(assessed)
    await database.tx(async () => {
      const due = await store.lockDue(postId)
      if (!due) return
      const texts = sharedTexts(due)
      const levelNow = texts.join('\n') === assessed.join('\n') ? level : await assessLevel(texts)
      if (levelNow === 3) {
        await store.keepAsDraft(postId)
        await pauses.recordLevel(due.user_id, levelNow)
        await notices.notify({ to: due.user_id, kind: 'kept-as-draft', postId, amount: Math.floor(now().getTime() / 60_000) })
        return
      }
      await store.publishDue(postId)
      await enqueueAnalysis(postId)
    })
  }
}
