import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/db.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { EmailTransport } from '../../ports/email.ts'
import { userStore } from '../users/index.ts'
import { accountService } from './accounts.ts'
import { signInChallenges } from './challenges.ts'
import { emailChangeService } from './email-change.ts'
import { emailJobs } from './email-jobs.ts'
import { knownDevices } from './known-devices.ts'
import { linkService } from './links.ts'
import { passkeyStore } from './passkey-store.ts'
import { passkeyService } from './passkeys.ts'
import { authRoutes } from './routes.ts'
import { securityRoutes } from './security-routes.ts'
import { sessionService } from './sessions.ts'
import { signInCompletion } from './sign-in-completion.ts'
import { linkStore, sessionStore } from './store.ts'
import { twoFactorService } from './two-factor.ts'
import { twoFactorStore } from './two-factor-store.ts'

export { hashPassword } from './passwords.ts'

type Needs = {
  config: Pick<Config, 'adminEmails' | 'asksStaffForSecondFactor'>
  database: Database
  queue: Queue
  mail: EmailTransport
  secret: string
  publicUrl: () => string
  now: () => Date
}

/** Accounts, sessions, the ways in, and the mails about them. */
export function authModule({ config, database, queue, mail, secret, publicUrl, now }: Needs) {
  const { adminEmails, asksStaffForSecondFactor } = config
  const users = userStore(database)
  const sessions = sessionService({ database, store: sessionStore(database), users, secret, asksStaffForSecondFactor, now })
  const links = linkService({ database, store: linkStore(database), now })
  const challenges = signInChallenges(database, now)
  const twoFactor = twoFactorService({ database, store: twoFactorStore(database), sessions, secret, now })
  const passkeys = passkeyService({ store: passkeyStore(database), publicUrl, now })
  const completion = signInCompletion({ sessions, challenges, twoFactor })
  const emailChanges = emailChangeService({ database, queue, users, links, now })
  const waysIn = { completion, challenges, emailChanges, twoFactor, passkeys }
  const accounts = accountService({ database, queue, users, sessions, links, ...waysIn, adminEmails, now })
  const devices = knownDevices({ secret, publicUrl })
  return {
    async routes(app: FastifyInstance) {
      await app.register(authRoutes({ accounts, sessions, users, devices, passkeys, twoFactor }))
      await app.register(securityRoutes({ accounts, sessions, users, emailChanges, twoFactor, passkeys, devices }))
    },
    jobs: emailJobs({ users, links, emailChanges, mail, publicUrl }),
    /** False as soon as the session behind an access token has ended, however long the token itself still lives. */
    isSessionLive: sessions.isLive,
    /** The same for reading, up to five seconds late where another process ended it. */
    wasSessionLiveLately: sessions.wasLiveLately,
    /** Was the password said in this session within the last 15 minutes? Weighty changes ask for that. */
    isFreshSignIn: sessions.isFresh,
    /** Says whether it is the person's password; a slip is told beside the field. */
    confirmPassword: accounts.confirm,
    endSessions: sessions.endAll,
    forgetExpired: async () => {
      await sessions.forgetExpired()
      await links.forgetExpired()
      await challenges.forgetExpired()
      await passkeys.forgetExpired()
      await emailChanges.forgetExpired()
    },
  }
}
