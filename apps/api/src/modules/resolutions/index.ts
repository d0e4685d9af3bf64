import type { Deps } from '../../deps.ts'
import type { ModerationCases } from '../moderation/index.ts'
import { postCards, postMarks } from '../posts/index.ts'
import type { LevelOf, SafetyPauses } from '../safety/index.ts'
import type { Screening } from '../screening/index.ts'
import { resolutionRoutes } from './routes.ts'
import { resolutionService } from './service.ts'
import { resolutionStore } from './store.ts'

type Rooms = { screening: Screening; cases: ModerationCases; levelOf: LevelOf; pauses: SafetyPauses }

/** What helped with worries. `subject`: a shared story as moderators deal with it, under the id of its worry. */
export function resolutionsModule({ database, now }: Pick<Deps, 'database' | 'now'>, rooms: Rooms) {
  const { subject, ...resolutions } = resolutionService({
    database,
    store: resolutionStore(database),
    cards: postCards(database),
    marks: postMarks(database),
    now,
    ...rooms,
  })
  return { routes: resolutionRoutes(resolutions), subject }
}
