import type { Deps } from '../../deps.ts'
import { audienceRoutes } from './routes.ts'
import { audienceService } from './service.ts'
import { audienceStore } from './store.ts'

/** Who can read a worry, for its author. */
export const audienceModule = ({ database, now }: Pick<Deps, 'database' | 'now'>) =>
  audienceRoutes(audienceService({ store: audienceStore(database), now }))
