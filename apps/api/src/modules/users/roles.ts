import type { RoleForm } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { conflict, forbidden, notFound } from '../../http/app-error.ts'
import type { UserRow } from './present.ts'
import type { RoleStore } from './role-store.ts'
import type { UserStore } from './store.ts'

type Options = {
  database: Database
  store: RoleStore
  users: UserStore
  adminEmails: string[]
  endSessions: (userId: string, reason: 'revoked') => Promise<void>
}

export type Roles = ReturnType<typeof roleService>

export function roleService({ database, store, users, adminEmails, endSessions }: Options) {
  return {
    /** Ends the person's sessions, because their access tokens contain the old role. */
    change: ({ userId, role }: RoleForm, viewerId: string): Promise<UserRow> =>
      database.tx(async () => {
        const admins = await store.lockAdmins()
        // The access token may have been issued before the role ended.
        if (!admins.includes(viewerId)) throw forbidden()
        const user = await users.lock(userId)
        if (!user) throw notFound()
        if (user.role === role) return user
        if (user.role === 'admin') refuseToDemote(user, admins)
        await store.set({ user_id: userId, who: viewerId, from_role: user.role, to_role: role })
        await endSessions(userId, 'revoked')
        return { ...user, role }
      }),
  }

  function refuseToDemote(user: UserRow, admins: string[]) {
    if (!admins.some((id) => id !== user.id)) {
      throw conflict('This person is the last admin. Please make someone else an admin first.')
    }
    // ADMIN_EMAILS would restore the role at the next sign-in.
    if (user.email_verified_at !== null && adminEmails.includes(user.email_key)) {
      throw conflict('The server settings (ADMIN_EMAILS) make this person an admin. Please change them there first.')
    }
  }
}
