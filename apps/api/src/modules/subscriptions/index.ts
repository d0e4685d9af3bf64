import type { Database } from '../../db/db.ts'
import { canUseBy } from './can-use.ts'
import { subscriptionRoutes } from './routes.ts'

export { type CanUse, canUseBy, upgradeRequired } from './can-use.ts'

/** What tiers open. */
export const subscriptionsModule = ({ database }: { database: Database }) => subscriptionRoutes({ canUse: canUseBy(database) })
