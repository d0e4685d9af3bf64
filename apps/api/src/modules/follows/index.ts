import type { Deps } from '../../deps.ts'
import type { Notices } from '../notifications/index.ts'
import { userStore } from '../users/index.ts'
import { followRoutes } from './routes.ts'
import { followService } from './service.ts'
import { followStore } from './store.ts'

/** Who follows whom. `endBetween` is for the module blocks. */
export function followsModule({ database, now }: Pick<Deps, 'database' | 'now'>, { notices }: { notices: Notices }) {
  const follows = followService({ database, store: followStore(database), users: userStore(database), notices, now })
  return { routes: followRoutes(follows), endBetween: follows.endBetween }
}
