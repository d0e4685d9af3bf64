import { randomUUID } from 'node:crypto'
import { authApi, languagesApi, usersApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ deps: { passwordCost: undefined } })
})

const aName = () => `n_${randomUUID().replaceAll('-', '').slice(0, 16)}`
const aForm = (overrides: Record<string, unknown> = {}) => {
  const username = aName()
  return { email: `${username}@example.org`, username, password: 'Stone-4-Worries', ...overrides }
}

describe('registering', () => {
  test('returns valid tokens and the user’s own record, in the language of the browser', async () => {
    const form = aForm({ email: `Mixed.Case.${aName()}@Example.org` })
    const { status, data } = await app.call(authApi.register, {
      body: form,
      headers: { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' },
    })
    expect(status).toBe(201)
    expect(data.user).toMatchObject({
      email: form.email,
      username: form.username,
      emailVerified: false,
      role: 'member',
      tier: 'free',
      language: 'pt',
      locationSharing: false,
      figuresOptOut: false,
    })
    expect((await app.call(authApi.profile, { as: data.token })).data).toEqual(data.user)
    expect((await app.call(authApi.refresh, { body: { refreshToken: data.refreshToken } })).status).toBe(200)
  })

  test('stores no readable password', async () => {
    const member = await app.aMember()
    const row = await app.database
      .db()
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ email: undefined }, 'email', 'Please enter a valid email address'],
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'a'.repeat(31) }, 'username', 'Username must be less than 30 characters'],
    [{ username: 'no spaces' }, 'username', 'Username can only contain letters, numbers, and underscores'],
    [{ password: 'Short1' }, 'password', 'Password must be at least 8 characters'],
    [
      { password: 'all-lower-case-1' },
      'password',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
    [{ password: `Aa1${'x'.repeat(200)}` }, 'password', 'Password must be less than 200 characters'],
    [{ password: 'Password1' }, 'password', 'This password is too common. Please choose another one'],
    [{ password: 'Passw0rd!!' }, 'password', 'This password is too common. Please choose another one'],
  ])('refuses %o with the message of the form', async (wrong, path, message) => {
    const { status, error } = await app.call(authApi.register, { body: aForm(wrong) })
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', message, details: [{ path, message }] })
  })

  test('refuses a field that is not in the contract', async () => {
    const { status } = await app.call(authApi.register, { body: aForm({ role: 'admin' }) })
    expect(status).toBe(400)
  })

  test('refuses an address or a username that is taken, without regard to case', async () => {
    const { email, username } = await app.aMember()
    const sameEmail = await app.call(authApi.register, { body: aForm({ email: email.toUpperCase() }) })
    expect(sameEmail.status).toBe(409)
    expect(sameEmail.error).toMatchObject({
      code: 'CONFLICT',
      message: 'This email is already registered',
      details: [{ path: 'email' }],
    })
    const sameName = await app.call(authApi.register, { body: aForm({ username: username.toUpperCase() }) })
    expect(sameName.status).toBe(409)
    expect(sameName.error).toMatchObject({ message: 'This username is already taken', details: [{ path: 'username' }] })
  })

  test('refuses a username that is the path of a page', async () => {
    expect((await app.call(authApi.register, { body: aForm({ username: 'Edit' }) })).status).toBe(409)
  })

  test('gives a username to one of several concurrent requests', async () => {
    const username = aName()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.call(authApi.register, { body: aForm({ username, email: `${aName()}@example.org` }) })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    for (const { status, error } of answers) if (status === 409) expect(error.details?.[0]?.path).toBe('username')
  })

  test('gives an address to one of several concurrent requests', async () => {
    const email = `${aName()}@example.org`
    const answers = await Promise.all(Array.from({ length: 4 }, () => app.call(authApi.register, { body: aForm({ email }) })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409])
  })
})

describe('signing in', () => {
  test('works without regard to the case of the address', async () => {
    const { email, password, id } = await app.aMember()
    const { status, data } = await app.call(authApi.login, { body: { email: email.toUpperCase(), password } })
    expect(status).toBe(200)
    expect(signedIn(data).user.id).toBe(id)
  })

  test('returns the same for a wrong password and an unknown address', async () => {
    const { email } = await app.aMember()
    const wrong = await app.call(authApi.login, { body: { email, password: 'Not-the-one-1' } })
    const unknown = await app.call(authApi.login, { body: { email: `${aName()}@example.org`, password: 'Not-the-one-1' } })
    expect(wrong.status).toBe(401)
    expect(wrong.error).toEqual({
      code: 'INVALID_CREDENTIALS',
      message: 'Invalid email or password. Please check your credentials and try again.',
    })
    expect({ status: unknown.status, error: unknown.error }).toEqual({ status: wrong.status, error: wrong.error })
  })

  test.each([
    [{ email: '', password: 'secret' }, 'email', 'Email is required'],
    [{ password: 'secret' }, 'email', 'Email is required'],
    [{ email: 'nobody', password: 'secret' }, 'email', 'Invalid email address'],
    [{ email: 'a@example.org' }, 'password', 'Password is required'],
    [{ email: 'a@example.org', password: '' }, 'password', 'Password is required'],
    [{ email: 'a@example.org', password: '12345' }, 'password', 'Password must be at least 6 characters'],
  ])('refuses %o with the message of the form', async (body, path, message) => {
    const { status, error } = await app.call(authApi.login, { body })
    expect(status).toBe(400)
    expect(error.details).toContainEqual({ path, message })
  })

  test('works with a stale token in the header', async () => {
    const { email, password } = await app.aMember()
    const { status } = await app.call(authApi.login, { body: { email, password }, as: 'stale' })
    expect(status).toBe(200)
  })
})

