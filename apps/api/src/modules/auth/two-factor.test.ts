import {
  accountSecurityApi,
  authApi,
  moderationApi,
  registryApi,
  type SignInResponse,
  signInStepsApi,
  usersApi,
} from '@worrystone/contracts'
import { Secret, TOTP } from 'otpauth'
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

type Member = Awaited<ReturnType<typeof app.aMember>>
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: clock.getTime() })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const begin = (as: string) => app.call(accountSecurityApi.beginTwoFactor, { as })
const confirm = (as: string, code: string) => app.call(accountSecurityApi.confirmTwoFactor, { as, body: { code } })
const login = ({ email, password }: Pick<Member, 'email' | 'password'>, on = app) =>
  on.call(authApi.login, { body: { email, password } })
const challengeOf = ({ data }: { data: SignInResponse }) => (data.kind === 'second-factor' ? data.challenge : '')
const step = (challenge: string, code: string, on = app) => on.call(signInStepsApi.secondStep, { body: { challenge, code } })

async function withTwoFactor() {
  const me = await app.aMember()
  const { secret } = (await begin(me.token)).data
  const { recoveryCodes, token } = (await confirm(me.token, codeOf(secret))).data
  later(60)
  return { ...me, secret, recoveryCodes, token }
}
const challengeFor = async (me: Pick<Member, 'email' | 'password'>) => challengeOf(await login(me))

describe('setting up two-step sign-in', () => {
  test('is announced to the owner by email', async () => {
    const { email } = await withTwoFactor()
    await app.runJobs('mail.security')
    const texts = app.emails.filter(({ to }) => to === email).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('Two-step sign-in was switched on for your account.'))).toHaveLength(1)
  })

  test('requires a first code, returns ten recovery codes once, and signs other devices out', async () => {
    const me = await app.aMember()
    const other = await login(me)
    const { status, data } = await begin(me.token)
    expect(status).toBe(200)
    expect(data.uri).toContain(
      `otpauth://totp/Worrystone:${encodeURIComponent(me.email)}?issuer=Worrystone&secret=${data.secret}`,
    )
    expect((await login(me)).data.kind).toBe('signed-in')

    const done = await confirm(me.token, codeOf(data.secret))
    expect(done.status).toBe(200)
    expect(new Set(done.data.recoveryCodes).size).toBe(10)
    for (const code of done.data.recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    expect((await app.call(usersApi.profile, { as: done.data.token })).status).toBe(200)
    expect((await app.call(usersApi.profile, { as: signedIn(other.data).token })).status).toBe(401)
    const { data: overview } = await app.call(accountSecurityApi.overview, { as: done.data.token })
    expect(overview).toMatchObject({ twoFactor: { isOn: true, recoveryCodesLeft: 10 }, isSecondFactorRequired: false })
  })

  test('stores no readable secret or code', async () => {
    const { id, secret, recoveryCodes } = await withTwoFactor()
    const factor = await app.database.db().selectFrom('two_factors').selectAll().where('user_id', '=', id).executeTakeFirst()
    const codes = await app.database.db().selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute()
    const stored = JSON.stringify([factor, codes])
    for (const code of [secret, ...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', ''))]) {
      expect(stored).not.toContain(code)
    }
  })

  test('refuses a wrong first code, a second setup, and a session without a recent password', async () => {
    const me = await app.aMember()
    const { secret } = (await begin(me.token)).data
    const refused = await confirm(me.token, wrong(codeOf(secret)))
    expect([refused.status, refused.error.details]).toEqual([
      400,
      [{ path: 'code', message: 'This code is not valid. Please try again.' }],
    ])
    expect((await confirm(me.token, '')).error.message).toBe('Please enter the code')
    expect((await confirm(me.token, codeOf(secret))).status).toBe(200)
    expect((await begin(me.token)).status).toBe(409)

    const other = await app.aMember()
    later(16 * 60)
    const stale = await begin(other.token)
    expect([stale.status, stale.error.code]).toEqual([403, 'SIGN_IN_AGAIN'])
  })

  test('is for members', async () => {
    for (const endpoint of [
      accountSecurityApi.overview,
      accountSecurityApi.beginTwoFactor,
      accountSecurityApi.confirmTwoFactor,
      accountSecurityApi.newRecoveryCodes,
      accountSecurityApi.endTwoFactor,
    ]) {
      expect((await app.call(endpoint, { body: { code: '123456' } })).status).toBe(401)
    }
  })
})

