import type { Database } from '../../db/db.ts'
import { userRoutes } from './routes.ts'
import { userStore } from './store.ts'

export { ownRecord } from './own-record.ts'
export { presentProfile, presentSummary, presentUser, type SummaryRow, type UserRow } from './present.ts'
export { type UserStore, userStore } from './store.ts'
export { availabilityOf, isReserved } from './usernames.ts'

/** People as they are shown: own record, public profile, free usernames. */
export const usersModule = ({ database }: { database: Database }) => userRoutes(userStore(database))
