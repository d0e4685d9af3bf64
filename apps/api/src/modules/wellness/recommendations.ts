import { type Category, type LanguageCode, MIN_RATERS, type Recommendation, type TimeOfDay } from '@worrystone/contracts'
import { cacheForEach } from '../../cache-for.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ExerciseItem } from '../catalogue/index.ts'
import type { CanUse } from '../subscriptions/index.ts'
import type { PresentCatalogue } from './present.ts'
import type { RecommendationStore } from './recommendation-store.ts'

const DAY_MS = 24 * 60 * 60_000
const OWN_WORRIES_MS = 30 * DAY_MS
const HELPED_MS = 90 * DAY_MS
const CACHE_MS = 60 * 60_000

/** The weights of reasons. Among equal ones the editors' priority decides, which is at most 1. */
const WEIGHT = { 'helped-you': 4, 'wrote-about': 3, 'helped-others': 2, 'time-of-day': 1.5, 'good-start': 0 }

type Reason = Recommendation['reason']
type Options = Pick<Deps, 'catalogue' | 'now'> & {
  store: RecommendationStore
  present: PresentCatalogue
  canUse: CanUse
}
type Query = { limit: number; language: LanguageCode; hour: number | undefined }

/** Recommends exercises to a member, each with its strongest reason. */
export function recommendationService({ store, catalogue, present, canUse, now }: Options) {
  /** Cached for an hour: the result is the same for everybody and reads many sessions. */
  const helpedOthers = cacheForEach(
    (category: Category) => store.helpedOthers(category, new Date(now().getTime() - HELPED_MS), MIN_RATERS),
    { ms: CACHE_MS, now },
  )

  /** Exercises that the member's tier includes and the member has not refused. */
  async function openTo(viewer: Viewer): Promise<ExerciseItem[]> {
    const [hasAll, refused] = await Promise.all([canUse('guided_exercises', viewer), store.notForMe(viewer.userId)])
    return catalogue.exercises.filter(({ id, data }) => !refused.has(id) && (data.isFree || hasAll))
  }

  return async (viewer: Viewer, { limit, language, hour }: Query): Promise<Recommendation[]> => {
    const ago = (ms: number) => new Date(now().getTime() - ms)
    const [items, categories, helpedYou] = await Promise.all([
      openTo(viewer),
      store.ownCategories(viewer.userId, ago(OWN_WORRIES_MS)),
      store.helpedYou(viewer.userId, ago(HELPED_MS)),
    ])
    const others = await Promise.all(categories.map(async (category) => ({ category, ids: await helpedOthers(category) })))
    const time = hour === undefined ? undefined : timeOf(hour)

    function reasonsFor({ id, data: { helpsWith } }: ExerciseItem): Reason[] {
      const at = helpedYou.get(id)
      const about = categories.find((category) => helpsWith.categories.includes(category))
      const other = others.find(({ ids }) => ids.includes(id))
      return [
        ...(at ? [{ kind: 'helped-you' as const, at: at.toISOString() }] : []),
        ...(about ? [{ kind: 'wrote-about' as const, category: about }] : []),
        ...(other ? [{ kind: 'helped-others' as const, category: other.category }] : []),
        ...(time && helpsWith.times.includes(time) ? [{ kind: 'time-of-day' as const, time }] : []),
        { kind: 'good-start' as const },
      ]
    }

    const { exerciseCard } = present(language)
    return items
      .map((item) => {
        const reasons = reasonsFor(item)
        const score = reasons.reduce((sum, { kind }) => sum + WEIGHT[kind], item.data.editorPriority / 100)
        return { item, reason: reasons[0] as Reason, score }
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ item, reason }) => ({ exercise: exerciseCard(item), reason }))
  }
}
export type Recommend = ReturnType<typeof recommendationService>

function timeOf(hour: number): TimeOfDay {
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 11) return 'morning'
  return hour < 17 ? 'day' : 'evening'
}
