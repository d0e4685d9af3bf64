import type { Database } from '../../db/db.ts'
import { canUseBy } from './can-use.ts'
import { subscriptionRoutes } from './routes.ts'

export { type CanUse, canUseBy, upgradeRequired } from './can-use.ts'

type Needs = { database: Database; isInSafetyPause: (userId: string) => Promise<boolean> }

/** What tiers open. */
export const subscriptionsModule = ({ database, isInSafetyPause }: Needs) =>
  subscriptionRoutes({ canUse: canUseBy(database), isInSafetyPause })
