import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/db.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import { publishedFigures } from './published.ts'
import { publicationStore } from './publishing/publication-store.ts'
import { publishing } from './publishing/publishing.ts'
import { type ProtectionRules, RULES } from './publishing/rules.ts'
import { analyticsRoutes } from './routes.ts'

export { commonFieldsOf, type Figures, type PublishedFigures } from './published.ts'
export { ALL, cellId, type PublishedCell, placeId } from './publishing/cell.ts'
export { type ProtectionRules, RULES } from './publishing/rules.ts'
export { DAYS } from './publishing/slices.ts'
export { serveFigures } from './serve-figures.ts'
export { categoryTrends, changeBetween } from './trends.ts'

type Options = { database: Database; queue: Queue; now: () => Date; log: FastifyBaseLogger }

/** Figures about the community: computed once a day under `rules`, and read from the published table only. */
export function analyticsModule({ database, queue, now, log }: Options, rules: ProtectionRules = RULES) {
  const store = publicationStore(database)
  const published = publishedFigures({ store, now })
  const { publish, planPublishing } = publishing({ database, queue, store, rules, now, log, whenPublished: published.invalidate })
  const jobs: JobHandlers = { 'analytics.publish': publish }
  return { routes: analyticsRoutes({ published, now }), jobs, cleanupTasks: [planPublishing], published }
}
