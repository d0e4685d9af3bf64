import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/db.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { EmailTransport } from '../../ports/email.ts'
import { userStore } from '../users/index.ts'
import { accountService } from './accounts.ts'
import { adminEmails } from './admin-emails.ts'
import { signInChallenges } from './challenges.ts'
import { emailChangeService } from './email-change.ts'
import { emailJobs } from './email-jobs.ts'
import { emailQueue } from './email-queue.ts'
import { emailVerification } from './email-verification.ts'
import { knownDevices } from './known-devices.ts'
import { linkStore } from './link-store.ts'
import { linkService } from './links.ts'
import { passkeyStore } from './passkey-store.ts'
import { passkeyService } from './passkeys.ts'
import { passwordService } from './password-service.ts'
import type { PasswordCost } from './passwords.ts'
import { refreshTokenStore } from './refresh-token-store.ts'
import { authRoutes } from './routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { securityRoutes } from './security-routes.ts'
import { sessionQueries } from './session-queries.ts'
import { sessionStore } from './session-store.ts'
import { sessionService } from './sessions.ts'
import { signInCompletion } from './sign-in-completion.ts'
import { signInStepRoutes } from './sign-in-step-routes.ts'
import { twoFactorService } from './two-factor.ts'
import { twoFactorStore } from './two-factor-store.ts'

export { hashPassword, type PasswordCost } from './passwords.ts'

type Options = {
  config: Pick<Config, 'adminEmails' | 'asksStaffForSecondFactor'>
  database: Database
  queue: Queue
  mail: EmailTransport
  secret: string
  publicUrl: () => string
  now: () => Date
  /** Of new hashes; default: that of `hashPassword`. */
  passwordCost?: PasswordCost | undefined
}

/** Accounts, sessions, all ways to sign in, and the emails about them. */
export function authModule({ config, database, queue, mail, secret, publicUrl, now, passwordCost }: Options) {
  const { asksStaffForSecondFactor } = config
  const users = userStore(database)
  const refreshTokens = refreshTokenStore(database)
  const stores = { store: sessionStore(database), queries: sessionQueries(database), refreshTokens, users }
  const sessions = sessionService({ database, ...stores, secret, asksStaffForSecondFactor, now })
  const links = linkService({ database, store: linkStore(database), now })
  const challenges = signInChallenges(database, now)
  const twoFactor = twoFactorService({ database, store: twoFactorStore(database), sessions, secret, now })
  const passkeys = passkeyService({ store: passkeyStore(database), publicUrl, now })
  const completion = signInCompletion({ sessions, challenges, twoFactor })
  const emailChanges = emailChangeService({ database, queue, users, links, now })
  const emails = emailQueue(queue)
  const admins = adminEmails(users, config.adminEmails)
  const shared = { database, users, sessions, links, challenges, emailChanges, twoFactor, passkeys, emails, admins, passwordCost }
  const accounts = accountService({ ...shared, completion })
  const passwords = passwordService(shared)
  const verification = emailVerification({ ...shared, now })
  const devices = knownDevices({ secret, publicUrl })
  return {
    async routes(app: FastifyInstance) {
      await app.register(authRoutes({ ...shared, accounts, passwords, verification, devices }))
      await app.register(securityRoutes({ ...shared, passwords }))
      await app.register(secondFactorRoutes(shared))
      await app.register(signInStepRoutes({ accounts, passkeys, devices }))
    },
    jobs: emailJobs({ users, links, emailChanges, mail, publicUrl }),
    /** False as soon as the session of an access token has ended, even if the token is not expired. */
    isSessionLive: sessions.isLive,
    /** The same for reading, up to five seconds late if another process ended the session. */
    wasSessionLiveRecently: sessions.wasLiveRecently,
    /** Whether the password was confirmed in this session within the last 15 minutes, as sensitive changes require. */
    isFreshSignIn: sessions.isFresh,
    /** Throws a field error if it is not the user's password. */
    confirmPassword: passwords.confirm,
    endSessions: sessions.endAll,
    async deleteExpired() {
      for (const part of [sessions, links, challenges, passkeys, emailChanges]) await part.deleteExpired()
    },
  }
}
