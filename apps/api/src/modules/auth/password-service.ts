import { randomUUID } from 'node:crypto'
import { invalidField, invalidToken, unauthorized } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { UserRow } from '../users/index.ts'
import type { AuthParts } from './auth-parts.ts'
import { hashPassword, isPasswordOf, refuseCommonPassword } from './passwords.ts'
import type { Device } from './session-store.ts'
import type { OpenedSession } from './sessions.ts'

export type PasswordService = ReturnType<typeof passwordService>

const notYourPassword = (path: string) => invalidField(path, 'This is not your password. Please try again.')

/** Confirmation, change and reset of the password. */
export function passwordService(parts: AuthParts) {
  const { database, users, sessions, links, challenges, emailChanges, twoFactor, passkeys, emails, passwordCost } = parts
  return {
    /**
     * Ends every session, the current one too, since its tokens may be known to others. This device gets a new session of the same
     * strength.
     */
    async change(
      viewer: Viewer,
      { currentPassword, password }: { currentPassword: string; password: string },
      device: Device,
    ): Promise<OpenedSession> {
      const user = await users.find(viewer.userId)
      if (!user) throw unauthorized()
      if (!(await isPasswordOf(user.password_hash, currentPassword))) throw notYourPassword('currentPassword')
      await refuseCommonPassword(password, user)
      const passwordHash = await hashPassword(password, passwordCost)
      return database.tx(async () => {
        const isStrong = await sessions.isStrong(viewer)
        await users.setPassword(user.id, passwordHash)
        await links.expireOpen(user.id, 'reset')
        await challenges.deleteAll(user.id)
        await sessions.endAll(user.id, 'password')
        await emails.securityChange(user.id, 'password-changed')
        return sessions.open(user, { device, isStrong })
      })
    },

    /** Allows sensitive changes in this session for a while. A wrong password is a field error. */
    async confirm(viewer: Viewer, password: string) {
      const user = await users.find(viewer.userId)
      if (!(await isPasswordOf(user?.password_hash, password))) throw notYourPassword('password')
      await sessions.confirm(viewer)
    },

    /** Takes the same time for unknown addresses: the job checks whether the account exists. */
    async sendResetLink(email: string) {
      const user = await users.findByEmail(email)
      await emails.passwordReset(user?.id ?? randomUUID())
    },

    /**
     * Returns the account's owner. If the address was never verified, the owner of the mailbox may not have created the account: every
     * other way to sign in is removed.
     */
    async reset(token: string, password: string): Promise<UserRow> {
      const invalid = invalidToken('The reset link is invalid or has expired.')
      const link = await links.find(token, 'reset')
      const user = link && (await users.find(link.user_id))
      await refuseCommonPassword(password, user ?? { username: '', email: '' })
      // Before hashing, which is expensive.
      if (!user) throw invalid
      const passwordHash = await hashPassword(password, passwordCost)
      await database.tx(async () => {
        const userId = await links.use(token, 'reset')
        if (userId === undefined) throw invalid
        await users.setPassword(userId, passwordHash)
        await links.expireOpen(userId, 'reset')
        // An intruder must not keep a pending email change.
        await emailChanges.cancel(userId)
        await challenges.deleteAll(userId)
        await sessions.endAll(userId, 'password')
        if ((await users.find(userId))?.email_verified_at === null) {
          await passkeys.removeAll(userId)
          await twoFactor.end(userId)
        }
        await emails.securityChange(userId, 'password-reset')
      })
      return user
    },
  }
}
