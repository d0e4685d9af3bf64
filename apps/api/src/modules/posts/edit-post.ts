import type { Post, PostChange } from '@worrystone/contracts'
import type { Viewer } from '../../http/viewer.ts'
import { type ScreeningResult, statusAfterEdit } from '../screening/index.ts'
import type { PostParts } from './post-parts.ts'
import {
  appearanceOf,
  type ChangedPost,
  changedPost,
  currentState,
  isShared,
  isWidened,
  type OwnPost,
  plannedAt,
  replannedFor,
  textsOf,
} from './post-rules.ts'
import { topicsOf } from './topics.ts'

/** Changes the text, privacy level or time of a worry. */
export function editPost(parts: PostParts) {
  const { database, store, feed, screening, assessLevel, pauses, sharing, now } = parts
  const { lockOwn, requirePrompt, checkDailyLimit, recordWithdrawal, openCase, schedule, enqueueAnalysis } = parts

  /** Screens a change that others can read; undefined if there is nothing new to screen. */
  async function screenChange(viewer: Viewer, post: OwnPost, next: ChangedPost): Promise<ScreeningResult | undefined> {
    const hasMoreReaders = isShared(next) && (!isShared(currentState(post)) || isWidened(post, next))
    // During a moderation pause a person can still remove the longer text and hide the worry.
    if (hasMoreReaders || next.addsText) await screening.requireNotPaused(viewer.userId)
    if (!isShared(next) || !(hasMoreReaders || next.isTextChanged)) return undefined
    return screening.screen({ userId: viewer.userId, texts: textsOf(next), kind: 'post', subjectId: post.id })
  }

  return async function editPost(viewer: Viewer, id: string, change: PostChange): Promise<Post> {
    // Classified before the transaction, which then uses the cached result.
    await screening.prepare([change.shortContent, change.longContent].flatMap((text) => text || []))
    if (change.privacyLevel !== undefined && change.privacyLevel !== 'private') await sharing.prepare(viewer, id)
    return database.tx(async () => {
      const post = await lockOwn(viewer, id)
      const when = replannedFor(post, change, now())
      const next = changedPost(post, change, when === undefined ? plannedAt(post) : when === 'now' ? now() : when)
      // A worry may keep a prompt that is no longer offered.
      if (next.worryPrompt !== post.worry_prompt) await requirePrompt(next.worryPrompt)
      const isNewlyPublic = next.privacyLevel === 'public' && (post.privacy_level !== 'public' || when !== undefined)
      if (isNewlyPublic && next.at) await checkDailyLimit(viewer.userId, { at: next.at, except: id })
      const result = await screenChange(viewer, post, next)
      const contentWarning = change.contentWarning === undefined ? post.content_warning : change.contentWarning
      const appearance = appearanceOf(post, when, result?.dangerLevel)
      // A text for its author only opens no case, but starts the safety pause.
      if (result || next.isTextChanged) {
        await pauses.recordLevel(viewer.userId, result?.dangerLevel ?? (await assessLevel(textsOf(next))))
      }
      await store.change(
        id,
        {
          worry_prompt: next.worryPrompt,
          short_content: next.shortContent,
          long_content: next.longContent,
          privacy_level: next.privacyLevel,
          comments_enabled: change.commentsEnabled ?? post.comments_enabled,
          content_warning: contentWarning,
          wish: change.wish === undefined ? post.wish : change.wish,
          topics: topicsOf(textsOf(next), contentWarning),
          ...(result && { moderation_status: statusAfterEdit(post.moderation_status, result) }),
        },
        { when: appearance, isEdited: post.is_published && next.isTextChanged },
      )
      if (next.privacyLevel !== 'public') await recordWithdrawal(post)
      if (post.privacy_level === 'private' && next.privacyLevel !== 'private') await sharing.screen(viewer, id)
      // A worry that was taken down opens no new case.
      if (result && post.moderation_status !== 'rejected') await openCase(id, viewer.userId, result)
      if (appearance !== undefined) await schedule(id, appearance)
      if (when === 'now' || (post.is_published && next.isTextChanged)) await enqueueAnalysis(id)
      return feed.one(viewer, id)
    })
  }
}
