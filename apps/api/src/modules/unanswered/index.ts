import type { Deps } from '../../deps.ts'
import type { Notices } from '../notifications/index.ts'
import { postCards } from '../posts/index.ts'
import { firstWords } from './first-words.ts'
import { lending } from './lending.ts'
import { loanStore } from './loan-store.ts'
import { nightlyCheck } from './nightly-check.ts'
import { offerStore } from './offer-store.ts'
import { waitingOffers } from './offers.ts'
import { unansweredRoutes } from './routes.ts'

type Options = Pick<Deps, 'database' | 'queue' | 'now'> & {
  notices: Notices
  isInSafetyPause: (userId: string) => Promise<boolean>
}

/** Worries without a first word: lending them to readers, the offer of the day, and how soon people are answered. */
export function unansweredModule({ database, queue, now, notices, isInSafetyPause }: Options) {
  const loans = loanStore(database)
  const store = offerStore(database)
  const cards = postCards(database)
  const lend = lending({ database, loans, cards, now })
  const offers = waitingOffers({ store, lending: lend, isInSafetyPause, now })
  const check = nightlyCheck({ database, queue, notices, cards, now })
  return {
    routes: unansweredRoutes({ lending: lend, offers, check, firstWords: firstWords({ database, now }) }),
    jobs: check.jobs,
    cleanupTasks: [() => loans.deleteExpired(now()), () => store.deleteOld(now()), check.plan],
  }
}
