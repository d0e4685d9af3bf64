import type { Deps } from '../../deps.ts'
import { postCards } from '../posts/index.ts'
import { savedPostRoutes } from './routes.ts'
import { savedPostService } from './service.ts'
import { savedPostStore } from './store.ts'

/** Worries that members keep in a private list. */
export const savedPostsModule = ({ database }: Pick<Deps, 'database'>) =>
  savedPostRoutes(savedPostService({ database, store: savedPostStore(database), cards: postCards(database) }))
