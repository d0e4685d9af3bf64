import { type TierForm, tiersApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/db.ts'
import { notFound, signInAgain } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import { formerAdminRefusal } from './former-admin.ts'
import { presentSummary, type UserRow } from './present.ts'
import type { UserStore } from './store.ts'
import type { TierStore } from './tier-store.ts'

type Needs = {
  database: Database
  store: TierStore
  users: UserStore
  isFreshSignIn: (viewer: Viewer) => Promise<boolean>
}

/** Tiers that admins give without payment. Every change is kept. */
export const tierRoutes =
  ({ database, store, users, isFreshSignIn }: Needs) =>
  async (app: FastifyInstance) => {
    const refuseFormerAdmin = formerAdminRefusal(app, users)

    const grant = ({ userId, tier }: TierForm, who: string): Promise<UserRow> =>
      database.tx(async () => {
        const user = await users.lock(userId)
        if (!user) throw notFound()
        if (user.tier === tier) return user
        await store.set({ user_id: userId, who, from_tier: user.tier, to_tier: tier })
        return (await users.find(userId)) ?? user
      })

    serve(app, tiersApi.grant, async ({ viewer, body }) => {
      await refuseFormerAdmin(viewer)
      if (!(await isFreshSignIn(viewer))) throw signInAgain()
      const row = await grant(body, viewer.userId)
      return { ...presentSummary(row), tier: row.held_tier }
    })
  }
