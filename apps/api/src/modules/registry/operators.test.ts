import { authApi, registryApi } from '@worrystone/contracts'
import pino from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'
import { type App, aName, anAdmin, aRemote, operator } from './testing.ts'

let app: App
let admin: Awaited<ReturnType<typeof anAdmin>>
let clock = new Date()
const logged: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  app = await testApp({ now: () => clock, deps: { log } })
})
beforeEach(async () => {
  admin = await anAdmin(app)
})

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}
const anyTokenName = () => `ci ${aName()}`
const makeToken = (remotes: string[], as = admin.token, name = anyTokenName()) =>
  app.call(registryApi.createToken, { as, body: { name, remotes } })
const aToken = async (...remotes: string[]) => (await makeToken(remotes)).data
const audit = (tokenId: string) =>
  app.database.db().selectFrom('registry_audit').selectAll().where('token_id', '=', tokenId).orderBy('id').execute()

describe('access to the registry', () => {
  const operatorCalls = (remote: string) => [
    () => app.call(registryApi.remotes),
    () => app.call(registryApi.remote, { params: { remote } }),
    () => app.call(registryApi.history, { params: { remote } }),
    () => app.call(registryApi.change, { params: { remote }, body: {} }),
    () => app.call(registryApi.explain, { params: { remote }, body: {} }),
    () => app.call(registryApi.tokens),
    () => app.call(registryApi.audit),
    () => app.call(registryApi.createToken, { body: {} }),
    () => app.call(registryApi.revokeToken, { params: { tokenId: 'x' } }),
  ]

  test('requires a sign-in, checked before the request is validated', async () => {
    const { name } = await aRemote(app)
    for (const remote of [name, aName()]) {
      const statuses = await Promise.all(operatorCalls(remote).map(async (call) => (await call()).status))
      expect(statuses).toEqual(Array(9).fill(401))
    }
  })

  test('is refused to members and moderators', async () => {
    const { name: remote } = await aRemote(app)
    const member = await app.aMember()
    const promoted = await app.promoted(member)
    for (const as of [member.token, promoted.token]) {
      expect((await app.call(registryApi.remotes, { as })).status).toBe(403)
      expect((await app.call(registryApi.change, { as, params: { remote }, body: {} })).status).toBe(403)
      expect((await app.call(registryApi.createToken, { as, body: {} })).status).toBe(403)
    }
  })

  test('is refused to former admins, even if their access token still has the role', async () => {
    await app.database.db().updateTable('users').set({ role: 'member' }).where('id', '=', admin.id).execute()
    expect((await app.call(registryApi.remotes, { as: admin.token })).status).toBe(403)
    expect((await makeToken([aName()])).status).toBe(403)
  })

  test('is granted to admins for every remote', async () => {
    const [one, two] = [await aRemote(app), await aRemote(app)]
    const { data } = await app.call(registryApi.remotes, { as: admin.token })
    expect(data.remotes.map(({ remote }) => remote)).toEqual(expect.arrayContaining([one.name, two.name]))
  })

  test('is not found for an unknown remote', async () => {
    const { token } = await aToken(aName())
    for (const as of [admin.token, token])
      expect((await app.call(registryApi.remote, { as, params: { remote: aName() } })).status).toBe(404)
  })
})

