import {
  accountSecurityApi,
  authApi,
  dashboardApi,
  languagesApi,
  moderationApi,
  myDataApi,
  notificationsApi,
  postsApi,
  usersApi,
} from '@worrystone/contracts'
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
const refresh = (refreshToken: string) => app.call(authApi.refresh, { body: { refreshToken } })
const write = (as: string) => app.call(languagesApi.choose, { as, body: { languageCode: 'es' } })

describe('an access token of an ended session', () => {
  const signIn = async ({ email, password }: { email: string; password: string }) =>
    signedIn((await app.call(authApi.login, { body: { email, password } })).data).token

  test('is refused for reading, on every endpoint', async () => {
    const member = await app.promoted(await app.aMember(), 'admin')
    const reads = [dashboardApi.overview, notificationsApi.list, moderationApi.cases, myDataApi.overview, postsApi.list]
    const statuses = async () =>
      Promise.all(reads.map(async (endpoint) => (await app.call(endpoint, { as: member.token })).status))
    expect(await statuses()).toEqual(reads.map(() => 200))
    await app.call(authApi.logout, { as: member.token })
    expect(await statuses()).toEqual(reads.map(() => 401))
  })

  test('is refused also if another device or a reset ended the session', async () => {
    const member = await app.aMember()
    const [here, elsewhere] = [await signIn(member), await signIn(member)]
    const reads = async (as: string) => (await app.call(postsApi.list, { as })).status
    expect([await reads(here), await reads(elsewhere)]).toEqual([200, 200])
    await app.call(accountSecurityApi.endOtherSessions, { as: here })
    expect([await reads(here), await reads(elsewhere)]).toEqual([200, 401])
  })

  test('is refused within five seconds if another process ended the session', async () => {
    const { token } = await app.aMember()
    const process = await testApp({ deps: { database: app.database } })
    const reads = async () => (await process.call(postsApi.list, { as: token })).status
    expect(await reads()).toBe(200)
    await app.call(authApi.logout, { as: token })
    await expect.poll(reads, { timeout: 10_000, interval: 500 }).toBe(401)
  })

  test('does not prevent a sign-in', async () => {
    const member = await app.aMember()
    await app.call(authApi.logout, { as: member.token })
    const body = { email: member.email, password: member.password }
    expect((await app.call(authApi.login, { body, as: member.token })).status).toBe(200)
  })
})

