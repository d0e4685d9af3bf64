import type { JobHandlers } from '../../jobs/worker.ts'
import { newAddressLetter, oldAddressLetter, resetLetter, securityLetter, verifyLetter } from '../../mails/letters.ts'
import type { Mail } from '../../ports/mail.ts'
import type { UserStore } from '../users/index.ts'
import type { EmailChanges } from './email-change.ts'
import type { Links } from './links.ts'

type Needs = { users: UserStore; links: Links; emailChanges: EmailChanges; mail: Mail; publicUrl: () => string }

/** Letters with links. The link is made when the letter is written, so that no job and no log ever holds one. */
export const linkMails = ({ users, links, emailChanges, mail, publicUrl }: Needs) => {
  const confirmLink = (token: string) => `${publicUrl()}/confirm-email?token=${token}`
  return {
    async 'mail.verify'({ userId }) {
      const user = await users.find(userId)
      if (!user || user.email_verified_at !== null) return
      const link = `${publicUrl()}/verify-email?token=${await links.issue(user.id, 'verify')}`
      await mail.send({ to: user.email, ...(await verifyLetter(user, link)) })
    },
    async 'mail.reset'({ userId }) {
      const user = await users.find(userId)
      if (!user) return
      const link = `${publicUrl()}/reset-password?token=${await links.issue(user.id, 'reset')}`
      await mail.send({ to: user.email, ...(await resetLetter(user, link)) })
    },
    async 'mail.old-address'({ userId }) {
      const user = await users.find(userId)
      const issued = user && (await emailChanges.issue(userId, 'old'))
      if (!issued) return
      await mail.send({ to: user.email, ...(await oldAddressLetter(user, confirmLink(issued.token))) })
    },
    async 'mail.new-address'({ userId }) {
      const user = await users.find(userId)
      const issued = user && (await emailChanges.issue(userId, 'new'))
      if (!issued) return
      await mail.send({ to: issued.email, ...(await newAddressLetter(user, confirmLink(issued.token))) })
    },
    async 'mail.security'({ userId, change }) {
      const user = await users.find(userId)
      if (!user) return
      await mail.send({ to: user.email, ...(await securityLetter(user, { change, link: `${publicUrl()}/settings#security` })) })
    },
  } satisfies JobHandlers
}
