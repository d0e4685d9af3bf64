import type { LanguageCode } from '@worrystone/contracts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/db.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { UserStore } from '../users/index.ts'
import { adminEmails } from './admin-emails.ts'
import { signInChallenges } from './challenges.ts'
import { emailChangeService } from './email-change.ts'
import { emailQueue } from './email-queue.ts'
import { linkService } from './links.ts'
import { passkeyStore } from './passkey-store.ts'
import { passkeyService } from './passkeys.ts'
import type { PasswordCost } from './passwords.ts'
import { refreshTokenStore } from './refresh-token-store.ts'
import { sessionStore } from './session-store.ts'
import { sessionService } from './sessions.ts'
import { signInCompletion } from './sign-in-completion.ts'
import { twoFactorService } from './two-factor.ts'
import { twoFactorStore } from './two-factor-store.ts'

export type AuthOptions = {
  config: Pick<Config, 'adminEmails' | 'asksStaffForSecondFactor'>
  database: Database
  queue: Queue
  secret: string
  publicUrl: () => string
  now: () => Date
  /** Records what a new person accepted. */
  acceptTerms: (userId: string, language: LanguageCode) => Promise<void>
  /** Of new hashes; default: that of `hashPassword`. */
  passwordCost?: PasswordCost | undefined
}

type Options = AuthOptions & { users: UserStore }

export type AuthParts = ReturnType<typeof authParts>

/** The services that registration, sign-in, passwords and the security settings share. */
export function authParts({ config, database, users, queue, secret, publicUrl, now, acceptTerms, passwordCost }: Options) {
  const { asksStaffForSecondFactor } = config
  const stores = { store: sessionStore(database), refreshTokens: refreshTokenStore(database) }
  const sessions = sessionService({ database, ...stores, users, secret, asksStaffForSecondFactor, now })
  const links = linkService(database, now)
  const challenges = signInChallenges(database, now)
  const twoFactor = twoFactorService({ database, store: twoFactorStore(database), sessions, secret, now })
  return {
    database,
    users,
    sessions,
    links,
    challenges,
    twoFactor,
    passkeys: passkeyService({ store: passkeyStore(database), publicUrl, now }),
    completion: signInCompletion({ sessions, challenges, twoFactor }),
    emailChanges: emailChangeService({ database, queue, users, links, now }),
    emails: emailQueue(queue),
    admins: adminEmails(users, config.adminEmails),
    acceptTerms,
    passwordCost,
    now,
  }
}
