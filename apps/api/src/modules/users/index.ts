import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/db.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { AssessLevel, SafetyPauses } from '../safety/index.ts'
import { adminChangeStore } from './admin-change-store.ts'
import { personSearch } from './person-search.ts'
import { ownProfile } from './profile.ts'
import { roleRoutes } from './role-routes.ts'
import { roleStore } from './role-store.ts'
import { roleService } from './roles.ts'
import { userRoutes } from './routes.ts'
import { userStore } from './store.ts'
import { tierRoutes } from './tier-routes.ts'
import { tierStore } from './tier-store.ts'

export { formerAdminRefusal } from './former-admin.ts'
export { isVerified } from './is-verified.ts'
export { ownRecord } from './own-record.ts'
export { presentSince, presentSummary, presentUser, type SummaryRow, type UserRow } from './present.ts'
export { type UserStore, userStore } from './store.ts'
export { summaryJson } from './summary-json.ts'
export { currentTier } from './user-queries.ts'
export { availabilityOf, isReserved } from './usernames.ts'

type Options = { database: Database; config: Pick<Config, 'adminEmails'> }
type Others = {
  assessLevel: AssessLevel
  pauses: SafetyPauses
  onTierChange: (userId: string) => Promise<void>
  auth: { isFreshSignIn: (viewer: Viewer) => Promise<boolean>; endSessions: (userId: string, reason: 'revoked') => Promise<void> }
}

/** Own record, public profiles, search of people, roles and granted tiers. */
export const usersModule = ({ database, config: { adminEmails } }: Options, { auth, onTierChange, ...others }: Others) => {
  const users = userStore(database)
  const store = roleStore(database)
  const roles = roleService({ database, store, users, adminEmails, endSessions: auth.endSessions })
  return async (app: FastifyInstance) => {
    await app.register(userRoutes({ users, search: personSearch(database), profile: ownProfile({ database, users, ...others }) }))
    const { isFreshSignIn } = auth
    const tiers = tierStore(database)
    await app.register(roleRoutes({ store, roles, users, tiers, changes: adminChangeStore(database), isFreshSignIn }))
    await app.register(tierRoutes({ database, store: tiers, users, onTierChange, isFreshSignIn }))
  }
}