describe('a refresh', () => {
  test('returns valid new tokens', async () => {
    const { refreshToken, id } = await app.aMember()
    const { status, data } = await refresh(refreshToken)
    expect(status).toBe(200)
    expect(data.refreshToken).not.toBe(refreshToken)
    expect((await app.call(authApi.profile, { as: data.token })).data.id).toBe(id)
    expect((await refresh(data.refreshToken)).status).toBe(200)
  })

  test('works with a stale access token in the header', async () => {
    const { refreshToken } = await app.aMember()
    expect((await app.call(authApi.refresh, { body: { refreshToken }, as: 'stale' })).status).toBe(200)
  })

  test('returns the same successor to twenty concurrent requests', async () => {
    const { refreshToken } = await app.aMember()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1)
    expect((await refresh(answers[0]?.data.refreshToken ?? '')).status).toBe(200)
  })

  test('returns the same successor within 30 seconds, also when that was used already', async () => {
    const { refreshToken } = await app.aMember()
    const first = await refresh(refreshToken)
    later(10)
    await refresh(first.data.refreshToken)
    later(19)
    expect((await refresh(refreshToken)).data.refreshToken).toBe(first.data.refreshToken)
  })

  test('with a token that was exchanged more than 30 seconds ago ends the whole session', async () => {
    const { refreshToken } = await app.aMember()
    const { data } = await refresh(refreshToken)
    later(31)
    const reused = await refresh(refreshToken)
    expect(reused.status).toBe(401)
    expect(reused.error.code).toBe('UNAUTHORIZED')
    expect((await refresh(data.refreshToken)).status).toBe(401)
    expect((await app.call(authApi.profile, { as: data.token })).status).toBe(401)
  })

  test('leaves the user’s other sessions alone when one is ended', async () => {
    const { refreshToken, email, password } = await app.aMember()
    const other = await app.call(authApi.login, { body: { email, password } })
    await refresh(refreshToken)
    later(31)
    await refresh(refreshToken)
    expect((await refresh(signedIn(other.data).refreshToken)).status).toBe(200)
  })

  test('works for 30 days after the last one', async () => {
    const { refreshToken } = await app.aMember()
    later(29 * 86_400)
    const { data } = await refresh(refreshToken)
    later(29 * 86_400)
    const next = await refresh(data.refreshToken)
    expect(next.status).toBe(200)
    later(30 * 86_400 + 1)
    expect((await refresh(next.data.refreshToken)).status).toBe(401)
  })

  test('refuses an invented token and a missing one', async () => {
    expect((await refresh('invented')).status).toBe(401)
    const { status, error } = await app.call(authApi.refresh, { body: {} })
    expect(status).toBe(400)
    expect(error.message).toBe('Please log in to access this feature')
  })

  test('stores no usable token', async () => {
    const { refreshToken } = await app.aMember()
    const { data } = await refresh(refreshToken)
    const rows = await app.database.db().selectFrom('refresh_tokens').select('hash').execute()
    const stored = rows.map((row) => row.hash)
    expect(stored).not.toContain(refreshToken)
    expect(stored).not.toContain(data.refreshToken)
  })
})

describe('logging out', () => {
  test('ends the session of the access token, at once and everywhere', async () => {
    const { token, refreshToken } = await app.aMember()
    expect((await app.call(authApi.logout, { as: token })).status).toBe(200)
    expect((await app.call(authApi.profile, { as: token })).status).toBe(401)
    expect((await app.call(usersApi.profile, { as: token })).status).toBe(401)
    expect((await write(token)).status).toBe(401)
    expect((await refresh(refreshToken)).status).toBe(401)
  })

  test('ends the session of the refresh token when the access token is stale', async () => {
    const { token, refreshToken } = await app.aMember()
    expect((await app.call(authApi.logout, { as: 'stale', body: { refreshToken } })).status).toBe(200)
    expect((await app.call(authApi.profile, { as: token })).status).toBe(401)
  })

  test('always succeeds: repeated, signed out, and with an empty JSON body', async () => {
    const { token } = await app.aMember()
    await app.call(authApi.logout, { as: token })
    expect((await app.call(authApi.logout, { as: token })).status).toBe(200)
    expect((await app.call(authApi.logout)).status).toBe(200)
    expect((await app.call(authApi.logout, { body: { refreshToken: 'invented' } })).status).toBe(200)
    expect((await app.call(authApi.logout, { headers: { 'content-type': 'application/json' } })).status).toBe(200)
  })

  test('leaves the sessions of others alone', async () => {
    const [one, other] = [await app.aMember(), await app.aMember()]
    await app.call(authApi.logout, { as: one.token })
    expect((await app.call(authApi.profile, { as: other.token })).status).toBe(200)
    expect((await write(other.token)).status).toBe(200)
  })
})

test('expired tokens are deleted, reusable ones are kept', async () => {
  const { refreshToken } = await app.aMember()
  const { data } = await refresh(refreshToken)
  await app.jobs['site.cleanup']?.({})
  later(31)
  expect((await refresh(refreshToken)).status).toBe(401)
  const count = async () =>
    (await app.database.db().selectFrom('refresh_tokens').select('hash').where('expires_at', '<', clock).execute()).length
  later(31 * 86_400)
  expect(await count()).toBeGreaterThan(0)
  await app.jobs['site.cleanup']?.({})
  expect(await count()).toBe(0)
  expect((await refresh(data.refreshToken)).status).toBe(401)
})
