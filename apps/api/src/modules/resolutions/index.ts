import type { Deps } from '../../deps.ts'
import type { ModerationCases } from '../moderation/index.ts'
import { postCards, postMutations } from '../posts/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import type { Screening } from '../screening/index.ts'
import { resolutionSubject } from './resolution-subject.ts'
import { resolutionRoutes } from './routes.ts'
import { resolutionService, type SetHelpers } from './service.ts'
import { resolutionStore } from './store.ts'
import { storyReading } from './story-reading.ts'

export { isReadable } from './readable.ts'

type Options = {
  screening: Screening
  cases: ModerationCases
  assessLevel: AssessLevel
  pauses: SafetyPauses
  setHelpers: SetHelpers
}

/** Resolutions of worries and their stories. `subject`: a shared story as a moderation subject, by the id of its worry. */
export function resolutionsModule({ database, now }: Pick<Deps, 'database' | 'now'>, others: Options) {
  const store = resolutionStore(database)
  const reading = storyReading({ database, store, cards: postCards(database), now })
  const resolutions = resolutionService({
    database,
    store,
    read: reading.read,
    posts: postMutations(database),
    now,
    ...others,
  })
  return { routes: resolutionRoutes(resolutions, reading), subject: resolutionSubject(store) }
}
