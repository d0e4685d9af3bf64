import type { Deps } from '../../app.ts'
import { followRoutes } from './routes.ts'
import { followService } from './service.ts'
import { followStore } from './store.ts'

/** Who follows whom. */
export const followsModule = ({ database }: Pick<Deps, 'database'>) =>
  followRoutes(followService({ database, store: followStore(database) }))
