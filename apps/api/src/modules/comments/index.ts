import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { idempotency } from '../../http/idempotency.ts'
import { inBatches } from '../../jobs/in-batches.ts'
import type { Bus } from '../../ports/bus.ts'
import { translator } from '../../ports/translator.ts'
import type { ModerationCases } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import { withdrawalStore } from '../posts/index.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import type { JudgeAdvice, Screening } from '../screening/index.ts'
import { thanksStore } from '../thanks/index.ts'
import { commentListeners } from './comment-listeners.ts'
import { commentParts } from './comment-parts.ts'
import { commentSubject } from './comment-subject.ts'
import { commentTranslation } from './comment-translation.ts'
import { readQueries } from './read-query.ts'
import { commentReading } from './reading.ts'
import { commentRoutes } from './routes.ts'
import { commentService } from './service.ts'
import { commentStore } from './store.ts'
import { commentStreams } from './streams.ts'
import { commentThanking } from './thanking.ts'
import { unscreenedComments } from './unscreened-comments.ts'

export { eraseComments } from './erase-comments.ts'

/** How many comments get their language in one run, and in one batch. */
const BACKFILL = { max: 4_000, batchSize: 200 }

type Options = {
  screening: Screening
  cases: ModerationCases
  notices: Notices
  assessLevel: AssessLevel
  pauses: SafetyPauses
  bus: Bus
  judgeAdvice: JudgeAdvice
}

/**
 * Comments on worries and answers to them. `subject`: comments as a subject of moderation. `sharing`: screens comments below a private
 * worry that is shared. `setHelpers`: who helped, when a worry is resolved.
 */
export function commentsModule({ database, config, log }: Pick<Deps, 'database' | 'config' | 'log'>, others: Options) {
  const keys = idempotency(database)
  const store = commentStore(database)
  const queries = readQueries(database, { hasTranslations: config.translation !== undefined })
  const reading = commentReading(queries)
  const listeners = commentListeners(database)
  const streams = commentStreams({ bus: others.bus, listeners, queries, log })
  const parts = commentParts({
    database,
    store,
    reading,
    idempotency: keys,
    withdrawals: withdrawalStore(database),
    listeners,
    ...others,
  })
  const thanking = commentThanking(parts, thanksStore(database))
  const translateFor = commentTranslation({ queries, service: config.translation && translator(config.translation), log })
  const routes = commentRoutes({
    comments: commentService(parts),
    thanking,
    reading,
    idempotency: keys,
    openStream: streams.open,
    translateFor,
    judgeAdvice: others.judgeAdvice,
  })
  return {
    async routes(app: FastifyInstance) {
      app.addHook('preClose', async () => streams.close())
      await app.register(routes)
    },
    cleanupTasks: [() => listeners.deleteExpired(), () => inBatches(BACKFILL, store.setMissingLanguages)],
    subject: commentSubject(parts),
    sharing: unscreenedComments(parts),
    setHelpers: thanking.setHelpers,
  }
}
