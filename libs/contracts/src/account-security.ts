import * as z from '@worrystone/contracts/zod'
import { CurrentPassword, EmailAddress, NewPassword } from './auth.ts'
import { Done, endpoint, Id, opaqueToken, Time } from './endpoint.ts'
import { Tokens } from './session-api.ts'
import { SignInCode, WebAuthnOptions, WebAuthnResponse } from './sign-in-steps.ts'
import { textField } from './text.ts'

/** One sign-in on one device. `lastUsedAt` is accurate to a quarter of an hour. Names are coarse on purpose, null where unknown. */
export const Session = z.object({
  id: Id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: Time,
  lastUsedAt: Time,
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Time,
  lastUsedAt: z.nullable(Time),
  /** Kept by the maker of the device or a password manager, so that it outlives the device. */
  isBackedUp: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

/** A pending change of address: links are sent to both addresses, to the old one only if it was verified. */
export const EmailChange = z.object({
  email: z.string(),
  isOldConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
  expiresAt: Time,
})
export type EmailChange = z.infer<typeof EmailChange>

export const SecurityOverview = z.object({
  twoFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number() }),
  passkeys: z.number(),
  emailChange: z.nullable(EmailChange),
  /** The person's role asks for a second factor here. */
  isSecondFactorRequired: z.boolean(),
})
export type SecurityOverview = z.infer<typeof SecurityOverview>

const ChangePasswordForm = z.strictObject({
  currentPassword: CurrentPassword,
  password: NewPassword,
})

export const accountSecurityApi = {
  overview: endpoint.get('/auth/security', {
    who: 'member',
    summary: 'How the account is protected',
    response: SecurityOverview,
  }),

  sessions: endpoint.get('/auth/sessions', {
    who: 'member',
    summary: 'Where the member is signed in, the last used first',
    response: z.object({ sessions: z.array(Session) }),
  }),
  endSession: endpoint.delete('/auth/sessions/:id', {
    who: 'member',
    summary: 'Sign one device out',
    params: z.object({ id: Id }),
    response: Done,
  }),
  endOtherSessions: endpoint.delete('/auth/sessions', {
    who: 'member',
    summary: 'Sign every other device out',
    response: Done,
  }),

  changePassword: endpoint.post('/auth/change-password', {
    who: 'member',
    summary: 'Change the password; every session ends, and this device gets a fresh one',
    rate: 'sign-in',
    body: ChangePasswordForm,
    response: z.object({ ...Done.shape, ...Tokens.shape }),
  }),

  changeEmail: endpoint.post('/auth/change-email', {
    who: 'member',
    summary: 'Ask for another address: links go to the old and to the new one',
    rate: 'mail',
    body: z.strictObject({ email: EmailAddress }),
    response: EmailChange,
  }),
  cancelEmailChange: endpoint.delete('/auth/change-email', {
    who: 'member',
    summary: 'Keep the address as it is',
    response: Done,
  }),
  confirmEmailChange: endpoint.post('/auth/confirm-email-change', {
    who: 'anyone',
    summary: 'Confirm a change of address with a link of one of the two mails',
    ignoresAccessToken: true,
    rate: 'sign-in',
    body: z.strictObject({
      token: opaqueToken('Invalid link'),
    }),
    /** `isDone`: false while the other address has not confirmed. */
    response: z.object({ isDone: z.boolean() }),
  }),

  beginTwoFactor: endpoint.post('/auth/two-factor', {
    who: 'member',
    summary: 'Begin to set up two-step sign-in',
    /** `uri` is what the QR code shows; `secret` is for typing. */
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmTwoFactor: endpoint.post('/auth/two-factor/confirm', {
    who: 'member',
    summary: 'Turn two-step sign-in on with a first code; every other device is signed out',
    rate: 'sign-in',
    body: z.strictObject({ code: SignInCode }),
    /** Shown once. `token`: an access token that replaces the present one. */
    response: z.object({ recoveryCodes: z.array(z.string()), token: z.string() }),
  }),
  newRecoveryCodes: endpoint.post('/auth/two-factor/recovery-codes', {
    who: 'member',
    summary: 'New recovery codes; the old ones no longer work',
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  endTwoFactor: endpoint.delete('/auth/two-factor', {
    who: 'member',
    summary: 'Turn two-step sign-in off',
    response: Done,
  }),
  passkeys: endpoint.get('/auth/passkeys', {
    who: 'member',
    summary: 'Own passkeys',
    response: z.object({ passkeys: z.array(Passkey) }),
  }),
  beginPasskey: endpoint.post('/auth/passkeys/options', {
    who: 'member',
    summary: 'What the browser needs to make a passkey',
    response: WebAuthnOptions,
  }),
  addPasskey: endpoint.post('/auth/passkeys', {
    who: 'member',
    summary: 'Keep the passkey that the browser made',
    rate: 'sign-in',
    status: 201,
    body: z.strictObject({
      name: z.optional(textField({ max: 50, required: 'Please enter a name', tooLong: 'Please use less than 50 characters' })),
      response: WebAuthnResponse,
    }),
    /** `token`: an access token that replaces the present one. */
    response: z.object({ passkey: Passkey, token: z.string() }),
  }),
  removePasskey: endpoint.delete('/auth/passkeys/:id', {
    who: 'member',
    summary: 'Remove a passkey',
    params: z.object({ id: z.string().check(z.maxLength(300)) }),
    response: Done,
  }),
}
