import type { Database } from '../../db/db.ts'
import { canUseBy } from './can-use.ts'
import { subscriptionRoutes } from './routes.ts'

export { type CanUse, canUseBy, upgradeRequired } from './can-use.ts'

type Options = { database: Database; isInSafetyPause: (userId: string) => Promise<boolean> }

/** Access to features by tier. */
export const subscriptionsModule = ({ database, isInSafetyPause }: Options) =>
  subscriptionRoutes({ canUse: canUseBy(database), isInSafetyPause })
