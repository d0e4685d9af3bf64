import type { EmailAvailability, LanguageCode, LoginForm, RegisterForm } from '@worrystone/contracts'
import spellChecker from '@zootools/email-spell-checker'
import { v7 as uuid } from 'uuid'
import { isUniqueViolation } from '../../db/failures.ts'
import { AppError, conflict, unauthorized } from '../../http/app-error.ts'
import { isReserved, type UserRow } from '../users/index.ts'
import type { AuthParts } from './auth-parts.ts'
import { challengeExpired } from './challenges.ts'
import { hashPassword, isPasswordOf, refuseCommonPassword } from './passwords.ts'
import type { Device } from './session-store.ts'
import type { SignedIn, SignInResult } from './sign-in-completion.ts'
import { wrongCode } from './two-factor.ts'

export type Accounts = ReturnType<typeof accountService>

/** `countTry` throws after too many tries for this hash; undefined if no account has the address. */
type Attempt = { device: Device; countTry: (passwordHash: string | undefined) => Promise<void> }
type NewAccount = { language: LanguageCode; device: Device }

const emailTaken = () => conflict('This email is already registered', 'email')
const usernameTaken = () => conflict('This username is already taken', 'username')
const badCredentials = () =>
  new AppError('INVALID_CREDENTIALS', 'Invalid email or password. Please check your credentials and try again.')

/** Registration and all ways to sign in. */
export function accountService(parts: AuthParts) {
  const { database, users, completion, challenges, twoFactor, passkeys, admins, emails, acceptTerms, passwordCost } = parts
  return {
    async register(
      { email, username, password, acceptsTerms }: RegisterForm,
      { language, device }: NewAccount,
    ): Promise<SignedIn> {
      await refuseCommonPassword(password, { email, username })
      if (await users.findByEmail(email)) throw emailTaken()
      if (isReserved(username) || (await users.takenNames([username])).size > 0) throw usernameTaken()

      const password_hash = await hashPassword(password, passwordCost)
      try {
        return await database.tx(async () => {
          const user = await users.add({ id: uuid(), email, username, password_hash, language })
          if (acceptsTerms) await acceptTerms(user.id, language)
          await emails.verification(user.id)
          return completion.openSession(user, { device, isStrong: false })
        })
      } catch (thrown) {
        // Taken while the password was hashed.
        if (isUniqueViolation(thrown, 'users_email_key')) throw emailTaken()
        if (isUniqueViolation(thrown, 'users_username_key')) throw usernameTaken()
        throw thrown
      }
    },

    async login({ email, password }: LoginForm, { device, countTry }: Attempt): Promise<SignInResult> {
      const user = await users.findByEmail(email)
      await countTry(user?.password_hash)
      if (!(await isPasswordOf(user?.password_hash, password)) || !user) throw badCredentials()
      return completion.afterPassword(await admins.promoteIfListed(user), device)
    },

    /** The second step: a code of the authenticator app or a recovery code. */
    async secondStep({ challenge, code }: { challenge: string; code: string }, device: Device): Promise<SignInResult> {
      const { userId } = await challenges.attempt(challenge, 'second-step')
      if (!(await twoFactor.check(userId, code)) || !(await challenges.use(challenge))) throw wrongCode()
      return completion.complete(await getUser(userId), { device, isStrong: true })
    },

    async passkeySignIn(response: { id: string }, device: Device): Promise<SignInResult> {
      const userId = await passkeys.signIn(response)
      return completion.complete(await admins.promoteIfListed(await getUser(userId)), { device, isStrong: true })
    },

    /** Cancels the deletion of an account and signs in. */
    async undoDeletion(challenge: string, device: Device): Promise<SignedIn> {
      const { userId, isStrong } = await challenges.attempt(challenge, 'undo-deletion')
      const user = await getUser(userId)
      // Of concurrent calls one succeeds: a challenge is used once.
      if (!(await challenges.use(challenge))) throw challengeExpired()
      await users.unsetLeaving(userId)
      return completion.openSession({ ...user, leaves_at: null }, { device, isStrong })
    },

    async emailAvailability(email: string): Promise<EmailAvailability> {
      const suggestion = spellChecker.run({ email })?.full
      const available = (await users.findByEmail(email)) === undefined
      return { available, ...(suggestion !== undefined && { suggestion }) }
    },
  }

  async function getUser(userId: string): Promise<UserRow> {
    const user = await users.find(userId)
    if (!user) throw unauthorized()
    return user
  }
}
