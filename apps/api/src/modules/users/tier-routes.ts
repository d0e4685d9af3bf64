import { type TierForm, tiersApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import { formerAdminRefusal } from './former-admin.ts'
import { presentSummary, type UserRow } from './present.ts'
import type { UserStore } from './store.ts'

type Needs = { database: Database; users: UserStore; isFreshSignIn: (viewer: Viewer) => Promise<boolean> }

/** Tiers that admins give without payment. Every change is kept. */
export const tierRoutes =
  ({ database, users, isFreshSignIn }: Needs) =>
  async (app: FastifyInstance) => {
    const refuseFormerAdmin = formerAdminRefusal(app, users)

    const grant = ({ userId, tier }: TierForm, who: string): Promise<UserRow> =>
      database.tx(async () => {
        const user = await users.lock(userId)
        if (!user) throw notFound()
        if (user.tier === tier) return user
        const db = database.db()
        await db.updateTable('users').set({ tier, updated_at: sql`now()` }).where('id', '=', userId).execute()
        await db.insertInto('tier_grants').values({ user_id: userId, who, from_tier: user.tier, to_tier: tier }).execute()
        return { ...user, tier }
      })

    serve(app, tiersApi.grant, async ({ viewer, body }) => {
      await refuseFormerAdmin(viewer)
      if (!(await isFreshSignIn(viewer))) throw new AppError('SIGN_IN_AGAIN', 'Please confirm your password to go on.')
      const row = await grant(body, viewer.userId)
      return { ...presentSummary(row), tier: row.tier }
    })
  }
