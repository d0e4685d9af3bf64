import * as z from '@worrystone/contracts/zod'
import { Done, endpoint, opaqueToken, Time, TrueOrFalse } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { sessionApi, Tokens } from './session-api.ts'
import { User, Username, UsernameAvailability } from './users.ts'

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/
/** Control characters, invisible characters, lone surrogates. Separate from the pattern, which the API page shows to all kinds of tools. */
const INVISIBLE = /\p{C}/u

const emailField = (invalid: string, missing: string) =>
  z.string(missing).check(
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    // Before the other checks, which are slow on a text that is made to be slow.
    z.maxLength(LIMITS.emailMax, { error: invalid, abort: true }),
    z.normalize('NFC'),
    z.regex(EMAIL, invalid),
    z.refine((value) => !INVISIBLE.test(value), invalid),
  )

/** An address as the sign-in, forgotten-password and reset forms check it. */
export const EmailAddress = emailField('Invalid email address', 'Email is required')
const NewEmail = emailField('Please enter a valid email address', 'Please enter a valid email address')

const isStrongPassword = (value: string) => /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value)

const newPassword = (weak: string, missing?: string) =>
  z
    .string(missing ?? 'Password must be at least 8 characters')
    .check(
      ...(missing ? [z.minLength(1, { error: missing, abort: true })] : []),
      z.minLength(LIMITS.passwordMin, { error: 'Password must be at least 8 characters', abort: true }),
      z.maxLength(LIMITS.passwordMax, { error: 'Password must be less than 200 characters', abort: true }),
      z.refine(isStrongPassword, { error: weak }),
    )

export const LoginForm = z.strictObject({
  email: EmailAddress,
  password: z
    .string('Password is required')
    .check(
      z.minLength(1, { error: 'Password is required', abort: true }),
      z.minLength(LIMITS.loginPasswordMin, 'Password must be at least 6 characters'),
      z.maxLength(LIMITS.passwordMax, 'Password must be less than 200 characters'),
    ),
})
export type LoginForm = z.infer<typeof LoginForm>

export const RegisterForm = z.strictObject({
  email: NewEmail,
  username: Username,
  password: newPassword('Password must contain at least one uppercase letter, one lowercase letter, and one number'),
  /** The page says that creating an account accepts guidelines and terms. Calls without it register too; nothing is recorded then. */
  acceptsTerms: z.optional(TrueOrFalse),
})
export type RegisterForm = z.infer<typeof RegisterForm>

export const ForgotPasswordForm = z.strictObject({ email: EmailAddress })

/** What a person types into the reset page; the page adds the link's token before sending. */
export const NewPassword = newPassword(
  'Password must contain at least one lowercase letter, one uppercase letter, and one number',
  'Password is required',
)

/** A password that the account has already. */
export const CurrentPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(200, 'Password must be less than 200 characters'))

const LinkToken = opaqueToken('Invalid reset link')
const VerifyToken = opaqueToken('Invalid verification link')

export const AuthResponse = z.extend(Tokens, { kind: z.literal('signed-in'), user: User })
export type AuthResponse = z.infer<typeof AuthResponse>

/** A further step of a sign-in. `challenge` is good for 10 minutes: `secondStep` or `undoDeletion` takes it. */
export const SignInChallenge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('second-factor'), challenge: z.string() }),
  z.object({ kind: z.literal('account-leaving'), challenge: z.string(), leavesAt: Time }),
])
export type SignInChallenge = z.infer<typeof SignInChallenge>

export const SignInResponse = z.discriminatedUnion('kind', [AuthResponse, ...SignInChallenge.def.options])
export type SignInResponse = z.infer<typeof SignInResponse>

/** `suggestion` is the address that was probably meant (`gmial.com`), given also when the typed one is free. */
export const EmailAvailability = z.object({ available: z.boolean(), suggestion: z.optional(z.string()) })
export type EmailAvailability = z.infer<typeof EmailAvailability>

/** What still opens the account besides the new password; nothing where the address was never verified. */
export const PasswordResetResponse = z.extend(Done, {
  passkeys: z.array(z.object({ name: z.string(), lastUsedAt: z.nullable(Time) })),
  isTwoFactorOn: z.boolean(),
})
export type PasswordResetResponse = z.infer<typeof PasswordResetResponse>

export const authApi = {
  ...sessionApi,
  login: endpoint.post('/auth/login', {
    who: 'anyone',
    summary: 'Sign in',
    ignoresAccessToken: true,
    rate: 'password',
    body: LoginForm,
    response: SignInResponse,
  }),
  register: endpoint.post('/auth/register', {
    who: 'anyone',
    summary: 'Create an account',
    ignoresAccessToken: true,
    rate: 'sign-up',
    status: 201,
    body: RegisterForm,
    response: AuthResponse,
  }),
  checkEmail: endpoint.get('/auth/check-email/:email', {
    who: 'anyone',
    summary: 'Is this address free?',
    rate: 'check',
    params: z.object({ email: NewEmail }),
    response: EmailAvailability,
  }),
  checkUsername: endpoint.get('/auth/check-username/:username', {
    who: 'anyone',
    summary: 'Is this username free?',
    rate: 'check',
    params: z.object({ username: Username }),
    response: UsernameAvailability,
  }),
  forgotPassword: endpoint.post('/auth/forgot-password', {
    who: 'anyone',
    summary: 'Ask for a reset link',
    rate: 'mail',
    body: ForgotPasswordForm,
    response: Done,
  }),
  resetPassword: endpoint.post('/auth/reset-password', {
    who: 'anyone',
    summary: 'Set a new password with a reset link',
    ignoresAccessToken: true,
    rate: 'sign-in',
    body: z.strictObject({ token: LinkToken, password: NewPassword }),
    response: PasswordResetResponse,
  }),
  verifyEmail: endpoint.get('/auth/verify-email', {
    who: 'anyone',
    summary: 'Confirm an address with a verification link',
    rate: 'sign-in',
    query: z.object({ token: VerifyToken }),
    response: Done,
  }),
  resendVerification: endpoint.post('/auth/resend-verification', {
    who: 'anyone',
    summary: 'Send the verification link again; signed in, to the own address',
    rate: 'mail',
    mailsViewer: true,
    body: z.optional(z.nullable(z.strictObject({ email: z.optional(EmailAddress) }))),
    response: Done,
  }),
  confirm: endpoint.post('/auth/confirm', {
    who: 'member',
    summary: 'Say the password again: weighty changes are open to this session for 15 minutes',
    rate: 'sign-in',
    body: z.strictObject({
      password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(200)),
    }),
    response: Done,
  }),
}
