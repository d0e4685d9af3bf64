import type { Database } from '../../db/db.ts'
import type { LevelOf, SafetyPauses } from '../safety/index.ts'
import { ownProfile } from './profile.ts'
import { userRoutes } from './routes.ts'
import { userStore } from './store.ts'

export { isStaying, mayMeet } from './meeting.ts'
export { ownRecord } from './own-record.ts'
export { presentProfile, presentSince, presentSummary, presentUser, type SummaryRow, type UserRow } from './present.ts'
export { type UserStore, userStore } from './store.ts'
export { availabilityOf, isReserved } from './usernames.ts'

/** People as they are shown: own record, public profile, free usernames. */
type Others = { levelOf: LevelOf; pauses: SafetyPauses }

export const usersModule = ({ database }: { database: Database }, others: Others) => {
  const users = userStore(database)
  return userRoutes({ users, profile: ownProfile({ database, users, ...others }) })
}
