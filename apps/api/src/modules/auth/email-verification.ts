import { randomUUID } from 'node:crypto'
import { invalidField, invalidToken } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { AuthParts } from './auth-parts.ts'

export type EmailVerification = ReturnType<typeof emailVerification>

/** Verification of an account's address. */
export function emailVerification({ database, users, links, admins, emails, now }: AuthParts) {
  return {
    /** A second click on the link that verified the account gets the same response. */
    async verify(token: string) {
      await database.tx(async () => {
        const userId = await links.use(token, 'verify')
        if (userId !== undefined) await users.setVerified(userId, now())
      })
      const link = await links.find(token, 'verify')
      if (!link) throw invalidToken('Invalid verification link')
      if (link.used_at === null) throw invalidToken('The verification link is invalid or has expired.')
      const user = await users.find(link.user_id)
      if (user) await admins.promoteIfListed(user)
    },

    /** Takes the same time for unknown or verified addresses: the job checks. */
    async resend(viewer: Viewer | null, email: string | undefined) {
      if (viewer) return emails.verification(viewer.userId)
      if (email === undefined) throw invalidField('email', 'Email is required')
      const user = await users.findByEmail(email)
      await emails.verification(user?.id ?? randomUUID())
    },
  }
}
