import type { Deps } from '../../deps.ts'
import { userStore } from '../users/index.ts'
import { communityRoutes } from './routes.ts'
import { communityService } from './service.ts'
import { communityStore } from './store.ts'

/** Figures about the community's activity, and active members who want to be listed. */
export const communityModule = ({ database, now }: Pick<Deps, 'database' | 'now'>) =>
  communityRoutes(communityService({ store: communityStore(database), users: userStore(database), now }))
