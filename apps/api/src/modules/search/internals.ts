import type { Deps } from '../../deps.ts'
import { postCards } from '../posts/index.ts'
import { searchService } from './service.ts'
import { searchStore } from './store.ts'

// Entry for the tools of this repository; the server imports the files directly.

/** The search over a database, without a server. */
export function searchOf({ database, now }: Pick<Deps, 'database' | 'now'>) {
  const store = searchStore(database)
  return { ...searchService({ store, cards: postCards(database), now }), countWords: store.countWords }
}
