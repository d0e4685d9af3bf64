import type { UserRow, UserStore } from '../users/index.ts'

/** Gives the role admin to accounts in ADMIN_EMAILS once their address is verified. */
export const adminEmails = (users: UserStore, emailKeys: string[]) => ({
  promoteAll: () => users.promote(emailKeys),

  async promoteIfListed(user: UserRow): Promise<UserRow> {
    if (user.role === 'admin' || user.email_verified_at === null || !emailKeys.includes(user.email_key)) return user
    await users.promote([user.email_key])
    return { ...user, role: 'admin' }
  },
})
