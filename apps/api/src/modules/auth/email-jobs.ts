import { newAddressEmail, oldAddressEmail, resetEmail, securityEmail, verificationEmail } from '../../emails/account-emails.ts'
import type { JobHandlers } from '../../jobs/worker.ts'
import type { EmailTransport } from '../../ports/email.ts'
import type { UserStore } from '../users/index.ts'
import type { EmailChanges } from './email-change.ts'
import type { Links } from './links.ts'

type Options = { users: UserStore; links: Links; emailChanges: EmailChanges; mail: EmailTransport; publicUrl: () => string }

/** Emails with links. A link is created when its email is sent, so that no job and no log contains it. */
export const emailJobs = ({ users, links, emailChanges, mail, publicUrl }: Options) => {
  const confirmLink = (token: string) => `${publicUrl()}/confirm-email?token=${token}`
  return {
    async 'mail.verify'({ userId }) {
      const user = await users.find(userId)
      if (!user || user.email_verified_at !== null) return
      const link = `${publicUrl()}/verify-email?token=${await links.issue(user.id, 'verify')}`
      await mail.send({ to: user.email, ...(await verificationEmail(user, link)) })
    },
    async 'mail.reset'({ userId }) {
      const user = await users.find(userId)
      if (!user) return
      const link = `${publicUrl()}/reset-password?token=${await links.issue(user.id, 'reset')}`
      await mail.send({ to: user.email, ...(await resetEmail(user, link)) })
    },
    async 'mail.old-address'({ userId }) {
      const user = await users.find(userId)
      const issued = user && (await emailChanges.issue(userId, 'old'))
      if (!issued) return
      await mail.send({ to: user.email, ...(await oldAddressEmail(user, confirmLink(issued.token))) })
    },
    async 'mail.new-address'({ userId }) {
      const user = await users.find(userId)
      const issued = user && (await emailChanges.issue(userId, 'new'))
      if (!issued) return
      await mail.send({ to: issued.email, ...(await newAddressEmail(user, confirmLink(issued.token))) })
    },
    async 'mail.security'({ userId, change }) {
      const user = await users.find(userId)
      if (!user) return
      await mail.send({ to: user.email, ...(await securityEmail(user, { change, link: `${publicUrl()}/settings#security` })) })
    },
  } satisfies JobHandlers
}
