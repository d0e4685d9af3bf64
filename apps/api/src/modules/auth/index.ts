import type { FastifyInstance } from 'fastify'
import type { EmailTransport } from '../../ports/email.ts'
import { userStore } from '../users/index.ts'
import { accountService } from './accounts.ts'
import { type AuthOptions, authParts } from './auth-parts.ts'
import { emailJobs } from './email-jobs.ts'
import { emailVerification } from './email-verification.ts'
import { knownDevices } from './known-devices.ts'
import { passwordService } from './password-service.ts'
import { authRoutes } from './routes.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { securityRoutes } from './security-routes.ts'
import { signInStepRoutes } from './sign-in-step-routes.ts'

export { hashPassword, type PasswordCost } from './passwords.ts'

/** Accounts, sessions, all ways to sign in, and the emails about them. */
export function authModule({ mail, ...options }: AuthOptions & { mail: EmailTransport }) {
  const { database, secret, publicUrl } = options
  const users = userStore(database)
  const parts = authParts({ ...options, users })
  const { sessions, links, challenges, passkeys, emailChanges } = parts
  const accounts = accountService(parts)
  const passwords = passwordService(parts)
  const verification = emailVerification(parts)
  const devices = knownDevices({ secret, publicUrl })
  return {
    async routes(app: FastifyInstance) {
      await app.register(authRoutes(parts, { accounts, passwords, verification, devices }))
      await app.register(securityRoutes(parts, passwords))
      await app.register(secondFactorRoutes(parts))
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
    cleanupTasks: [sessions, links, challenges, passkeys, emailChanges].map((store) => () => store.deleteExpired()),
  }
}
