import type { Deps } from '../../deps.ts'
import { userStore } from '../users/index.ts'
import { communityRoutes } from './routes.ts'
import { communityService } from './service.ts'
import { communityStore } from './store.ts'

/** How alive the community is, and who of it wants to be seen. */
export const communityModule = ({ database, now }: Pick<Deps, 'database' | 'now'>) =>
  communityRoutes(communityService({ store: communityStore(database), users: userStore(database), now }))
