import type { Deps } from '../../deps.ts'
import { hiddenWordsRoutes } from './routes.ts'
import { hiddenWordsService } from './service.ts'
import { hiddenWordsStore } from './store.ts'

/** Words that members hide from themselves. */
export function hiddenWordsModule({ database, now }: Pick<Deps, 'database' | 'now'>) {
  const store = hiddenWordsStore(database)
  return {
    routes: hiddenWordsRoutes(hiddenWordsService({ database, store, now })),
    cleanupTasks: [() => store.deleteExpired(now())],
  }
}
