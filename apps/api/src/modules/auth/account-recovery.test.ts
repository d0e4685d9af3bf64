import { randomUUID } from 'node:crypto'
import { accountSecurityApi, authApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

const PASSWORD = 'A-fresh-Start-7'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

/** Adds passkeys as after their registration, and an authenticator app with a confirmed first code. */
async function withOtherWaysIn(member: Member) {
  const passkeys = [
    { name: 'My phone', last_used_at: null },
    { name: 'Key ring', last_used_at: new Date('2026-11-01T10:00:00Z') },
  ]
  const rows = passkeys.map((passkey, index) => ({
    ...{ id: randomUUID(), user_id: member.id, public_key: 'x', counter: 0, transports: [], is_backed_up: false },
    ...{ ...passkey, created_at: new Date(Date.UTC(2026, 0, 1 + index)) },
  }))
  await app.database.db().insertInto('passkeys').values(rows).execute()
  await app.database
    .db()
    .insertInto('two_factors')
    .values({ user_id: member.id, secret: 'x', confirmed_at: new Date() })
    .execute()
  await app.database.db().insertInto('recovery_codes').values({ hash: randomUUID(), user_id: member.id }).execute()
}

const mailsTo = ({ email }: { email: string }) => app.emails.filter(({ to }) => to === email)

async function reset({ email }: Member, password = PASSWORD) {
  await app.call(authApi.forgotPassword, { body: { email } })
  await app.runJobs('mail.reset')
  const token = /token=([\w-]+)/.exec(mailsTo({ email }).at(-1)?.text ?? '')?.[1] ?? ''
  return app.call(authApi.resetPassword, { body: { token, password } })
}
const signIn = ({ email }: Member, password = PASSWORD) => app.call(authApi.login, { body: { email, password } })
const countOf = async (table: 'passkeys' | 'two_factors' | 'recovery_codes', { id }: Member) =>
  (await app.database.db().selectFrom(table).select('user_id').where('user_id', '=', id).execute()).length
const waysInOf = (member: Member) =>
  Promise.all([countOf('passkeys', member), countOf('two_factors', member), countOf('recovery_codes', member)])

async function securityMails(member: Member) {
  app.emails.length = 0
  await app.runJobs('mail.security')
  return mailsTo(member).map(({ subject, text }) => [subject, text.split('\n\n')[1]])
}

describe('a password reset', () => {
  test('removes every other way to sign in if the address was never verified', async () => {
    const member = await app.aMember()
    await withOtherWaysIn(member)
    const { status, data } = await reset(member)
    expect([status, data]).toEqual([200, expect.objectContaining({ passkeys: [], isTwoFactorOn: false })])
    expect(await waysInOf(member)).toEqual([0, 0, 0])
    // The session of the account's creator ends too.
    expect((await app.call(authApi.profile, { as: member.token })).status).toBe(401)
    expect((await app.call(authApi.refresh, { body: { refreshToken: member.refreshToken } })).status).toBe(401)
    expect((await signIn(member)).status).toBe(200)
  })

  test('keeps what the owner of a verified address set up, and lists it', async () => {
    const member = await app.aMember({ verified: true })
    await withOtherWaysIn(member)
    const { data } = await reset(member)
    expect(data).toMatchObject({
      passkeys: [
        { name: 'My phone', lastUsedAt: null },
        { name: 'Key ring', lastUsedAt: '2026-11-01T10:00:00.000Z' },
      ],
      isTwoFactorOn: true,
    })
    expect(await waysInOf(member)).toEqual([2, 1, 1])
  })

  test('is announced to the owner by email', async () => {
    const member = await app.aMember()
    await reset(member)
    expect(await securityMails(member)).toEqual([
      ['A change to how you sign in', 'Your password was set anew with a link from an email. Every device has to sign in again.'],
    ])
  })
})

describe('the owner is informed by email', () => {
  test('of a changed password', async () => {
    const member = await app.aMember()
    const body = { currentPassword: member.password, password: PASSWORD }
    await app.call(accountSecurityApi.changePassword, { as: member.token, body })
    expect(await securityMails(member)).toEqual([
      [expect.any(String), 'Your password was changed. Every other device has to sign in again.'],
    ])
  })

  test('of a removed passkey, and of two-step sign-in that is switched off', async () => {
    const member = await app.aMember()
    await withOtherWaysIn(member)
    const { data } = await app.call(accountSecurityApi.passkeys, { as: member.token })
    const params = { id: data.passkeys[0]?.id ?? '' }
    await app.call(accountSecurityApi.removePasskey, { as: member.token, params })
    await app.call(accountSecurityApi.newRecoveryCodes, { as: member.token })
    await app.call(accountSecurityApi.endTwoFactor, { as: member.token })
    // Nothing was on any more, so nothing changed.
    await app.call(accountSecurityApi.endTwoFactor, { as: member.token })
    expect((await securityMails(member)).map(([, line]) => line).sort()).toEqual([
      'A passkey was removed from your account.',
      'New recovery codes were made for your account. The old ones no longer work.',
      'Two-step sign-in was switched off for your account.',
    ])
  })

  test('without any text in the email that a stranger could have written', async () => {
    const member = await app.aMember()
    const display_name = 'Call this number to keep your account'
    await app.database.db().updateTable('users').set({ display_name }).where('id', '=', member.id).execute()
    await reset(member)
    await app.runJobs('mail.security')
    for (const { text, html } of mailsTo(member)) expect(text + html).not.toContain('Call this number')
  })
})
