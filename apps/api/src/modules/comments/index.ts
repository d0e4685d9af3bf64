import type { Deps } from '../../deps.ts'
import { idempotency } from '../../http/idempotency.ts'
import type { ModerationCases } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import { withdrawalStore } from '../posts/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import type { Screening } from '../screening/index.ts'
import { readQueries } from './read-query.ts'
import { reading } from './reading.ts'
import { commentRoutes } from './routes.ts'
import { commentService } from './service.ts'
import { commentStore } from './store.ts'

export { eraseComments } from './erase-comments.ts'

type Needs = { screening: Screening; cases: ModerationCases; notices: Notices; assessLevel: AssessLevel; pauses: SafetyPauses }

/**
 * What people answer to a worry and to each other. `subject`: a comment as moderators deal with it. `sharing`: what a private worry that is
 * shared asks for.
 */
export function commentsModule({ database }: Pick<Deps, 'database'>, others: Needs) {
  const keys = idempotency(database)
  const read = reading(readQueries(database))
  const { subject, ...comments } = commentService({
    database,
    store: commentStore(database),
    reading: read,
    idempotency: keys,
    withdrawals: withdrawalStore(database),
    ...others,
  })
  const sharing = { prepare: comments.prepareUnscreened, screen: comments.screenUnscreened }
  return { routes: commentRoutes({ comments, reading: read, idempotency: keys }), subject, sharing }
}
