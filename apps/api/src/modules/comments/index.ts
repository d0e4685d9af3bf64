import type { Deps } from '../../deps.ts'
import { idempotency } from '../../http/idempotency.ts'
import type { ModerationCases } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import { takenBack } from '../posts/index.ts'
import type { LevelOf, SafetyPauses } from '../safety/index.ts'
import type { Screening } from '../screening/index.ts'
import { readQueries } from './read-query.ts'
import { reading } from './reading.ts'
import { commentRoutes } from './routes.ts'
import { commentService } from './service.ts'
import { commentStore } from './store.ts'

export { forgetComments } from './forget.ts'

type Rooms = { screening: Screening; cases: ModerationCases; notices: Notices; levelOf: LevelOf; pauses: SafetyPauses }

/**
 * What people answer to a worry and to each other. `subject`: a comment as moderators deal with it. `sharing`: what a private worry that is
 * shared asks for.
 */
export function commentsModule({ database }: Pick<Deps, 'database'>, rooms: Rooms) {
  const kept = idempotency(database)
  const read = reading(readQueries(database))
  const { subject, ...comments } = commentService({
    database,
    store: commentStore(database),
    reading: read,
    kept,
    withdrawn: takenBack(database),
    ...rooms,
  })
  const sharing = { prepare: comments.prepareUnscreened, screen: comments.screenUnscreened }
  return { routes: commentRoutes({ comments, reading: read, kept }), subject, sharing }
}
