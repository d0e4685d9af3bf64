import {
  type Category,
  type LanguageCode,
  MIN_PEOPLE,
  type Resolution,
  type ResolutionStats,
  type ResolutionStory,
  type StoryPage,
  type Suggestion,
} from '@worrystone/contracts'
import { cacheFor } from '../../cache-for.ts'
import type { Database } from '../../db/db.ts'
import { notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { copingMethodNames } from '../coping-methods/index.ts'
import type { postCards } from '../posts/index.ts'
import { isPersonVisible, isPostVisible } from '../visibility/index.ts'
import type { MethodQueries } from './method-queries.ts'
import { presentResolution, presentStory, type ResolutionRow } from './present-resolution.ts'
import { NO_FIGURES, type SimilarHelpService } from './similar-help.ts'
import type { ResolutionStore } from './store.ts'
import type { StoryQueries } from './story-queries.ts'

const CACHE_MS = 60_000

type Paging = { limit: number; offset: number }
type Options = {
  database: Database
  store: Pick<ResolutionStore, 'readable'>
  queries: StoryQueries & MethodQueries
  cards: ReturnType<typeof postCards>
  similar: Pick<SimilarHelpService, 'figuresOf'>
  now: () => Date
}

/** Reads resolutions, shared stories, statistics and suggestions. */
export function storyReading({ database, store, queries, cards, similar, now }: Options) {
  async function read(viewer: Viewer | null, postId: string): Promise<Resolution> {
    const row = await store.readable(viewer?.userId ?? null, postId)
    if (!row) throw notFound()
    return presentResolution(row)
  }

  /** Cuts a page that was read with one extra row, and adds the worry of each story. */
  async function page(viewer: Viewer | null, rows: ResolutionRow[], limit: number): Promise<StoryPage> {
    const { page: storyRows, hasMore } = cutPage(rows, limit)
    const ids = storyRows.map(({ post_id }) => post_id)
    const posts = new Map((await cards(viewer?.userId ?? null, ids)).map((post) => [post.id, post]))
    const stories = storyRows.flatMap((row) => {
      const post = posts.get(row.post_id)
      // A worry that was deleted between the two queries is left out.
      return post ? [presentStory(row, post)] : []
    })
    return { stories, hasMore }
  }

  async function countStats() {
    const { stories, authors, rating, raters } = await queries.figures()
    return {
      sharedStories: authors >= MIN_PEOPLE ? stories : null,
      averageRating: raters >= MIN_PEOPLE ? rating : null,
      methods: await queries.mostNamedMethods(MIN_PEOPLE),
    }
  }
  /** Cached for a minute. */
  const readStats = cacheFor(countStats, { ms: CACHE_MS, now }).read

  return {
    read,

    async stories(viewer: Viewer | null, { limit, offset, category }: Paging & { category?: Category | undefined }) {
      const rows = await queries.stories(viewer?.userId ?? null, { limit: limit + 1, offset, category })
      return page(viewer, rows, limit)
    },

    async byUser(viewer: Viewer | null, userId: string, { limit, offset }: Paging): Promise<StoryPage> {
      const viewerId = viewer?.userId ?? null
      const rows = await queries.byUser(viewerId, userId, { limit: limit + 1, offset })
      if (rows.length === 0 && !(await isPersonVisible(database, { viewerId, personId: userId }))) throw notFound()
      return page(viewer, rows, limit)
    },

    /** Null for a viewer who may not read it, or hides its words: nobody gets another one. */
    async storyOfTheDay(viewer: Viewer | null, language: string): Promise<{ story: ResolutionStory | null }> {
      const viewerId = viewer?.userId ?? null
      const postId = await queries.storyOfTheDay(language, now().toISOString().slice(0, 10))
      const isShown = postId !== undefined && (viewerId === null || (await queries.isShown(viewerId, postId)))
      const row = isShown ? await store.readable(viewerId, postId) : undefined
      return { story: row ? ((await page(viewer, [row], 1)).stories[0] ?? null) : null }
    },

    async stats(language: LanguageCode): Promise<ResolutionStats> {
      const { methods, ...figures } = await readStats()
      const names = copingMethodNames(language)
      return {
        ...figures,
        copingMethods: methods.map(({ key, coping_method, count }) => ({ copingMethod: names.get(key) ?? coping_method, count })),
      }
    },

    /** Its author gets no figures where it may be a worry of danger. */
    async suggestions(viewer: Viewer | null, postId: string, { limit, language }: { limit: number; language: LanguageCode }) {
      const viewerId = viewer?.userId ?? null
      if (!(await isPostVisible(database, { viewerId, postId }))) throw notFound()
      const names = copingMethodNames(language)
      const worry = await queries.worryFor(viewerId, postId)
      const isGentle = worry?.is_gentle ?? false
      const figures = worry?.category && !isGentle ? await similar.figuresOf(worry.category) : NO_FIGURES
      const counts = new Map(figures.methods.map(({ key, count }) => [key, count]))
      const rows = await queries.suggestions(viewerId, postId, { ids: [...names.keys()], limit })
      const suggestions = rows.map(({ key, coping_method, count, rating, raters }): Suggestion => {
        const name = names.get(key)
        // The suggestions are among the newest; the same people are counted here as where one writes.
        const people = Math.max(count, counts.get(key) ?? 0)
        return {
          copingMethod: name ?? coping_method,
          method: name === undefined ? null : key,
          count: people >= MIN_PEOPLE && !isGentle ? people : null,
          averageRating: raters >= MIN_PEOPLE && !isGentle ? rating : null,
        }
      })
      return { suggestions, similar: figures.similar }
    },
  }
}
export type StoryReading = ReturnType<typeof storyReading>
