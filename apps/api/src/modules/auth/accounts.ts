import { randomUUID } from 'node:crypto'
import type { EmailAvailability, LanguageCode, LoginForm, RegisterForm } from '@worrystone/contracts'
import spellChecker from '@zootools/email-spell-checker'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { isUniqueViolation } from '../../db/failures.ts'
import { AppError, conflict, invalidField, invalidToken, unauthorized } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Queue, SecurityChange } from '../../jobs/queue.ts'
import { isReserved, type UserRow, type UserStore } from '../users/index.ts'
import { type Challenges, usedUp } from './challenges.ts'
import type { EmailChanges } from './email-change.ts'
import type { Links } from './links.ts'
import type { Passkeys } from './passkeys.ts'
import { hashPassword, isPasswordOf, refuseCommonPassword } from './passwords.ts'
import type { Opened, Sessions } from './sessions.ts'
import type { SignedIn, SignInCompletion, SignInResult } from './sign-in-completion.ts'
import type { Device } from './store.ts'
import { type TwoFactor, wrongCode } from './two-factor.ts'

export type Accounts = ReturnType<typeof accountService>

type Needs = {
  database: Database
  queue: Queue
  users: UserStore
  sessions: Sessions
  links: Links
  completion: SignInCompletion
  challenges: Challenges
  emailChanges: EmailChanges
  twoFactor: TwoFactor
  passkeys: Passkeys
  adminEmails: string[]
  now: () => Date
}

/** `countTry` throws when there were too many with this hash; it has none where nobody has the address. */
type Attempt = { device: Device; countTry: (passwordHash: string | undefined) => Promise<void> }
type Newcomer = { language: LanguageCode; device: Device }

const notYourPassword = (path: string) => invalidField(path, 'This is not your password. Please try again.')
const emailTaken = () => conflict('This email is already registered', 'email')
const usernameTaken = () => conflict('This username is already taken', 'username')
const badCredentials = () =>
  new AppError('INVALID_CREDENTIALS', 'Invalid email or password. Please check your credentials and try again.')

