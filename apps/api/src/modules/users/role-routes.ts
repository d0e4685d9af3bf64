import { rolesApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { signInAgain } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { AdminChangeStore } from './admin-change-store.ts'
import { formerAdminRefusal } from './former-admin.ts'
import { presentSummary } from './present.ts'
import type { RoleStore } from './role-store.ts'
import type { Roles } from './roles.ts'
import type { UserStore } from './store.ts'
import { presentGranted, type TierStore } from './tier-store.ts'

type Options = {
  store: RoleStore
  roles: Roles
  users: UserStore
  tiers: TierStore
  changes: AdminChangeStore
  isFreshSignIn: (viewer: Viewer) => Promise<boolean>
}

/** The endpoints for admins: search of people, roles, and their history. */
export const roleRoutes =
  ({ store, roles, users, tiers, changes, isFreshSignIn }: Options) =>
  async (app: FastifyInstance) => {
    const refuseFormerAdmin = formerAdminRefusal(app, users)

    serve(app, rolesApi.search, async ({ viewer, query: { name, limit, offset } }) => {
      await refuseFormerAdmin(viewer)
      const { page, hasMore } = cutPage(await store.search(name, { limit: limit + 1, offset }), limit)
      const reasons = await tiers.reasonsOf(page.map(({ id }) => id))
      return { people: page.map((row) => ({ ...presentGranted(row, reasons.get(row.id)), role: row.role })), hasMore }
    })

    serve(app, rolesApi.change, async ({ viewer, body }) => {
      await refuseFormerAdmin(viewer)
      if (!(await isFreshSignIn(viewer))) throw signInAgain()
      const row = await roles.change(body, viewer.userId)
      return { ...presentSummary(row), role: row.role }
    })

    serve(app, rolesApi.changes, async ({ viewer, query: { userId, limit, offset } }) => {
      await refuseFormerAdmin(viewer)
      const { page, hasMore } = cutPage(await changes.list({ userId, limit: limit + 1, offset }), limit)
      return { changes: page, hasMore }
    })
  }
