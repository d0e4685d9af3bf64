import { rolesApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound, signInAgain } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import { formerAdminRefusal } from './former-admin.ts'
import { presentSummary } from './present.ts'
import type { ChangeRow, RoleStore } from './role-store.ts'
import type { Roles } from './roles.ts'
import type { UserStore } from './store.ts'

const CHANGES_SHOWN = 50

type Needs = { store: RoleStore; roles: Roles; users: UserStore; isFreshSignIn: (viewer: Viewer) => Promise<boolean> }

/** What admins see and change of roles. */
export const roleRoutes =
  ({ store, roles, users, isFreshSignIn }: Needs) =>
  async (app: FastifyInstance) => {
    const refuseFormerAdmin = formerAdminRefusal(app, users)

    serve(app, rolesApi.find, async ({ viewer, query }) => {
      await refuseFormerAdmin(viewer)
      const row = await store.findByName(query.name)
      if (!row) throw notFound()
      return { ...presentSummary(row), role: row.role, tier: row.held_tier }
    })

    serve(app, rolesApi.change, async ({ viewer, body }) => {
      await refuseFormerAdmin(viewer)
      if (!(await isFreshSignIn(viewer))) throw signInAgain()
      const row = await roles.change(body, viewer.userId)
      return { ...presentSummary(row), role: row.role }
    })

    serve(app, rolesApi.changes, async ({ viewer }) => {
      await refuseFormerAdmin(viewer)
      return { changes: (await store.newest(CHANGES_SHOWN)).map(presentChange) }
    })
  }

const presentChange = ({ id, user, by, who, from_role, to_role, at }: ChangeRow) => ({
  id,
  user: user && presentSummary(user),
  by: by && presentSummary(by),
  isBySettings: who === null,
  from: from_role,
  to: to_role,
  at: at.toISOString(),
})
