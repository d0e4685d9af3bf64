import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Passkey } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import { isUniqueViolation } from '../../db/failures.ts'
import { presentRow } from '../../db/present-row.ts'
import type { Tables } from '../../db/tables.ts'
import { sha256 } from '../../hash.ts'
import { AppError, conflict, invalidToken, notFound } from '../../http/app-error.ts'
import type { UserRow } from '../users/index.ts'
import type { PasskeyStore } from './passkey-store.ts'

const LIFE = 5 * 60_000
const MAX = 20
type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>

let library: Promise<typeof import('@simplewebauthn/server')> | undefined

/** Loaded with the first passkey, so that it does not delay the start. */
const webAuthn = () => (library ??= import('@simplewebauthn/server'))

export type Passkeys = ReturnType<typeof passkeyService>

type Options = { store: PasskeyStore; publicUrl: () => string; now: () => Date }

const tooManyPasskeys = () => conflict('You have 20 passkeys already. Please remove one first')
const unreadablePasskey = () => invalidToken('This passkey could not be read. Please try again.')
const unknownPasskey = () =>
  new AppError('INVALID_CREDENTIALS', 'This passkey is not known here. Please sign in with your email and password.')

const toPasskey = ({ id, name, created_at, last_used_at, is_backed_up }: Selectable<Tables['passkeys']>): Passkey =>
  presentRow({ id, name, created_at, last_used_at, is_backed_up })

/** Sign-in by WebAuthn. User verification (finger, face, PIN) is required, so that a passkey counts as both factors. */
export function passkeyService({ store, publicUrl, now }: Options) {
  const relyingParty = () => ({ expectedOrigin: new URL(publicUrl()).origin, expectedRPID: new URL(publicUrl()).hostname })

  async function addChallenge(challenge: string, userId: string | null) {
    await store.addChallenge(sha256(challenge), { userId, expiresAt: new Date(now().getTime() + LIFE) })
  }
  const takeChallenge = (userId: string | null) => (challenge: string) =>
    store.takeChallenge(sha256(challenge), { userId, at: now() })

  return {
    list: async (userId: string) => (await store.list(userId)).map(toPasskey),
    count: async (userId: string) => (await store.list(userId)).length,

    async startRegistration(user: Pick<UserRow, 'id' | 'email' | 'username' | 'display_name'>) {
      const registered = await store.list(user.id)
      if (registered.length >= MAX) throw tooManyPasskeys()
      const { generateRegistrationOptions } = await webAuthn()
      const options = await generateRegistrationOptions({
        rpName: 'Worrystone',
        rpID: relyingParty().expectedRPID,
        userID: new TextEncoder().encode(user.id),
        userName: user.email,
        userDisplayName: user.display_name ?? user.username,
        attestationType: 'none',
        excludeCredentials: registered.map(({ id, transports }) => ({ id, transports: transports as Transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await addChallenge(options.challenge, user.id)
      return { ...options }
    },

    async add(userId: string, { name, response }: { name: string | undefined; response: unknown }): Promise<Passkey> {
      const { verifyRegistrationResponse } = await webAuthn()
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: takeChallenge(userId),
        ...relyingParty(),
        requireUserVerification: true,
      }).catch(() => ({ registrationInfo: undefined }))
      if (!registrationInfo) throw unreadablePasskey()
      const { credential, credentialBackedUp } = registrationInfo
      const count = (await store.list(userId)).length
      if (count >= MAX) throw tooManyPasskeys()
      try {
        const row = await store.add({
          id: credential.id,
          user_id: userId,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: (credential.transports ?? []).slice(0, 10).map((transport) => String(transport).slice(0, 20)),
          name: name ?? `Passkey ${count + 1}`,
          is_backed_up: credentialBackedUp,
        })
        return toPasskey(row)
      } catch (thrown) {
        if (isUniqueViolation(thrown, 'passkeys_pkey')) throw conflict('This passkey is known already')
        throw thrown
      }
    },

    async remove(id: string, userId: string) {
      if (!(await store.remove(id, userId))) throw notFound()
    },

    removeAll: store.removeAll,

    /** The same for everyone: it does not disclose the passkeys of an account. */
    async startSignIn() {
      const { generateAuthenticationOptions } = await webAuthn()
      const options = await generateAuthenticationOptions({ rpID: relyingParty().expectedRPID, userVerification: 'required' })
      await addChallenge(options.challenge, null)
      return { ...options }
    },

    /** The id of the passkey's owner. */
    async signIn(response: { id: string }): Promise<string> {
      const passkey = await store.find(response.id)
      if (!passkey) throw unknownPasskey()
      const { verifyAuthenticationResponse } = await webAuthn()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: takeChallenge(null),
        ...relyingParty(),
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }))
      if (!verified || !authenticationInfo) throw unreadablePasskey()
      await store.recordUse(passkey.id, { counter: authenticationInfo.newCounter, at: now() })
      return passkey.user_id
    },

    deleteExpired: () => store.deleteExpired(now()),
  }
}
