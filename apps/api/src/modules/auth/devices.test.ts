import { accountSecurityApi, authApi, usersApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'
import { deviceOf } from './devices.ts'

let app: Awaited<ReturnType<typeof testApp>>
let clock = new Date()
beforeAll(async () => {
  app = await testApp({ now: () => clock })
})
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
type Person = { email: string; password: string }
const login = async ({ email, password }: Person, agent = FIREFOX) =>
  signedIn((await app.call(authApi.login, { body: { email, password }, headers: { 'user-agent': agent } })).data)
const sessionsOf = async (as: string) => (await app.call(accountSecurityApi.sessions, { as })).data.sessions
const isIn = async (as: string) => (await app.call(usersApi.profile, { as })).status === 200

test.each([
  [FIREFOX, 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
    'Mac',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome',
    'ChromeOS',
  ],
  ['curl/8.0', null, null],
  [undefined, null, null],
])('%s is %s on %s', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system })
})

describe('the list of devices', () => {
  test('contains the devices where the user is signed in, the last used first', async () => {
    const me = await app.aMember()
    later(5)
    const { token, refreshToken } = await login(me)
    later(5)
    await app.call(authApi.refresh, { body: { refreshToken } })
    const [first, second, ...more] = await sessionsOf(token)
    expect(more).toEqual([])
    expect(first).toMatchObject({ browser: 'Firefox', system: 'Windows', isCurrent: true, lastUsedAt: clock.toISOString() })
    expect(second).toMatchObject({ isCurrent: false })
  })

  test('contains no device that was signed out, not used for 30 days, or of another user', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    later(31 * 24 * 60)
    const second = await login(me)
    const third = await login(me)
    await app.call(authApi.logout, { as: third.token })
    expect(await sessionsOf(second.token)).toHaveLength(1)
    expect((await app.call(accountSecurityApi.sessions, { as: third.token })).status).toBe(401)
    expect((await app.call(accountSecurityApi.sessions)).status).toBe(401)
    expect(other.id).not.toBe(me.id)
  })
})

describe('signing a device out', () => {
  const end = (as: string | undefined, id: string) => app.call(accountSecurityApi.endSession, { as, params: { id } })

  test('ends that session only', async () => {
    const me = await app.aMember()
    const [one, two] = [await login(me), await login(me)]
    const id = (await sessionsOf(two.token)).find(({ isCurrent }) => isCurrent)?.id ?? ''
    expect((await end(one.token, id)).status).toBe(200)
    expect([await isIn(one.token), await isIn(two.token), await isIn(me.token)]).toEqual([true, false, true])
    expect((await app.call(authApi.refresh, { body: { refreshToken: two.refreshToken } })).status).toBe(401)
    expect((await end(one.token, id)).status).toBe(404)
  })

  test('is for the user’s own devices', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const [mine] = await sessionsOf(me.token)
    expect((await end(other.token, mine?.id ?? '')).status).toBe(404)
    expect((await end(undefined, mine?.id ?? '')).status).toBe(401)
    expect(await isIn(me.token)).toBe(true)
  })

  test('is possible for all others at once', async () => {
    const me = await app.aMember()
    const [one, two] = [await login(me), await login(me)]
    for (let i = 0; i < 2; i++) expect((await app.call(accountSecurityApi.endOtherSessions, { as: one.token })).status).toBe(200)
    expect([await isIn(one.token), await isIn(two.token), await isIn(me.token)]).toEqual([true, false, false])
  })
})

describe('changing the password', () => {
  const change = (as: string | undefined, body: unknown) => app.call(accountSecurityApi.changePassword, { as, body })
  const FRESH = 'A-fresh-Start-7'

  test('ends every session, and creates a new one for this device', async () => {
    const me = await app.aMember()
    const here = await login(me)
    const { status, data } = await change(here.token, { currentPassword: me.password, password: FRESH })
    expect(status).toBe(200)
    expect([await isIn(data.token), await isIn(here.token), await isIn(me.token)]).toEqual([true, false, false])
    for (const refreshToken of [here.refreshToken, me.refreshToken]) {
      expect((await app.call(authApi.refresh, { body: { refreshToken } })).status).toBe(401)
    }
    expect((await app.call(authApi.refresh, { body: { refreshToken: data.refreshToken } })).status).toBe(200)
    expect(await sessionsOf(data.token)).toMatchObject([{ isCurrent: true }])
    expect((await app.call(authApi.login, { body: { email: me.email, password: me.password } })).status).toBe(401)
    expect((await login({ email: me.email, password: FRESH })).token).toBeDefined()
  })

  test.each([
    [{ currentPassword: 'Not-mine-1', password: FRESH }, 'currentPassword', 'This is not your password. Please try again.'],
    [{ currentPassword: '', password: FRESH }, 'currentPassword', 'Password is required'],
    [{ password: FRESH }, 'currentPassword', 'Password is required'],
    [{ currentPassword: 'Moss-Fern-8', password: 'short' }, 'password', 'Password must be at least 8 characters'],
    [
      { currentPassword: 'Moss-Fern-8', password: 'Password1' },
      'password',
      'This password is too common. Please choose another one',
    ],
    [
      { currentPassword: 'Moss-Fern-8', password: 'no-capital-1' },
      'password',
      'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    ],
  ])('refuses %o', async (body, path, message) => {
    const me = await app.aMember()
    const { status, error } = await change(me.token, body)
    expect([status, error.details]).toEqual([400, [{ path, message }]])
    expect((await login(me)).token).toBeDefined()
  })

  test('is for members', async () => {
    expect((await change(undefined, { currentPassword: 'x', password: FRESH })).status).toBe(401)
  })
})
