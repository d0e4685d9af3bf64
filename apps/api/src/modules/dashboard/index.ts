import type { Database } from '../../db/db.ts'
import { dashboardRoutes } from './routes.ts'
import { dashboardStore } from './store.ts'

/** A member's own figures: reads only. */
export const dashboardModule = ({ database, now }: { database: Database; now: () => Date }) =>
  dashboardRoutes(dashboardStore(database), now)
