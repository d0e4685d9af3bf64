import { type TierForm, tiersApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/db.ts'
import { invalidField, notFound, signInAgain } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import { formerAdminRefusal } from './former-admin.ts'
import type { UserRow } from './present.ts'
import type { UserStore } from './store.ts'
import { presentGranted, type TierStore } from './tier-store.ts'

type Options = {
  database: Database
  store: TierStore
  users: UserStore
  onTierChange: (userId: string) => Promise<void>
  isFreshSignIn: (viewer: Viewer) => Promise<boolean>
}

/** The endpoints of tiers that admins grant without payment. Every change is recorded. */
export const tierRoutes =
  ({ database, store, users, onTierChange, isFreshSignIn }: Options) =>
  async (app: FastifyInstance) => {
    const refuseFormerAdmin = formerAdminRefusal(app, users)

    const grant = ({ userId, tier, until, reason }: TierForm, who: string): Promise<UserRow> =>
      database.tx(async () => {
        const user = await users.lock(userId)
        if (!user) throw notFound()
        const end = tier === 'free' || !until ? null : new Date(until)
        const isSame = user.tier === tier && user.tier_until?.getTime() === end?.getTime()
        if (isSame && reason === ((await store.reasonsOf([userId])).get(userId) ?? '')) return user
        await store.set({ user_id: userId, who, from_tier: user.tier, to_tier: tier, until: end, reason })
        await onTierChange(userId)
        return (await users.find(userId)) ?? user
      })

    serve(app, tiersApi.grant, async ({ viewer, body }) => {
      await refuseFormerAdmin(viewer)
      if (!(await isFreshSignIn(viewer))) throw signInAgain()
      if (body.until && new Date(body.until) <= new Date()) throw invalidField('until', 'Please choose a time in the future')
      const row = await grant(body, viewer.userId)
      return presentGranted(row, body.reason)
    })
  }