describe("a team's token", () => {
  test('works for its remotes without a password, and is named in the history', async () => {
    const [own, others] = [await aRemote(app), await aRemote(app)]
    const { token, entry } = await aToken(own.name)
    const { data } = await app.call(registryApi.remotes, { as: token })
    expect(data.remotes.map(({ remote }) => remote)).toEqual([own.name])
    expect(data.remotes.map(({ remote }) => remote)).not.toContain(others.name)

    expect((await operator(app, token).change(own.name, { action: 'kill' }, 'it burns')).status).toBe(200)
    const history = await app.call(registryApi.history, { as: token, params: { remote: own.name } })
    expect(history.data.entries[0]).toMatchObject({ what: 'kill', who: `token ${entry.name}`, why: 'it burns', revision: 3 })
  })

  test('is refused for other remotes, and the refusal is recorded once', async () => {
    const [own, others] = [await aRemote(app), await aRemote(app)]
    const { token, entry } = await aToken(own.name)
    const params = { remote: others.name }
    const body = { revision: 2, why: 'for fun', change: { action: 'kill' } }
    const refused = await app.call(registryApi.change, { as: token, params, body })
    expect([refused.status, refused.error.message]).toEqual([403, `This token is for ${own.name} only.`])
    expect((await app.call(registryApi.remote, { as: token, params })).status).toBe(403)
    expect((await app.call(registryApi.history, { as: token, params })).status).toBe(403)
    expect((await app.call(registryApi.explain, { as: token, params, body: {} })).status).toBe(403)
    expect((await operator(app, admin.token).read(others.name)).data).toMatchObject({ revision: 2, kill: { on: false } })
    expect((await audit(entry.id)).map(({ what, remote, who }) => [what, remote, who])).toEqual([
      ['token made', null, admin.username],
      ['refused', others.name, `token ${entry.name}`],
    ])
  })

  test('gives access to nothing but the registry', async () => {
    const { token } = await aToken((await aRemote(app)).name)
    expect((await app.call(authApi.profile, { as: token })).status).toBe(401)
    expect((await app.call(registryApi.tokens, { as: token })).status).toBe(401)
    expect((await makeToken([aName()], token)).status).toBe(401)
  })

  test('is refused with a message if it is unknown', async () => {
    const { status, error } = await app.call(registryApi.remotes, { as: `wst_${'x'.repeat(43)}` })
    expect(status).toBe(401)
    expect(error.message).toBe('This token is unknown or was revoked: ask an admin for a new one.')
  })

  test('is checked before the request is validated', async () => {
    const [own, others] = [await aRemote(app), await aRemote(app)]
    const { token } = await aToken(own.name)
    const params = { remote: others.name }
    for (const [as, status] of [
      [`wst_${'x'.repeat(43)}`, 401],
      [token, 403],
    ] as const) {
      expect((await app.call(registryApi.change, { as, params, body: {} })).status).toBe(status)
      expect((await app.call(registryApi.explain, { as, params, body: { strange: 1, country: 'too long' } })).status).toBe(status)
    }
  })

  test('is returned once, and stored neither in the database nor in the log', async () => {
    const { name } = await aRemote(app)
    const { token, entry } = await aToken(name)
    expect(token).toMatch(/^wst_[\w-]{43}$/)
    await operator(app, token).change(name, { action: 'kill' })
    const { data } = await app.call(registryApi.tokens, { as: admin.token })
    expect(JSON.stringify(data)).not.toContain(token.slice(4))
    const rows = await Promise.all(
      (['registry_tokens', 'registry_audit', 'registry_history'] as const).map((table) =>
        app.database.db().selectFrom(table).selectAll().execute(),
      ),
    )
    expect(JSON.stringify(rows)).toContain(entry.name)
    expect(JSON.stringify(rows)).not.toContain(token.slice(4))
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.join()).not.toContain(token.slice(4))
  })

  test('is refused at once when it is revoked; the audit records both', async () => {
    const { name } = await aRemote(app)
    const { token, entry } = await aToken(name)
    const revoke = () => app.call(registryApi.revokeToken, { as: admin.token, params: { tokenId: entry.id } })
    const { status, data } = await revoke()
    expect([status, data.revokedAt]).toEqual([200, clock.toISOString()])
    expect((await app.call(registryApi.remote, { as: token, params: { remote: name } })).status).toBe(401)
    expect((await revoke()).data).toEqual(data)
    expect((await audit(entry.id)).map(({ what }) => what)).toEqual(['token made', 'token revoked', 'refused'])

    const listed = async (revoked: string) =>
      (await app.call(registryApi.tokens, { as: admin.token, query: { revoked } })).data.tokens.map(({ id }) => id)
    expect(await listed('false')).not.toContain(entry.id)
    expect(await listed('true')).toContain(entry.id)
  })

  test('has its changes and refusals in the audit, which admins read in pages', async () => {
    const [own, others] = [await aRemote(app), await aRemote(app)]
    const { token, entry } = await aToken(own.name)
    await app.call(registryApi.remote, { as: token, params: { remote: others.name } })
    await app.call(registryApi.revokeToken, { as: admin.token, params: { tokenId: entry.id } })
    await app.call(registryApi.remotes, { as: token })
    const read = (query: { limit: string; offset: string }) => app.call(registryApi.audit, { as: admin.token, query })
    const about = { token: entry.name, at: clock.toISOString() }
    expect((await read({ limit: '3', offset: '0' })).data).toEqual({
      entries: [
        { ...about, what: 'refused', remote: null, who: `token ${entry.name}` },
        { ...about, what: 'token revoked', remote: null, who: admin.username },
        { ...about, what: 'refused', remote: others.name, who: `token ${entry.name}` },
      ],
      hasMore: true,
    })
    expect((await read({ limit: '1', offset: '3' })).data.entries).toEqual([
      { ...about, what: 'token made', remote: null, who: admin.username },
    ])
    expect((await read({ limit: '101', offset: '0' })).status).toBe(400)
    expect((await app.call(registryApi.audit, { as: (await aToken(own.name)).token })).status).toBe(401)
    expect((await app.call(registryApi.audit, { as: (await app.aMember()).token })).status).toBe(403)
  })

  test('has the time of its last use', async () => {
    const { name } = await aRemote(app)
    const { token, entry } = await aToken(name)
    const lastUsed = async () =>
      (await app.call(registryApi.tokens, { as: admin.token })).data.tokens.find(({ id }) => id === entry.id)?.lastUsedAt
    expect(await lastUsed()).toBeNull()
    await app.call(registryApi.remotes, { as: token })
    const first = clock.toISOString()
    expect(await lastUsed()).toBe(first)
    later(0.5)
    await app.call(registryApi.remotes, { as: token })
    expect(await lastUsed()).toBe(first)
    later(1)
    await app.call(registryApi.remotes, { as: token })
    expect(await lastUsed()).toBe(clock.toISOString())
  })

  test('has a unique name among tokens that are not revoked', async () => {
    const name = anyTokenName()
    const first = await makeToken([aName()], admin.token, name)
    const second = await makeToken([aName()], admin.token, name.toUpperCase())
    expect([second.status, second.error.details?.[0]?.path]).toEqual([409, 'name'])
    await app.call(registryApi.revokeToken, { as: admin.token, params: { tokenId: first.data.entry.id } })
    expect((await makeToken([aName()], admin.token, name)).status).toBe(201)
  })

  test('is rate limited by address when it is unknown', async () => {
    const strict = await testApp({ environment: { RATE_LIMIT_SCALE: '0.01' } })
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) statuses.push((await strict.call(registryApi.remotes, { as: `wst_${i}` })).status)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  })
})

