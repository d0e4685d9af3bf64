import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Passkey } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import { isUniqueViolation } from '../../db/failures.ts'
import type { Tables } from '../../db/tables.ts'
import { AppError, conflict, invalidToken, notFound } from '../../http/app-error.ts'
import type { UserRow } from '../users/index.ts'
import type { PasskeyStore } from './passkey-store.ts'
import { hashOf } from './tokens.ts'

const LIFE = 5 * 60_000
const MOST = 20
type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>

let library: Promise<typeof import('@simplewebauthn/server')> | undefined

/** Read at the first passkey, so that starting costs nothing. */
const webAuthn = () => (library ??= import('@simplewebauthn/server'))

export type Passkeys = ReturnType<typeof passkeyService>

type Needs = { store: PasskeyStore; publicUrl: () => string; now: () => Date }

const tooMany = () => conflict('You have 20 passkeys already. Please remove one first')
const refused = () => invalidToken('This passkey could not be read. Please try again.')
const unknown = () =>
  new AppError('INVALID_CREDENTIALS', 'This passkey is not known here. Please sign in with your email and password.')

const present = (row: Selectable<Tables['passkeys']>): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  isBackedUp: row.is_backed_up,
})

/** Signing in with the device's own lock. A person is always verified (finger, face, PIN), so that a passkey is both factors. */
export function passkeyService({ store, publicUrl, now }: Needs) {
  const house = () => ({ expectedOrigin: new URL(publicUrl()).origin, expectedRPID: new URL(publicUrl()).hostname })

  async function asked(challenge: string, userId: string | null) {
    await store.ask(hashOf(challenge), { userId, expiresAt: new Date(now().getTime() + LIFE) })
  }
  const answered = (userId: string | null) => (challenge: string) => store.answered(hashOf(challenge), { userId, at: now() })

  return {
    list: async (userId: string) => (await store.list(userId)).map(present),
    count: async (userId: string) => (await store.list(userId)).length,

    async begin(user: Pick<UserRow, 'id' | 'email' | 'username' | 'display_name'>) {
      const known = await store.list(user.id)
      if (known.length >= MOST) throw tooMany()
      const { generateRegistrationOptions } = await webAuthn()
      const options = await generateRegistrationOptions({
        rpName: 'Worrystone',
        rpID: house().expectedRPID,
        userID: new TextEncoder().encode(user.id),
        userName: user.email,
        userDisplayName: user.display_name ?? user.username,
        attestationType: 'none',
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as Transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await asked(options.challenge, user.id)
      return { ...options }
    },

    async add(userId: string, { name, response }: { name: string | undefined; response: unknown }): Promise<Passkey> {
      const { verifyRegistrationResponse } = await webAuthn()
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: answered(userId),
        ...house(),
        requireUserVerification: true,
      }).catch(() => ({ registrationInfo: undefined }))
      if (!registrationInfo) throw refused()
      const { credential, credentialBackedUp } = registrationInfo
      const count = (await store.list(userId)).length
      if (count >= MOST) throw tooMany()
      try {
        const row = await store.add({
          id: credential.id,
          user_id: userId,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: (credential.transports ?? []).slice(0, 10).map((one) => String(one).slice(0, 20)),
          name: name ?? `Passkey ${count + 1}`,
          is_backed_up: credentialBackedUp,
        })
        return present(row)
      } catch (thrown) {
        if (isUniqueViolation(thrown, 'passkeys_pkey')) throw conflict('This passkey is known already')
        throw thrown
      }
    },

    async remove(id: string, userId: string) {
      if (!(await store.remove(id, userId))) throw notFound()
    },

    removeAll: store.removeAll,

    /** The same for everybody: which passkeys an account has is nobody's business. */
    async beginSignIn() {
      const { generateAuthenticationOptions } = await webAuthn()
      const options = await generateAuthenticationOptions({ rpID: house().expectedRPID, userVerification: 'required' })
      await asked(options.challenge, null)
      return { ...options }
    },

    /** Whose passkey it is. */
    async signIn(response: { id: string }): Promise<string> {
      const passkey = await store.find(response.id)
      if (!passkey) throw unknown()
      const { verifyAuthenticationResponse } = await webAuthn()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: answered(null),
        ...house(),
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }))
      if (!verified || !authenticationInfo) throw refused()
      await store.noteUse(passkey.id, { counter: authenticationInfo.newCounter, at: now() })
      return passkey.user_id
    },

    forgetExpired: () => store.forget(now()),
  }
}
