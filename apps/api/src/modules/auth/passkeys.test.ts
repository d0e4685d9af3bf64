import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { accountSecurityApi, authApi, signInStepsApi, usersApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
let clock = new Date()
beforeAll(async () => {
  app = await testApp({ now: () => clock })
})
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000)
}

const ORIGIN = 'https://worrystone.test'
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** The part of CBOR that an authenticator uses. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held)])])
}

type DeviceOptions = { origin?: string; rpId?: string; flags?: number }

/** An authenticator in software. */
function aDevice({ origin = ORIGIN, rpId = 'worrystone.test', flags = PRESENT | VERIFIED }: DeviceOptions = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (more: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | more]), count, rest])
  }
  const wrap = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    id: id.toString('base64url'),
    /** A copied authenticator continues with the counter of the original. */
    rewind: () => {
      counter = 0
    },
    make(challenge: string) {
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const data = authData(ATTESTED, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]))
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      )
      return wrap({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    sign(challenge: string, userId = '') {
      const client = clientData('webauthn.get', challenge)
      const data = authData(0)
      return wrap({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle: Buffer.from(userId).toString('base64url'),
      })
    },
  }
}
type Device = ReturnType<typeof aDevice>

const challengeOf = ({ data }: { data: Record<string, unknown> }) => String(data.challenge)
const requestRegistration = async (as: string) => challengeOf(await app.call(accountSecurityApi.beginPasskey, { as }))
const requestSignIn = async () => challengeOf(await app.call(signInStepsApi.beginPasskeySignIn))
const add = (as: string | undefined, response: object, name?: string) =>
  app.call(accountSecurityApi.addPasskey, { as, body: { response, ...(name !== undefined && { name }) } })
const signIn = (response: object) => app.call(signInStepsApi.passkeySignIn, { body: { response } })
const list = async (as: string) => (await app.call(accountSecurityApi.passkeys, { as })).data.passkeys

async function withPasskey(device: Device = aDevice()) {
  const me = await app.aMember()
  const { status, data } = await add(me.token, device.make(await requestRegistration(me.token)), 'My phone')
  expect(status).toBe(201)
  return { ...me, device, passkey: data.passkey, token: data.token }
}

describe('a passkey', () => {
  test('that is added is announced to the owner by email', async () => {
    const { email } = await withPasskey()
    await app.runJobs('mail.security')
    const texts = app.emails.filter(({ to }) => to === email).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('A passkey was added to your account.'))).toHaveLength(1)
  })

  test('is bound to this site and this user, and is listed', async () => {
    const me = await app.aMember()
    const { data } = await app.call(accountSecurityApi.beginPasskey, { as: me.token })
    expect(data).toMatchObject({
      rp: { id: 'worrystone.test', name: 'Worrystone' },
      user: { name: me.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    })
    const device = aDevice()
    const added = await add(me.token, device.make(challengeOf({ data })))
    expect(added.status).toBe(201)
    expect(added.data.passkey).toEqual({
      id: device.id,
      name: 'Passkey 1',
      createdAt: expect.any(String),
      lastUsedAt: null,
      isBackedUp: false,
    })
    expect(await list(added.data.token)).toEqual([added.data.passkey])
    const again = await app.call(accountSecurityApi.beginPasskey, { as: me.token })
    expect(again.data.excludeCredentials).toMatchObject([{ id: device.id }])
  })

  test('signs in, several times', async () => {
    const me = await withPasskey()
    for (let i = 0; i < 2; i++) {
      const { status, data } = await signIn(me.device.sign(await requestSignIn(), me.id))
      expect(status).toBe(200)
      expect(signedIn(data).user.id).toBe(me.id)
      expect((await app.call(usersApi.profile, { as: signedIn(data).token })).status).toBe(200)
    }
    expect((await list(me.token))[0]?.lastUsedAt).toBe(clock.toISOString())
  })

  test('counts as both factors', async () => {
    const strict = await testApp({ now: () => clock, environment: { STAFF_TWO_FACTOR: 'on' } })
    const me = await withPasskey()
    await app.database.db().updateTable('users').set({ role: 'admin' }).where('id', '=', me.id).execute()
    const weak = await strict.call(authApi.login, { body: { email: me.email, password: me.password } })
    expect(signedIn(weak.data).user.needsSecondFactor).toBe(true)
    const challenge = challengeOf(await strict.call(signInStepsApi.beginPasskeySignIn))
    const { data } = await strict.call(signInStepsApi.passkeySignIn, { body: { response: me.device.sign(challenge) } })
    expect(signedIn(data).user).not.toHaveProperty('needsSecondFactor')
  })

  test('can be removed by its owner only', async () => {
    const [me, other] = [await withPasskey(), await withPasskey()]
    const remove = (as: string | undefined, id: string) => app.call(accountSecurityApi.removePasskey, { as, params: { id } })
    expect((await remove(other.token, me.device.id)).status).toBe(404)
    expect((await remove(undefined, me.device.id)).status).toBe(401)
    expect((await remove(me.token, me.device.id)).status).toBe(200)
    expect((await remove(me.token, me.device.id)).status).toBe(404)
    expect(await list(me.token)).toEqual([])
    const { status, error } = await signIn(me.device.sign(await requestSignIn()))
    expect([status, error.code]).toEqual([401, 'INVALID_CREDENTIALS'])
    expect((await signIn(other.device.sign(await requestSignIn()))).status).toBe(200)
  })

  test('can be added only after the password was confirmed recently', async () => {
    const me = await app.aMember()
    later(16 * 60)
    const { status, error } = await app.call(accountSecurityApi.beginPasskey, { as: me.token })
    expect([status, error.code]).toEqual([403, 'SIGN_IN_AGAIN'])
    await app.call(authApi.confirm, { as: me.token, body: { password: me.password } })
    expect((await app.call(accountSecurityApi.beginPasskey, { as: me.token })).status).toBe(200)
  })
})

