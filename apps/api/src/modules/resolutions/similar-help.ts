import {
  type Category,
  type LanguageCode,
  MIN_PEOPLE,
  type SimilarFigures,
  type SimilarHelp,
  type Suggestion,
} from '@worrystone/contracts'
import { cacheForEach } from '../../cache-for.ts'
import type { Viewer } from '../../http/viewer.ts'
import { withTimeout } from '../../with-timeout.ts'
import { copingMethodNames } from '../coping-methods/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import type { MethodQueries } from './method-queries.ts'
import type { StoryQueries } from './story-queries.ts'

const CACHE_MS = 10 * 60_000
/** The offer is an extra: somebody who writes does not wait for it. */
const CATEGORY_MS = 2_000
const MAX_METHODS = 5
const MAX_STORIES = 3

/** The category and language of a text by the local analysis; null: none. */
export type Categorize = (text: string) => Promise<{ category: Category; language: LanguageCode | null } | null>

type Options = {
  queries: Pick<StoryQueries, 'storiesLike'> & Pick<MethodQueries, 'peopleOfCategory' | 'methodsOfCategory'>
  categorize: Categorize
  assessLevel: AssessLevel
  pauses: Pick<SafetyPauses, 'isInSafetyPause'>
  now: () => Date
}
export type OfCategory = { similar: SimilarFigures | null; methods: { key: string; count: number }[] }

const NO_HELP: SimilarHelp = { category: null, similar: null, suggestions: [], stories: [] }
export const NO_FIGURES: OfCategory = { similar: null, methods: [] }

/** What helped people with worries of one category: counted by people, the same for every viewer, and kept for ten minutes. */
export function similarHelp({ queries, categorize, assessLevel, pauses, now }: Options) {
  async function count(category: Category): Promise<OfCategory> {
    const { people, resolved } = await queries.peopleOfCategory(category)
    return {
      similar: people >= MIN_PEOPLE && resolved >= MIN_PEOPLE ? { people, resolved } : null,
      methods: await queries.methodsOfCategory(category, [...copingMethodNames('en').keys()]),
    }
  }
  const read = cacheForEach(count, { ms: CACHE_MS, now })

  return {
    figuresOf: read,

    /** For a text that is being written. Whoever may be in danger is offered help, and nothing of this. */
    async ofText({ userId }: Viewer, text: string, language: LanguageCode): Promise<SimilarHelp> {
      if ((await pauses.isInSafetyPause(userId)) || (await assessLevel([text])) >= 1) return NO_HELP
      const categorized = await withTimeout(
        CATEGORY_MS,
        categorize(text).catch(() => null),
      )
      if (!categorized) return NO_HELP
      const { category } = categorized
      const [{ similar, methods }, stories] = await Promise.all([
        read(category),
        queries.storiesLike(userId, {
          category,
          language: categorized.language,
          day: now().toISOString().slice(0, 10),
          limit: MAX_STORIES,
        }),
      ])
      return {
        category,
        similar,
        suggestions: methods.slice(0, MAX_METHODS).map(({ key, count }) => presentMethod(key, count, language)),
        stories: stories.map(({ id, short_content, language }) => ({ postId: id, shortContent: short_content, language })),
      }
    },
  }
}
export type SimilarHelpService = ReturnType<typeof similarHelp>

const presentMethod = (id: string, count: number, language: LanguageCode): Suggestion => ({
  copingMethod: copingMethodNames(language).get(id) ?? id,
  method: id,
  count: count >= MIN_PEOPLE ? count : null,
  averageRating: null,
})
