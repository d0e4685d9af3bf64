import type { Deps } from '../../deps.ts'
import { postCards } from '../posts/index.ts'
import { searchRoutes } from './routes.ts'
import { searchService } from './service.ts'
import { searchStore } from './store.ts'

/** Search of worries and stories. */
export function searchModule({ database, now }: Pick<Deps, 'database' | 'now'>) {
  const store = searchStore(database)
  return {
    routes: searchRoutes(searchService({ store, cards: postCards(database), now })),
    cleanupTasks: [store.countWords],
  }
}
