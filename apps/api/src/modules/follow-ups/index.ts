import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import type { Notices } from '../notifications/index.ts'
import { nightlyQuestions } from './nightly-questions.ts'
import { followUpRoutes } from './routes.ts'
import { followUpService } from './service.ts'
import { followUpStore } from './store.ts'

type Options = Pick<Deps, 'database' | 'queue' | 'now'> & { notices: Notices }

/** Asks the authors of open worries how these are now, and keeps their answers. */
export function followUpsModule({ database, queue, notices, now }: Options) {
  const store = followUpStore(database)
  const { ask, planAsking } = nightlyQuestions({ database, queue, store, notices, now })
  const jobs: JobHandlers = { 'follow-ups.ask': ask }
  return { routes: followUpRoutes(followUpService({ database, store, now })), jobs, cleanupTasks: [planAsking] }
}