describe('a sensitive change by an admin', () => {
  const change = (remote: string, as = admin.token) => operator(app, as).change(remote, { action: 'health', policy: POLICY })
  const POLICY = { minSamples: 40, windowMinutes: 30, maxErrorRate: 0.03, relativeToStable: 3 }

  test('needs a sign-in of the last 15 minutes', async () => {
    const { name } = await aRemote(app)
    later(14)
    expect((await change(name)).status).toBe(200)
    later(2)
    const { status, error } = await change(name)
    expect([status, error.code, error.message]).toEqual([403, 'SIGN_IN_AGAIN', 'Please confirm your password to go on.'])
    expect((await makeToken([name])).error.code).toBe('SIGN_IN_AGAIN')
    const revoked = await app.call(registryApi.revokeToken, { as: admin.token, params: { tokenId: admin.id } })
    expect(revoked.error.code).toBe('SIGN_IN_AGAIN')
  })

  test('needs none for reading and explaining', async () => {
    const { name: remote } = await aRemote(app)
    later(14.9 * 60)
    const as = (await app.call(authApi.refresh, { body: { refreshToken: admin.refreshToken } })).data?.token ?? admin.token
    expect((await app.call(registryApi.remote, { as: admin.token, params: { remote } })).status).toBe(200)
    expect((await app.call(registryApi.explain, { as: admin.token, params: { remote }, body: {} })).status).toBe(200)
    expect(as).toBeTruthy()
  })

  test('is possible after a password confirmation, in this session and for another 15 minutes', async () => {
    const { name } = await aRemote(app)
    const elsewhere = signedIn(
      (await app.call(authApi.login, { body: { email: admin.email, password: admin.password } })).data,
    ).token
    later(20)
    const confirmed = await app.call(authApi.confirm, { as: admin.token, body: { password: admin.password } })
    expect(confirmed.status).toBe(200)
    expect((await change(name)).status).toBe(200)
    expect((await change(name, elsewhere)).error.code).toBe('SIGN_IN_AGAIN')
    later(16)
    expect((await change(name)).error.code).toBe('SIGN_IN_AGAIN')
  })

  test('is refused when the session has ended', async () => {
    const { name } = await aRemote(app)
    const { data } = await operator(app, admin.token).read(name)
    await app.call(authApi.logout, { as: admin.token })
    const body = { revision: data.revision, why: 'late', change: { action: 'kill' } }
    const refused = await app.call(registryApi.change, { as: admin.token, params: { remote: name }, body })
    expect(refused.status).toBe(401)
    expect((await makeToken([name])).status).toBe(401)
  })
})
