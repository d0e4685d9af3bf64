import type { Deps } from '../../deps.ts'
import type { Notices } from '../notifications/index.ts'
import { followRoutes } from './routes.ts'
import { followService } from './service.ts'
import { followStore } from './store.ts'

/** Who follows whom. `endBetween` is for the module blocks. */
export function followsModule({ database }: Pick<Deps, 'database'>, { notices }: { notices: Notices }) {
  const follows = followService({ database, store: followStore(database), notices })
  return { routes: followRoutes(follows), endBetween: follows.endBetween }
}
