import type { Deps } from '../../deps.ts'
import { postCards } from '../posts/index.ts'
import { lending } from './lending.ts'
import { loanStore } from './loan-store.ts'
import { offerStore } from './offer-store.ts'
import { waitingOffers } from './offers.ts'
import { unansweredRoutes } from './routes.ts'

type Options = Pick<Deps, 'database' | 'now'> & { isInSafetyPause: (userId: string) => Promise<boolean> }

/** Worries without a first word: lending them to readers, and the offer of the day. */
export function unansweredModule({ database, now, isInSafetyPause }: Options) {
  const loans = loanStore(database)
  const store = offerStore(database)
  const lend = lending({ database, loans, cards: postCards(database), now })
  const offers = waitingOffers({ store, lending: lend, isInSafetyPause, now })
  return {
    routes: unansweredRoutes({ lending: lend, offers }),
    cleanupTasks: [() => loans.deleteExpired(now()), () => store.deleteOld(now())],
  }
}
