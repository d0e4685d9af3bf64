import type { Post, PostForm } from '@worrystone/contracts'
import { v7 as uuid } from 'uuid'
import type { Viewer } from '../../http/viewer.ts'
import type { PostParts } from './post-parts.ts'
import { checkedAt, isShared, plannedFor, textsOf } from './post-rules.ts'
import { topicsOf } from './topics.ts'

/** Creates a worry: screens it, checks the daily limit, saves it, and schedules or analyzes it. */
export const createPost =
  (parts: PostParts) =>
  async (viewer: Viewer, form: PostForm): Promise<Post> => {
    const { database, store, feed, screening, assessLevel, pauses, now } = parts
    const { requirePrompt, checkDailyLimit, openCase, enqueueAnalysis, schedule } = parts
    const when = plannedFor(form, now())
    await requirePrompt(form.worryPrompt)
    await screening.requireNotPaused(viewer.userId)
    const longContent = form.longContent || null
    const at = when === 'now' ? now() : when
    const texts = textsOf({ shortContent: form.shortContent, longContent })
    const result = isShared({ privacyLevel: form.privacyLevel, at })
      ? await screening.screen({ userId: viewer.userId, texts, kind: 'post' })
      : undefined
    const level = result?.dangerLevel ?? (await assessLevel(texts))
    const contentWarning = form.contentWarning ?? null
    return database.tx(async () => {
      if (form.privacyLevel === 'public' && at) await checkDailyLimit(viewer.userId, { at })
      const id = uuid()
      await store.add(
        {
          id,
          user_id: viewer.userId,
          worry_prompt: form.worryPrompt,
          short_content: form.shortContent,
          long_content: longContent,
          privacy_level: form.privacyLevel,
          comments_enabled: form.commentsEnabled,
          content_warning: contentWarning,
          wish: form.wish ?? null,
          topics: topicsOf(texts, contentWarning),
          moderation_status: result?.status ?? 'approved',
        },
        result && when instanceof Date ? checkedAt(when, level) : when,
      )
      await pauses.recordLevel(viewer.userId, level)
      if (result) await openCase(id, viewer.userId, result)
      if (when === 'now') await enqueueAnalysis(id)
      if (when instanceof Date) await schedule(id, when)
      return feed.one(viewer, id)
    })
  }
