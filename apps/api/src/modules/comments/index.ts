import type { Deps } from '../../deps.ts'
import { idempotency } from '../../http/idempotency.ts'
import type { ModerationCases } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import { withdrawalStore } from '../posts/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import type { Screening } from '../screening/index.ts'
import { commentParts } from './comment-parts.ts'
import { commentSubject } from './comment-subject.ts'
import { readQueries } from './read-query.ts'
import { commentReading } from './reading.ts'
import { commentRoutes } from './routes.ts'
import { commentService } from './service.ts'
import { commentStore } from './store.ts'
import { unscreenedComments } from './unscreened-comments.ts'

export { eraseComments } from './erase-comments.ts'

type Needs = { screening: Screening; cases: ModerationCases; notices: Notices; assessLevel: AssessLevel; pauses: SafetyPauses }

/**
 * Comments on worries and answers to them. `subject`: comments as a subject of moderation. `sharing`: screens comments below a private
 * worry that is shared.
 */
export function commentsModule({ database }: Pick<Deps, 'database'>, others: Needs) {
  const keys = idempotency(database)
  const reading = commentReading(readQueries(database))
  const parts = commentParts({
    database,
    store: commentStore(database),
    reading,
    idempotency: keys,
    withdrawals: withdrawalStore(database),
    ...others,
  })
  return {
    routes: commentRoutes({ comments: commentService(parts), reading, idempotency: keys }),
    subject: commentSubject(parts),
    sharing: unscreenedComments(parts),
  }
}