describe('refused passkey responses', () => {
  const REFUSED = { code: 'INVALID_TOKEN', message: 'This passkey could not be read. Please try again.' }

  test('one that is repeated, expired, not requested, or requested for another user', async () => {
    const me = await withPasskey()
    const answer = me.device.sign(await requestSignIn())
    expect((await signIn(answer)).status).toBe(200)
    expect((await signIn(answer)).error).toEqual(REFUSED)
    const slow = await requestSignIn()
    later(301)
    expect((await signIn(me.device.sign(slow))).error).toEqual(REFUSED)
    expect((await signIn(me.device.sign(randomBytes(32).toString('base64url')))).error).toEqual(REFUSED)

    const [one, other] = [await app.aMember(), await app.aMember()]
    expect((await add(other.token, aDevice().make(await requestRegistration(one.token)))).error).toEqual(REFUSED)
    expect((await add(one.token, aDevice().make(await requestSignIn()))).error).toEqual(REFUSED)
    expect(await list(other.token)).toEqual([])
  })

  test.each<[string, DeviceOptions]>([
    ['another site', { origin: 'https://worrystone.example' }],
    ['another relying party', { rpId: 'example.test' }],
    ['a device without user verification', { flags: PRESENT }],
  ])('one made by %s', async (_, options) => {
    const me = await app.aMember()
    const { status, error } = await add(me.token, aDevice(options).make(await requestRegistration(me.token)))
    expect([status, error]).toEqual([400, REFUSED])
  })

  test('a signature by another key, and a copied authenticator', async () => {
    const me = await withPasskey()
    const attacker = aDevice()
    const forged = { ...attacker.sign(await requestSignIn()), id: me.device.id, rawId: me.device.id }
    expect((await signIn(forged)).error).toEqual(REFUSED)
    expect((await signIn(me.device.sign(await requestSignIn()))).status).toBe(200)
    me.device.rewind()
    expect((await signIn(me.device.sign(await requestSignIn()))).error).toEqual(REFUSED)
  })

  test('a duplicate passkey, invalid input, and visitors', async () => {
    const me = await withPasskey()
    const twice = await add(me.token, me.device.make(await requestRegistration(me.token)))
    expect([twice.status, twice.error.message]).toEqual([409, 'This passkey is known already'])
    expect((await add(me.token, { id: 'x', response: {} })).error).toEqual(REFUSED)
    expect((await signIn({ id: me.device.id })).error).toEqual(REFUSED)
    expect((await signIn({})).error.message).toBe('Please try again')
    expect((await app.call(accountSecurityApi.beginPasskey)).status).toBe(401)
    expect((await app.call(accountSecurityApi.passkeys)).status).toBe(401)
    expect((await add(undefined, aDevice().make('x'))).status).toBe(401)
  })
})
