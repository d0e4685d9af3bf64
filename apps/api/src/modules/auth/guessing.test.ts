import { randomInt, randomUUID } from 'node:crypto'
import { authApi, signInStepsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type SignIn = { email: string; password?: string; from?: string; cookie?: string | undefined }

const WRONG = 'Not-the-one-1'
const FIFTEEN_MINUTES = 15 * 60
/** A fifth of the limits, so that tests need fewer tries: two from one network, twenty from all. */
const SCALE = '0.2'
const [FROM_ONE, FROM_ALL] = [2, 20]

/** Creates members without the limits. */
let open: App
let app: App
beforeAll(async () => {
  open = await testApp()
  app = await testApp({ environment: { RATE_LIMIT_SCALE: SCALE } })
})

/** An address that no other test uses. */
const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** From a new address by default, so that only the account is counted. */
const signIn = ({ email, password = WRONG, from = anAddress(), cookie }: SignIn) =>
  app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    remoteAddress: from,
    headers: cookie ? { cookie } : {},
  })

async function statuses(count: number, attempt: () => ReturnType<typeof signIn>) {
  const all: number[] = []
  for (let i = 0; i < count; i++) all.push((await attempt()).statusCode)
  return all
}

/** The hourly maximum of wrong passwords, from many networks. */
const attack = (email: string) => statuses(FROM_ALL, () => signIn({ email }))

/** Waits for the limit of each network. */
const aMinuteLater = () =>
  app.database
    .db()
    .updateTable('rate_limits')
    .set({ reset_at: new Date(0) })
    .where('key', 'like', 'sign-in:%')
    .execute()

type Answer = { headers: Record<string, unknown> }
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0]

/** Opens the link of a new reset email. */
async function reset(email: string, password: string) {
  await open.call(authApi.forgotPassword, { body: { email } })
  await open.runJobs('mail.reset')
  const text = open.emails.findLast(({ to }) => to === email)?.text
  return open.call(authApi.resetPassword, { body: { token: /token=([\w-]+)/.exec(text ?? '')?.[1], password } })
}

describe('tries of a password', () => {
  test('are limited to ten in fifteen minutes per network, in any spelling of the address, without effect on others', async () => {
    const { email, password } = await open.aMember()
    const from = anAddress()
    expect(await statuses(FROM_ONE, () => signIn({ email, from }))).toEqual(Array(FROM_ONE).fill(401))
    await aMinuteLater()
    const refused = await signIn({ email: email.toUpperCase(), password, from })
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(FIFTEEN_MINUTES)
    expect((await signIn({ email, password })).statusCode).toBe(200)
  })

  test('are counted for unknown addresses as for known ones', async () => {
    const email = `${randomUUID()}@example.org`
    expect(await attack(email)).toEqual(Array(FROM_ALL).fill(401))
    const refused = await signIn({ email })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(FIFTEEN_MINUTES)
  })

  test('from all networks are limited to a hundred an hour, except for a known device', async () => {
    const { email, password } = await open.aMember()
    const cookie = cookieOf(await signIn({ email, password }))
    await attack(email)
    expect((await signIn({ email, password })).statusCode).toBe(429)
    expect((await signIn({ email, password, cookie })).statusCode).toBe(200)
  })

  test('from a known device are limited to ten in fifteen minutes, from any network', async () => {
    const { email, password } = await open.aMember()
    const cookie = cookieOf(await signIn({ email, password }))
    expect(await statuses(FROM_ONE + 1, () => signIn({ email, cookie }))).toEqual([...Array(FROM_ONE).fill(401), 429])
  })

  test('are reset for every network by a password reset', async () => {
    const { email } = await open.aMember()
    const from = anAddress()
    await statuses(FROM_ONE, () => signIn({ email, from }))
    await attack(email)
    const password = 'Another-Stone-7'
    const answer = await reset(email, password)
    expect(answer.status).toBe(200)
    await aMinuteLater()
    expect((await signIn({ email, password, from })).statusCode).toBe(200)
    await attack(email)
    expect((await signIn({ email, password })).statusCode).toBe(429)
    expect((await signIn({ email, password, cookie: cookieOf(answer) })).statusCode).toBe(200)
  })
})

describe('the cookie of a known device', () => {
  test('is not accessible to scripts and other sites, and contains no name', async () => {
    const { email, password, username, id } = await open.aMember()
    const header = String((await signIn({ email, password })).headers['set-cookie'])
    expect(header).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Strict; Max-Age=15552000; Secure$/)
    for (const personal of [email, username, id]) expect(header).not.toContain(personal)
  })

  test('is valid for its own accounts only', async () => {
    const [mine, other] = [await open.aMember(), await open.aMember()]
    const cookie = cookieOf(await signIn(mine))
    await attack(other.email)
    expect((await signIn({ ...other, cookie })).statusCode).toBe(429)
    const forged = cookie?.replace(/\.[\w-]{43}/, `.${'A'.repeat(43)}`)
    await attack(mine.email)
    expect((await signIn({ ...mine, cookie: forged })).statusCode).toBe(429)
  })

  test('contains the last five accounts of a shared browser', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => open.aMember()))
    let cookie: string | undefined
    for (const person of people) cookie = cookieOf(await signIn({ ...person, cookie }))
    expect(cookie?.split('~')).toHaveLength(5)
    const again = cookieOf(await signIn({ email: people[5]?.email ?? '', password: people[5]?.password ?? '', cookie }))
    expect(again).toBe(cookie)
  })

  test('is set by every way to sign in', async () => {
    const username = `p_${randomUUID().replaceAll('-', '').slice(0, 20)}`
    const body = { email: `${username}@example.org`, username, password: 'Stone-4-Worries' }
    const registered = await open.call(authApi.register, { body })
    expect(String(registered.headers['set-cookie'])).toContain('worrystone_device=')
    const { id } = registered.data.user
    await open.database
      .db()
      .updateTable('users')
      .set({ leaves_at: new Date(Date.now() + 1e8) })
      .where('id', '=', id)
      .execute()
    const leaving = await open.call(authApi.login, { body: { email: body.email, password: body.password } })
    expect(leaving.headers['set-cookie']).toBeUndefined()
    const challenge = leaving.data.kind === 'account-leaving' && leaving.data.challenge
    const kept = await open.call(signInStepsApi.undoDeletion, { body: { challenge } })
    expect(String(kept.headers['set-cookie'])).toContain('worrystone_device=')
  })
})
