import { randomUUID } from 'node:crypto'
import { authApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
let clock = new Date()
beforeAll(async () => {
  app = await testApp({ now: () => clock })
})

const HOUR = 3_600
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000)
}
const emailsTo = (email: string) => app.emails.filter(({ to }) => to === email)
const linkOf = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

async function resetLink(email: string) {
  await app.call(authApi.forgotPassword, { body: { email } })
  await app.runJobs('mail.reset')
  return linkOf(emailsTo(email).at(-1)?.text)
}

async function verifyLink(email: string) {
  await app.runJobs('mail.verify')
  return linkOf(emailsTo(email).at(-1)?.text)
}

const reset = (token: string, password = 'A-fresh-Start-7') => app.call(authApi.resetPassword, { body: { token, password } })
const verify = (token: string) => app.call(authApi.verifyEmail, { query: { token } })
const login = (email: string, password: string) => app.call(authApi.login, { body: { email, password } })
const record = async (token: string) => (await app.call(authApi.profile, { as: token })).data

describe('a forgotten password', () => {
  test('is replaced by the link in the email, which ends every session and verifies nothing', async () => {
    const { email, password, token, refreshToken } = await app.aMember()
    const link = await resetLink(email)
    expect(emailsTo(email).at(-1)?.text).toContain(`https://worrystone.test/reset-password?token=${link}`)

    const { status, data } = await reset(link)
    expect(status).toBe(200)
    expect(data.message).toBe('Password reset successful! You can now log in with your new password.')
    expect((await login(email, password)).status).toBe(401)
    expect((await app.call(authApi.profile, { as: token })).status).toBe(401)
    expect((await app.call(authApi.refresh, { body: { refreshToken } })).status).toBe(401)
    const fresh = await login(email, 'A-fresh-Start-7')
    expect(fresh.status).toBe(200)
    expect(signedIn(fresh.data).user.emailVerified).toBe(false)
  })

  test('has the same response and effects for an unknown address: only the job checks it', async () => {
    const { email } = await app.aMember()
    const jobs = async () =>
      (
        await app.database
          .db()
          .selectFrom('jobs')
          .select('id')
          .where('kind', '=', 'mail.reset')
          .where('done_at', 'is', null)
          .execute()
      ).length
    await app.runJobs('mail.reset')
    const known = await app.call(authApi.forgotPassword, { body: { email } })
    expect(await jobs()).toBe(1)
    const unknown = await app.call(authApi.forgotPassword, { body: { email: `${randomUUID()}@example.org` } })
    expect(await jobs()).toBe(2)
    expect([unknown.status, unknown.data]).toEqual([known.status, known.data])
    const sent = app.emails.length
    await app.runJobs('mail.reset')
    expect(app.emails.length).toBe(sent + 1)
  })

  test('has one pending email, however many are requested', async () => {
    const { email } = await app.aMember()
    for (let i = 0; i < 3; i++) await app.call(authApi.forgotPassword, { body: { email } })
    await app.runJobs('mail.reset')
    expect(emailsTo(email).filter((email) => email.subject === 'Reset your password')).toHaveLength(1)
  })

  test('has a link that works once, also with concurrent requests', async () => {
    const { email } = await app.aMember()
    const link = await resetLink(email)
    const answers = await Promise.all([reset(link, 'First-of-two-1'), reset(link, 'Second-of-two-2')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const again = await reset(link)
    expect(again.status).toBe(400)
    expect(again.error).toMatchObject({ code: 'INVALID_TOKEN', message: 'The reset link is invalid or has expired.' })
  })

  test('has a link that works for one hour', async () => {
    const { email } = await app.aMember()
    const link = await resetLink(email)
    later(HOUR + 1)
    expect((await reset(link)).status).toBe(400)
    const next = await resetLink(email)
    later(HOUR - 60)
    expect((await reset(next)).status).toBe(200)
  })

  test('invalidates an older link when a newer one is sent', async () => {
    const { email } = await app.aMember()
    const older = await resetLink(email)
    const newer = await resetLink(email)
    expect((await reset(older)).status).toBe(400)
    expect((await reset(newer)).status).toBe(200)
  })

  test('accepts no verification link', async () => {
    const { email } = await app.aMember()
    expect((await reset(await verifyLink(email))).status).toBe(400)
  })

  test.each([
    [{ token: 't', password: '' }, 'password', 'Password is required'],
    [{ token: 't' }, 'password', 'Password is required'],
    [{ token: 't', password: 'Short1' }, 'password', 'Password must be at least 8 characters'],
    [
      { token: 't', password: 'no-capital-1' },
      'password',
      'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    ],
    [{ token: 't', password: 'Password1' }, 'password', 'This password is too common. Please choose another one'],
    [{ password: 'A-fresh-Start-7' }, 'token', 'Invalid reset link'],
  ])('refuses %o with the message of the form', async (body, path, message) => {
    const { status, error } = await app.call(authApi.resetPassword, { body })
    expect(status).toBe(400)
    expect(error.details).toContainEqual({ path, message })
  })

  test('refuses an invalid address', async () => {
    expect((await app.call(authApi.forgotPassword, { body: { email: 'nobody' } })).error.message).toBe('Invalid email address')
    expect((await app.call(authApi.forgotPassword, { body: {} })).error.message).toBe('Email is required')
  })
})

describe('the verification link', () => {
  test('is sent after registration and verifies the address', async () => {
    const { email, token } = await app.aMember()
    const link = await verifyLink(email)
    expect(emailsTo(email).at(-1)?.text).toContain(`https://worrystone.test/verify-email?token=${link}`)
    expect((await record(token)).emailVerified).toBe(false)
    const { status, data } = await verify(link)
    expect(status).toBe(200)
    expect(data.message).toBe('Email Verified Successfully!')
    expect((await record(token)).emailVerified).toBe(true)
  })

  test('can be opened again, also concurrently, and a month later', async () => {
    const { email } = await app.aMember()
    const link = await verifyLink(email)
    const answers = await Promise.all([verify(link), verify(link), verify(link)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    later(6 * 24 * HOUR)
    expect((await verify(link)).status).toBe(200)
  })

  test('works for 24 hours', async () => {
    const { email, token } = await app.aMember()
    const link = await verifyLink(email)
    later(24 * HOUR + 1)
    const { status, error } = await verify(link)
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'INVALID_TOKEN', message: 'The verification link is invalid or has expired.' })
    expect((await record(token)).emailVerified).toBe(false)
  })

  test('is invalid when a newer one is sent', async () => {
    const { email, token } = await app.aMember()
    const older = await verifyLink(email)
    await app.call(authApi.resendVerification, { as: token })
    const newer = await verifyLink(email)
    expect((await verify(older)).error.message).toBe('The verification link is invalid or has expired.')
    expect((await verify(newer)).status).toBe(200)
  })

  test('that is missing, invented or of another kind is invalid', async () => {
    const { email, token } = await app.aMember()
    const missing = await app.call(authApi.verifyEmail)
    expect([missing.status, missing.error.message]).toEqual([400, 'Invalid verification link'])
    expect((await verify('invented')).error.message).toBe('Invalid verification link')
    const link = await resetLink(email)
    expect((await verify(link)).error.message).toBe('Invalid verification link')
    expect((await record(token)).emailVerified).toBe(false)
    expect((await reset(link)).status).toBe(200)
  })

  test('makes an admin of an address in ADMIN_EMAILS', async () => {
    const { email, token } = await app.aMember()
    const link = await verifyLink(email)
    const adminApp = await testApp({ environment: { ADMIN_EMAILS: email } })
    await adminApp.call(authApi.verifyEmail, { query: { token: link } })
    expect((await record(token)).role).toBe('admin')
  })
})

describe('sending the verification link again', () => {
  test('works by the session and by the address, and sends nothing to a verified one', async () => {
    const { email, token } = await app.aMember()
    const link = await verifyLink(email)
    expect((await app.call(authApi.resendVerification, { body: { email } })).data.message).toBe(
      'Verification email sent! Check your inbox.',
    )
    await app.runJobs('mail.verify')
    expect(emailsTo(email)).toHaveLength(2)
    await app.call(authApi.resendVerification, { as: token, body: {} })
    await app.runJobs('mail.verify')
    expect(emailsTo(email)).toHaveLength(3)

    expect((await verify(link)).status).toBe(400)
    await verify(linkOf(emailsTo(email).at(-1)?.text))
    await app.call(authApi.resendVerification, { as: token })
    await app.runJobs('mail.verify')
    expect(emailsTo(email)).toHaveLength(3)
  })

  test('returns the same for an unknown address', async () => {
    const { email } = await app.aMember()
    const known = await app.call(authApi.resendVerification, { body: { email } })
    const unknown = await app.call(authApi.resendVerification, { body: { email: `${randomUUID()}@example.org` } })
    expect([unknown.status, unknown.data]).toEqual([known.status, known.data])
  })

  test('requires a recipient', async () => {
    const { status, error } = await app.call(authApi.resendVerification)
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path: 'email', message: 'Email is required' }] })
  })
})

test('no job and no row contains a working link', async () => {
  const { email } = await app.aMember()
  const [one, other] = [await verifyLink(email), await resetLink(email)]
  const jobs = JSON.stringify(await app.database.db().selectFrom('jobs').selectAll().execute())
  const rows = JSON.stringify(await app.database.db().selectFrom('link_tokens').selectAll().execute())
  for (const link of [one, other]) {
    expect(link).not.toBe('')
    expect(jobs).not.toContain(link)
    expect(rows).not.toContain(link)
  }
})