export function accountService(needs: Needs) {
  const { database, queue, users, sessions, links, completion, challenges, emailChanges, twoFactor, passkeys, adminEmails, now } =
    needs
  return {
    async register({ email, username, password }: RegisterForm, { language, device }: Newcomer): Promise<SignedIn> {
      await refuseCommonPassword(password, { email, username })
      if (await users.findByEmail(email)) throw emailTaken()
      if (isReserved(username) || (await users.takenNames([username])).size > 0) throw usernameTaken()

      const password_hash = await hashPassword(password)
      try {
        return await database.tx(async () => {
          const user = await users.add({ id: uuid(), email, username, password_hash, language })
          await mailLater('mail.verify', user.id)
          return completion.openSession(user, { device, isStrong: false })
        })
      } catch (thrown) {
        // Someone took it while the password was being hashed.
        if (isUniqueViolation(thrown, 'users_email_key')) throw emailTaken()
        if (isUniqueViolation(thrown, 'users_username_key')) throw usernameTaken()
        throw thrown
      }
    },

    async login({ email, password }: LoginForm, { device, countTry }: Attempt): Promise<SignInResult> {
      const found = await users.findByEmail(email)
      await countTry(found?.password_hash)
      if (!(await isPasswordOf(found?.password_hash, password)) || !found) throw badCredentials()
      return completion.afterPassword(await inLine(found), device)
    },

    /** After the password: a code of the authenticator app or a recovery code. */
    async secondStep({ challenge, code }: { challenge: string; code: string }, device: Device): Promise<SignInResult> {
      const { userId } = await challenges.attempt(challenge, 'second-step')
      if (!(await twoFactor.check(userId, code)) || !(await challenges.use(challenge))) throw wrongCode()
      return completion.complete(await known(userId), { device, isStrong: true })
    },

    async passkeySignIn(response: { id: string }, device: Device): Promise<SignInResult> {
      const userId = await passkeys.signIn(response)
      return completion.complete(await inLine(await known(userId)), { device, isStrong: true })
    },

    /** Keeps an account that was about to be deleted, and lets its person in. */
    async undoDeletion(challenge: string, device: Device): Promise<SignedIn> {
      const { userId, isStrong } = await challenges.attempt(challenge, 'undo-deletion')
      const user = await known(userId)
      // Of calls at the same time one goes on: a challenge lets somebody in once.
      if (!(await challenges.use(challenge))) throw usedUp()
      await users.setLeaving(userId, null)
      return completion.openSession({ ...user, leaves_at: null }, { device, isStrong })
    },

    /** Ends every session, this one too: whoever knows a token of it is out. This device gets a fresh one with the same standing. */
    async changePassword(
      viewer: Viewer,
      { currentPassword, password }: { currentPassword: string; password: string },
      device: Device,
    ): Promise<Opened> {
      const user = await known(viewer.userId)
      if (!(await isPasswordOf(user.password_hash, currentPassword))) throw notYourPassword('currentPassword')
      await refuseCommonPassword(password, user)
      const passwordHash = await hashPassword(password)
      return database.tx(async () => {
        const isStrong = await sessions.isStrong(viewer)
        await users.setPassword(user.id, passwordHash)
        await links.expireOpen(user.id, 'reset')
        await challenges.endAll(user.id)
        await sessions.endAll(user.id, 'password')
        await tellOwner(user.id, 'password-changed')
        return sessions.open(user, { device, isStrong })
      })
    },

    /** Opens weighty changes to this session for a while. A slip is told beside the field and ends nothing. */
    async confirm(viewer: Viewer, password: string) {
      const user = await users.find(viewer.userId)
      if (!(await isPasswordOf(user?.password_hash, password))) throw notYourPassword('password')
      await sessions.confirm(viewer)
    },

    async emailAvailability(email: string): Promise<EmailAvailability> {
      const meant = spellChecker.run({ email })?.full
      const available = (await users.findByEmail(email)) === undefined
      return { available, ...(meant !== undefined && { suggestion: meant }) }
    },

    /** Does the same whether or not the address is known: the job finds out. */
    async forgotPassword(email: string) {
      const user = await users.findByEmail(email)
      await mailLater('mail.reset', user?.id ?? randomUUID())
    },

    /**
     * Answers whose password it was. Where nobody had verified the address, whoever reads the mailbox may not be who made the account: every
     * other way in is removed. The rest may be the owner's, and stays.
     */
    async resetPassword(token: string, password: string): Promise<UserRow> {
      const invalid = invalidToken('The reset link is invalid or has expired.')
      const link = await links.find(token, 'reset')
      const user = link && (await users.find(link.user_id))
      await refuseCommonPassword(password, user ?? { username: '', email: '' })
      // Hashing costs: not for a link that is not there.
      if (!user) throw invalid
      const passwordHash = await hashPassword(password)
      await database.tx(async () => {
        const userId = await links.use(token, 'reset')
        if (userId === undefined) throw invalid
        await users.setPassword(userId, passwordHash)
        await links.expireOpen(userId, 'reset')
        // Whoever had got in meanwhile keeps no way to take the account along.
        await emailChanges.cancel(userId)
        await challenges.endAll(userId)
        await sessions.endAll(userId, 'password')
        if ((await users.find(userId))?.email_verified_at === null) {
          await passkeys.removeAll(userId)
          await twoFactor.end(userId)
        }
        await tellOwner(userId, 'password-reset')
      })
      return user
    },

    /** A second click on the link that verified the account is no mistake of the person's: it is answered like the first. */
    async verifyEmail(token: string) {
      await database.tx(async () => {
        const userId = await links.use(token, 'verify')
        if (userId !== undefined) await users.setVerified(userId, now())
      })
      const link = await links.find(token, 'verify')
      if (!link) throw invalidToken('Invalid verification link')
      if (link.used_at === null) throw invalidToken('The verification link is invalid or has expired.')
      const user = await users.find(link.user_id)
      if (user) await inLine(user)
    },

    /** Does the same whether or not the address is known, and whether or not it is verified: the job finds out. */
    async resendVerification(viewer: Viewer | null, email: string | undefined) {
      if (viewer) return mailLater('mail.verify', viewer.userId)
      if (email === undefined) throw invalidField('email', 'Email is required')
      const user = await users.findByEmail(email)
      await mailLater('mail.verify', user?.id ?? randomUUID())
    },

    tellOwner,

    promoteAdmins: () => users.promote(adminEmails),
  }

  async function known(userId: string): Promise<UserRow> {
    const user = await users.find(userId)
    if (!user) throw unauthorized()
    return user
  }

  /** A mail about a change that several clicks made is sent once. */
  async function tellOwner(userId: string, change: SecurityChange) {
    await queue.add('mail.security', { userId, change }, { dedupeKey: `mail.security:${userId}:${change}` })
  }

  async function mailLater(kind: 'mail.verify' | 'mail.reset', userId: string) {
    await queue.add(kind, { userId }, { dedupeKey: `${kind}:${userId}` })
  }

  /** The same person, an admin if ADMIN_EMAILS says so. */
  async function inLine(user: UserRow): Promise<UserRow> {
    if (user.role === 'admin' || user.email_verified_at === null || !adminEmails.includes(user.email_key)) return user
    await users.promote([user.email_key])
    return { ...user, role: 'admin' }
  }
}
