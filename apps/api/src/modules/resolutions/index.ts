import type { Deps } from '../../deps.ts'
import { inBatches } from '../../jobs/in-batches.ts'
import type { ModerationCases } from '../moderation/index.ts'
import { postCards, postMutations } from '../posts/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import type { Screening } from '../screening/index.ts'
import { methodQueries } from './method-queries.ts'
import { resolutionSubject } from './resolution-subject.ts'
import { resolutionRoutes } from './routes.ts'
import { resolutionService, type SetHelpers } from './service.ts'
import { type Categorize, similarHelp } from './similar-help.ts'
import { resolutionStore } from './store.ts'
import { storyQueries } from './story-queries.ts'
import { storyReading } from './story-reading.ts'

export { keyColumns } from './method-keys.ts'
export { isStoryReadable } from './readable.ts'

type Options = {
  screening: Screening
  cases: ModerationCases
  assessLevel: AssessLevel
  pauses: SafetyPauses
  setHelpers: SetHelpers
  categorize: Categorize
}

/** How many resolutions get new keys in one run, and in one batch. */
const REKEYING = { max: 2_000, batchSize: 100 }

/** Resolutions of worries and their stories. `subject`: a shared story as a moderation subject, by the id of its worry. */
export function resolutionsModule({ database, now }: Pick<Deps, 'database' | 'now'>, others: Options) {
  const store = resolutionStore(database)
  const queries = { ...storyQueries(database), ...methodQueries(database) }
  const similar = similarHelp({ queries, now, ...others })
  const reading = storyReading({ database, store, queries, cards: postCards(database), similar, now })
  const resolutions = resolutionService({
    database,
    store,
    read: reading.read,
    posts: postMutations(database),
    now,
    ...others,
  })
  return {
    routes: resolutionRoutes({ resolutions, reading, similar }),
    subject: resolutionSubject(store),
    cleanupTasks: [() => inBatches(REKEYING, store.rekey)],
  }
}