describe('checks while typing', () => {
  test('return whether an address is available, and a suggestion for a typo', async () => {
    const { email } = await app.aMember()
    expect((await app.call(authApi.checkEmail, { params: { email: email.toUpperCase() } })).data).toEqual({ available: false })
    expect((await app.call(authApi.checkEmail, { params: { email: `${aName()}@example.org` } })).data).toEqual({
      available: true,
    })
    const typo = aName()
    expect((await app.call(authApi.checkEmail, { params: { email: `${typo}@gmial.com` } })).data).toEqual({
      available: true,
      suggestion: `${typo}@gmail.com`,
    })
    expect((await app.call(authApi.checkEmail, { params: { email: 'nobody' } })).error.message).toBe(
      'Please enter a valid email address',
    )
  })

  test.each([authApi.checkUsername, usersApi.usernameAvailable])(
    'return whether a username is available, and three that are',
    async (endpoint) => {
      const { username } = await app.aMember({ username: `Name_${aName().slice(0, 12)}` })
      const taken = await app.call(endpoint, { params: { username: username.toLowerCase() } })
      expect(taken.data.available).toBe(false)
      expect(new Set(taken.data.suggestions).size).toBe(3)
      for (const suggestion of taken.data.suggestions) {
        expect((await app.call(endpoint, { params: { username: suggestion } })).data).toEqual({
          available: true,
          suggestions: [],
        })
      }
    },
  )

  test('suggest available names that are short enough for a long name whose first alternatives are taken', async () => {
    const username = `l_${randomUUID().replaceAll('-', '')}`.slice(0, 30)
    await app.aMember({ username })
    await app.aMember({ username: `${username.slice(0, 28)}_1` })
    const { data } = await app.call(authApi.checkUsername, { params: { username } })
    expect(data.suggestions).toHaveLength(3)
    expect(data.suggestions).not.toContain(`${username.slice(0, 28)}_1`)
    for (const suggestion of data.suggestions) expect(suggestion.length).toBeLessThanOrEqual(30)
  })

  test('refuse an invalid username', async () => {
    const { status, error } = await app.call(authApi.checkUsername, { params: { username: 'a-b-c' } })
    expect(status).toBe(400)
    expect(error.message).toBe('Username can only contain letters, numbers, and underscores')
  })
})

describe('the user’s own record', () => {
  test('is for this user only', async () => {
    const { status, error } = await app.call(authApi.profile)
    expect(status).toBe(401)
    expect(error).toEqual({ code: 'UNAUTHORIZED', message: 'Please log in to access this feature' })
    expect((await app.call(authApi.profile, { as: 'made.up.token' })).status).toBe(401)
  })
})

describe('ADMIN_EMAILS', () => {
  const withAdmin = (email: string) => testApp({ environment: { ADMIN_EMAILS: `someone@else.org, ${email.toUpperCase()}` } })
  const roleOf = async (token: string) => (await app.call(authApi.profile, { as: token })).data.role

  test('makes nobody an admin before the address is verified', async () => {
    const { email, password, token } = await app.aMember()
    const adminApp = await withAdmin(email)
    const { data } = await adminApp.call(authApi.login, { body: { email, password } })
    expect(signedIn(data).user.role).toBe('member')
    expect(await roleOf(token)).toBe('member')
  })

  test('makes an admin at sign-in once the address is verified', async () => {
    const { email, password, id } = await app.aMember()
    const adminApp = await withAdmin(email)
    // Verified after the start, so that only the sign-in can change the role.
    await app.database.db().updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', id).execute()
    const { data } = await adminApp.call(authApi.login, { body: { email, password } })
    expect(signedIn(data).user.role).toBe('admin')
  })

  test('makes an admin at the start, and only of this account', async () => {
    const [listed, other] = [await app.aMember({ verified: true }), await app.aMember({ verified: true })]
    await withAdmin(listed.email)
    expect(await roleOf(listed.token)).toBe('admin')
    expect(await roleOf(other.token)).toBe('member')
  })
})

test('a change of language is saved in the user’s own record', async () => {
  const { token } = await app.aMember()
  await app.call(languagesApi.choose, { as: token, body: { languageCode: 'ar' } })
  expect((await app.call(authApi.profile, { as: token })).data.language).toBe('ar')
})
