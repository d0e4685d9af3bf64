import type { Deps } from '../../deps.ts'
import type { ModerationCases } from '../moderation/index.ts'
import { postCards, postMutations } from '../posts/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import type { Screening } from '../screening/index.ts'
import { resolutionRoutes } from './routes.ts'
import { resolutionService } from './service.ts'
import { resolutionStore } from './store.ts'

type Needs = { screening: Screening; cases: ModerationCases; assessLevel: AssessLevel; pauses: SafetyPauses }

/** What helped with worries. `subject`: a shared story as moderators deal with it, under the id of its worry. */
export function resolutionsModule({ database, now }: Pick<Deps, 'database' | 'now'>, others: Needs) {
  const { subject, ...resolutions } = resolutionService({
    database,
    store: resolutionStore(database),
    cards: postCards(database),
    marks: postMutations(database),
    now,
    ...others,
  })
  return { routes: resolutionRoutes(resolutions), subject }
}
