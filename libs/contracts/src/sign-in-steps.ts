import * as z from '@worrystone/contracts/zod'
import { AuthResponse, SignInResponse } from './auth.ts'
import { endpoint, opaqueToken } from './endpoint.ts'

/** A code of the authenticator app or a recovery code. */
export const SignInCode = z
  .string('Please enter the code')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Please enter the code', abort: true }),
    z.maxLength(40, 'This code is not valid. Please try again.'),
  )
const Challenge = opaqueToken('Please sign in again')

/** Options and responses of WebAuthn: the libraries on both sides validate them. */
export const WebAuthnOptions = z.record(z.string(), z.unknown())
export const WebAuthnResponse = z.looseObject({ id: opaqueToken('Please try again', 1_500) })

/** The ways to sign in without or after the password. Separate from `accountSecurityApi`, so that the sign-in page loads no more than these. */
export const signInStepsApi = {
  secondStep: endpoint.post('/auth/login/second-step', {
    who: 'anyone',
    summary: 'Finish signing in with a code of the authenticator or a recovery code',
    ignoresAccessToken: true,
    rate: 'sign-in',
    body: z.strictObject({ challenge: Challenge, code: SignInCode }),
    response: SignInResponse,
  }),
  beginPasskeySignIn: endpoint.post('/auth/passkeys/sign-in/options', {
    who: 'anyone',
    summary: 'What the browser needs to sign in with a passkey',
    ignoresAccessToken: true,
    rate: 'check',
    response: WebAuthnOptions,
  }),
  passkeySignIn: endpoint.post('/auth/passkeys/sign-in', {
    who: 'anyone',
    summary: 'Sign in with a passkey; it is both steps at once',
    ignoresAccessToken: true,
    rate: 'sign-in',
    body: z.strictObject({ response: WebAuthnResponse }),
    response: SignInResponse,
  }),
  undoDeletion: endpoint.post('/auth/undo-deletion', {
    who: 'anyone',
    summary: 'Call a leaving account back, with the challenge of the sign-in',
    ignoresAccessToken: true,
    rate: 'sign-in',
    body: z.strictObject({ challenge: Challenge }),
    response: AuthResponse,
  }),
}
