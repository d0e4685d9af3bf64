import type { Category } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists, selectRows, selectValue } from '../../db/rows.ts'
import { notMutedBy, withoutHiddenWords } from '../visibility/index.ts'
import type { ResolutionRow } from './present-resolution.ts'
import { isStoryReadable } from './readable.ts'
import { RESOLUTION_COLUMNS, WITH_WORRY } from './resolution-sql.ts'

type StoriesLike = { category: Category; language: string | null; day: string; limit: number }
type Paging = { limit: number; offset: number }

/** Words are hidden in the story and in its worry. */
const STORY_KINDS = sql`('worry', 'story')`

/** Reads shared stories. */
export const storyQueries = ({ db }: Pick<Database, 'db'>) => ({
  /** Shared stories, newest first, optionally of worries of one category. */
  stories(
    viewerId: string | null,
    { limit, offset, category }: Paging & { category?: Category | undefined },
  ): Promise<ResolutionRow[]> {
    const conditions: RawBuilder<boolean>[] = [sql`resolutions.is_public`, isStoryReadable(viewerId)]
    if (viewerId !== null) {
      conditions.push(notMutedBy(sql.ref('posts.user_id'), viewerId))
      conditions.push(withoutHiddenWords(viewerId, 'everywhere', STORY_KINDS))
    }
    if (category) conditions.push(sql`posts.category = ${category} and posts.resolved_at is not null`)
    const order = category
      ? sql`posts.resolved_at desc, posts.id desc`
      : sql`resolutions.resolved_at desc, resolutions.post_id desc`
    return selectRows({ db })<ResolutionRow>`select ${RESOLUTION_COLUMNS} ${WITH_WORRY} where ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${limit} offset ${offset}`
  },

  /**
   * The worry of a shared story with a text, from those resolved before the day, in an order of that day. No
   * story of a worry with a warning or of distress.
   */
  storyOfTheDay: (language: string, day: string): Promise<string | undefined> =>
    selectValue({ db })<string>`
      select resolutions.post_id ${WITH_WORRY} join post_analyses a on a.post_id = posts.id
      where resolutions.is_public and resolutions.story is not null and ${isStoryReadable(null)} and posts.language = ${language}
        and posts.content_warning is null and not a.is_distressed and resolutions.resolved_at < ${day}::date at time zone 'utc'
      order by md5(${day}::text || resolutions.post_id::text) limit 1`,

  /** Whether the viewer hides none of its words. */
  isShown: (viewerId: string, postId: string): Promise<boolean> =>
    selectExists({ db })`
      select from posts where posts.id = ${postId} and ${withoutHiddenWords(viewerId, 'everywhere', STORY_KINDS)}`,

  byUser(viewerId: string | null, userId: string, { limit, offset }: Paging): Promise<ResolutionRow[]> {
    return selectRows({ db })<ResolutionRow>`
      select ${RESOLUTION_COLUMNS} ${WITH_WORRY} where resolutions.user_id = ${userId} and ${isStoryReadable(viewerId)}
      order by resolutions.resolved_at desc, resolutions.post_id desc limit ${limit} offset ${offset}`
  },

  /**
   * Worries of a category with a shared story, those in the language first, in an order of the day. None with a warning or of distress.
   */
  storiesLike: (viewerId: string, { category, language, day, limit }: StoriesLike) =>
    selectRows({ db })<{ id: string; short_content: string; language: string | null }>`
      select posts.id, posts.short_content, posts.language ${WITH_WORRY} join post_analyses a on a.post_id = posts.id
      where posts.category = ${category} and posts.resolved_at is not null and posts.user_id <> ${viewerId}
        and resolutions.is_public and ${isStoryReadable(viewerId)} and ${notMutedBy(sql.ref('posts.user_id'), viewerId)}
        and ${withoutHiddenWords(viewerId, 'everywhere', STORY_KINDS)} and posts.content_warning is null and not a.is_distressed
      order by posts.language is not distinct from ${language} desc, resolutions.story is null, md5(${day}::text || posts.id::text)
      limit ${limit}`,
})
export type StoryQueries = ReturnType<typeof storyQueries>