describe('signing in with two steps', () => {
  test('requires a code after the password', async () => {
    const me = await withTwoFactor()
    const first = await login(me)
    expect([first.status, Object.keys(first.data), first.data.kind]).toEqual([200, ['kind', 'challenge'], 'second-factor'])
    const second = await step(challengeOf(first), ` ${codeOf(me.secret)} `)
    expect(second.status).toBe(200)
    expect(signedIn(second.data).user.id).toBe(me.id)
    expect((await app.call(usersApi.profile, { as: signedIn(second.data).token })).status).toBe(200)
    expect((await step(challengeOf(first), codeOf(me.secret))).status).toBe(400)
  })

  test('ends if the password is replaced meanwhile', async () => {
    const me = await withTwoFactor()
    const challenge = await challengeFor(me)
    const body = { currentPassword: me.password, password: 'A-fresh-Start-7' }
    expect((await app.call(accountSecurityApi.changePassword, { as: me.token, body })).status).toBe(200)
    expect((await step(challenge, codeOf(me.secret))).error.code).toBe('INVALID_TOKEN')
    expect((await step(await challengeFor({ ...me, password: body.password }), codeOf(me.secret))).status).toBe(200)
  })

  test('discloses nothing without the password', async () => {
    const me = await withTwoFactor()
    const { status, error } = await login({ ...me, password: 'Not-the-one-1' })
    expect([status, error.code, error.details]).toEqual([401, 'INVALID_CREDENTIALS', undefined])
  })

  test('accepts no code twice, also concurrently', async () => {
    const me = await withTwoFactor()
    const code = codeOf(me.secret)
    const challenges = [await challengeFor(me), await challengeFor(me), await challengeFor(me)]
    const answers = await Promise.all(challenges.slice(0, 2).map((challenge) => step(challenge, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await step(challenges[2] ?? '', code)).status).toBe(400)
    later(30)
    expect((await step(await challengeFor(me), codeOf(me.secret))).status).toBe(200)
  })

  test('does not accept the code again with which it was turned on', async () => {
    const me = await app.aMember()
    const { secret } = (await begin(me.token)).data
    const code = codeOf(secret)
    await confirm(me.token, code)
    expect((await step(await challengeFor(me), code)).status).toBe(400)
  })

  test('accepts the code of half a minute ago, and none of two minutes ago', async () => {
    const me = await withTwoFactor()
    const code = codeOf(me.secret)
    later(30)
    expect((await step(await challengeFor(me), code)).status).toBe(200)
    const old = codeOf(me.secret)
    later(120)
    expect((await step(await challengeFor(me), old)).status).toBe(400)
  })

  test('accepts each recovery code once, in any spelling', async () => {
    const me = await withTwoFactor()
    const [code = ''] = me.recoveryCodes
    const inside = await step(await challengeFor(me), code.replaceAll('-', ' ').toUpperCase())
    expect(inside.status).toBe(200)
    expect((await step(await challengeFor(me), code)).status).toBe(400)
    const overview = await app.call(accountSecurityApi.overview, { as: signedIn(inside.data).token })
    expect(overview.data.twoFactor.recoveryCodesLeft).toBe(9)
    const fresh = await app.call(accountSecurityApi.newRecoveryCodes, { as: signedIn(inside.data).token })
    expect((await step(await challengeFor(me), me.recoveryCodes[1] ?? '')).status).toBe(400)
    expect((await step(await challengeFor(me), fresh.data.recoveryCodes[1] ?? '')).status).toBe(200)
  })

  test('accepts no code of another user', async () => {
    const [me, other] = [await withTwoFactor(), await withTwoFactor()]
    expect((await step(await challengeFor(me), codeOf(other.secret))).status).toBe(400)
    expect((await step(await challengeFor(me), other.recoveryCodes[0] ?? '')).status).toBe(400)
  })

  test('allows five tries for one sign-in and ten minutes', async () => {
    const me = await withTwoFactor()
    const challenge = await challengeFor(me)
    for (let i = 0; i < 5; i++) expect((await step(challenge, wrong(codeOf(me.secret)))).error.code).toBe('VALIDATION_ERROR')
    const sixth = await step(challenge, codeOf(me.secret))
    expect(sixth.error).toMatchObject({
      code: 'INVALID_TOKEN',
      message: 'This sign-in has taken too long. Please sign in again.',
    })
    const slow = await challengeFor(me)
    later(601)
    expect((await step(slow, codeOf(me.secret))).error.code).toBe('INVALID_TOKEN')
    expect((await step('invented', codeOf(me.secret))).error.code).toBe('INVALID_TOKEN')
  })

  test('is blocked for an hour after ten wrong codes, over all sign-ins, also concurrent ones', async () => {
    const me = await withTwoFactor()
    const challenges = await Promise.all(Array.from({ length: 3 }, () => challengeFor(me)))
    const tries = challenges.flatMap((challenge) => Array.from({ length: 5 }, () => step(challenge, wrong(codeOf(me.secret)))))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const held = await step(await challengeFor(me), codeOf(me.secret))
    expect(held.status).toBe(429)
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(3_000)
    later(3_601)
    expect((await step(await challengeFor(me), codeOf(me.secret))).status).toBe(200)
  })

  test('remains after a password reset: the new password is only the first step', async () => {
    const me = await withTwoFactor()
    // A reset of an unverified address removes every other way to sign in (account-recovery.test.ts).
    await app.database.db().updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', me.id).execute()
    await app.call(authApi.forgotPassword, { body: { email: me.email } })
    await app.runJobs('mail.reset')
    const token = /token=([\w-]+)/.exec(app.emails.filter(({ to }) => to === me.email).at(-1)?.text ?? '')?.[1]
    await app.call(authApi.resetPassword, { body: { token, password: 'A-fresh-Start-7' } })
    expect((await login({ ...me, password: 'A-fresh-Start-7' })).data.kind).toBe('second-factor')
  })

  test('can be turned off', async () => {
    const me = await withTwoFactor()
    for (let i = 0; i < 2; i++) expect((await app.call(accountSecurityApi.endTwoFactor, { as: me.token })).status).toBe(200)
    expect((await login(me)).data.kind).toBe('signed-in')
    expect((await app.call(accountSecurityApi.newRecoveryCodes, { as: me.token })).status).toBe(409)
  })
})

describe('if moderators and admins need a second factor', () => {
  const staffApp = () => testApp({ now: () => clock, environment: { STAFF_TWO_FACTOR: 'on' } })
  const makeModerator = (id: string) =>
    app.database.db().updateTable('users').set({ role: 'moderator' }).where('id', '=', id).execute()

  test('they act as members until they have one, and are informed of that', async () => {
    const strict = await staffApp()
    const me = await strict.aMember()
    await makeModerator(me.id)
    const weak = signedIn((await login(me, strict)).data)
    expect(weak.user).toMatchObject({ role: 'moderator', needsSecondFactor: true })
    const refused = await strict.call(moderationApi.cases, { as: weak.token })
    expect([refused.status, refused.error]).toEqual([
      403,
      { code: 'SECOND_FACTOR_NEEDED', message: 'Please set up two-step sign-in first: moderators and admins need it.' },
    ])
    expect((await strict.call(accountSecurityApi.overview, { as: weak.token })).data.isSecondFactorRequired).toBe(true)

    const { secret } = (await strict.call(accountSecurityApi.beginTwoFactor, { as: weak.token })).data
    const { token } = (await strict.call(accountSecurityApi.confirmTwoFactor, { as: weak.token, body: { code: codeOf(secret) } }))
      .data
    expect((await strict.call(moderationApi.cases, { as: token })).status).toBe(200)
    const refreshed = await strict.call(authApi.refresh, { body: { refreshToken: weak.refreshToken } })
    expect((await strict.call(moderationApi.cases, { as: refreshed.data.token })).status).toBe(200)
    expect((await strict.call(usersApi.profile, { as: token })).data).not.toHaveProperty('needsSecondFactor')

    later(60)
    const strong = signedIn((await step(challengeOf(await login(me, strict)), codeOf(secret), strict)).data)
    expect((await strict.call(moderationApi.cases, { as: strong.token })).status).toBe(200)
    await strict.call(accountSecurityApi.endTwoFactor, { as: strong.token })
    const after = await strict.call(authApi.refresh, { body: { refreshToken: strong.refreshToken } })
    expect((await strict.call(moderationApi.cases, { as: after.data.token })).status).toBe(403)
  })

  test('the first admin of a new production site is a member first, then sets up a second factor', async () => {
    const email = `first_${crypto.randomUUID()}@example.org`
    const password = 'Stone-4-Worries'
    const site = await testApp({
      now: () => clock,
      environment: {
        NODE_ENV: 'production',
        AUTH_SECRET: 'a secret for tests only, long enough to sign',
        PUBLIC_URL: 'https://worrystone.test',
        SMTP_URL: 'smtp://localhost',
        DATABASE_URL: 'postgresql://the-one-of-the-tests',
        ADMIN_EMAILS: email,
      },
    })
    const username = `first_${crypto.randomUUID().slice(0, 8)}`
    await site.call(authApi.register, { body: { email, username, password } })
    await site.runJobs('mail.verify')
    const link = /verify-email\?token=([\w-]+)/.exec(site.emails.find(({ to }) => to === email)?.text ?? '')?.[1]
    await site.call(authApi.verifyEmail, { query: { token: link ?? '' } })

    const first = signedIn((await login({ email, password }, site)).data)
    expect(first.user).toMatchObject({ role: 'admin', needsSecondFactor: true })
    expect((await site.call(registryApi.remotes, { as: first.token })).error.code).toBe('SECOND_FACTOR_NEEDED')
    const { secret } = (await site.call(accountSecurityApi.beginTwoFactor, { as: first.token })).data
    const { token } = (await site.call(accountSecurityApi.confirmTwoFactor, { as: first.token, body: { code: codeOf(secret) } }))
      .data
    expect((await site.call(registryApi.remotes, { as: token })).status).toBe(200)

    later(60)
    const again = signedIn((await step(challengeOf(await login({ email, password }, site)), codeOf(secret), site)).data)
    expect(again.user).not.toHaveProperty('needsSecondFactor')
    expect((await site.call(registryApi.remotes, { as: again.token })).status).toBe(200)
  })

  test('members need none, and are refused the moderators’ queue as usual', async () => {
    const strict = await staffApp()
    const me = await strict.aMember()
    expect(me.user).not.toHaveProperty('needsSecondFactor')
    expect((await strict.call(moderationApi.cases, { as: me.token })).error.code).toBe('FORBIDDEN')
  })

  test('with the setting off they need none', async () => {
    const me = await app.aMember()
    await makeModerator(me.id)
    const { data } = await login(me)
    expect((await app.call(moderationApi.cases, { as: signedIn(data).token })).status).toBe(200)
  })
})
