import { randomUUID } from 'node:crypto'
import { accountSecurityApi, authApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
let clock = new Date()
beforeAll(async () => {
  app = await testApp({ now: () => clock })
})
const later = (hours: number) => {
  clock = new Date(clock.getTime() + hours * 3_600_000)
}

const anAddress = () => `new_${randomUUID().slice(0, 12)}@example.org`
const change = (as: string | undefined, email: string) => app.call(accountSecurityApi.changeEmail, { as, body: { email } })
const confirm = (token: string) => app.call(accountSecurityApi.confirmEmailChange, { body: { token } })
const login = (email: string, password: string) => app.call(authApi.login, { body: { email, password } })
const pending = async (as: string) => (await app.call(accountSecurityApi.overview, { as })).data.emailChange

async function linkTo(address: string) {
  await app.runJobs('mail.old-address')
  await app.runJobs('mail.new-address')
  const text = app.emails.filter(({ to }) => to === address).at(-1)?.text ?? ''
  return /https:\/\/worrystone\.test\/confirm-email\?token=([\w-]+)/.exec(text)?.[1] ?? ''
}

describe('an email change', () => {
  test('takes effect when both addresses are confirmed, in either order', async () => {
    for (const isOldFirst of [true, false]) {
      const me = await app.aMember({ verified: true })
      const email = anAddress()
      const begun = await change(me.token, email)
      expect(begun.data).toMatchObject({ email, isOldConfirmed: false, isNewConfirmed: false })
      const links = [await linkTo(me.email), await linkTo(email)]
      if (!isOldFirst) links.reverse()
      expect((await confirm(links[0] ?? '')).data).toEqual({ isDone: false })
      expect((await login(me.email, me.password)).status).toBe(200)
      expect((await login(email, me.password)).status).toBe(401)
      expect(await pending(me.token)).toMatchObject({ isOldConfirmed: isOldFirst, isNewConfirmed: !isOldFirst })
      expect((await confirm(links[0] ?? '')).data).toEqual({ isDone: false })
      expect((await confirm(links[1] ?? '')).data).toEqual({ isDone: true })
      expect((await confirm(links[0] ?? '')).data).toEqual({ isDone: true })
      expect((await login(me.email, me.password)).status).toBe(401)
      expect(signedIn((await login(email, me.password)).data).user).toMatchObject({ email, emailVerified: true })
      expect(await pending(me.token)).toBeNull()
    }
  })

  test('does not require the confirmation of an address that was never verified', async () => {
    const me = await app.aMember()
    const email = anAddress()
    expect((await change(me.token, email)).data.isOldConfirmed).toBe(true)
    const link = await linkTo(email)
    expect(app.emails.filter(({ to, subject }) => to === me.email && /Allow/.test(subject))).toEqual([])
    expect((await confirm(link)).data).toEqual({ isDone: true })
    expect((await login(email, me.password)).status).toBe(200)
  })

  test('is announced to the old mailbox without the new address', async () => {
    const me = await app.aMember({ verified: true })
    const email = anAddress()
    await change(me.token, email)
    await linkTo(email)
    const sent = app.emails.filter(({ to }) => to === me.email).at(-1)
    expect(`${sent?.subject}${sent?.text}${sent?.html}`).not.toContain(email)
  })

  test('invalidates links that were sent to the old mailbox', async () => {
    const me = await app.aMember()
    await app.call(authApi.forgotPassword, { body: { email: me.email } })
    await app.runJobs('mail.reset')
    const reset = /token=([\w-]+)/.exec(app.emails.filter(({ to }) => to === me.email).at(-1)?.text ?? '')?.[1]
    const email = anAddress()
    await change(me.token, email)
    await confirm(await linkTo(email))
    expect((await app.call(authApi.resetPassword, { body: { token: reset, password: 'A-fresh-Start-7' } })).status).toBe(400)
  })

  test('is cancelled by a password reset, so that an intruder cannot keep the account', async () => {
    const me = await app.aMember()
    const email = anAddress()
    await change(me.token, email)
    const link = await linkTo(email)
    await app.call(authApi.forgotPassword, { body: { email: me.email } })
    await app.runJobs('mail.reset')
    const token = /token=([\w-]+)/.exec(app.emails.filter(({ to }) => to === me.email).at(-1)?.text ?? '')?.[1]
    expect((await app.call(authApi.resetPassword, { body: { token, password: 'A-fresh-Start-7' } })).status).toBe(200)
    expect((await confirm(link)).status).toBe(400)
    expect((await login(me.email, 'A-fresh-Start-7')).status).toBe(200)
  })

  test('has links that work for 24 hours, unless they are replaced or cancelled', async () => {
    const me = await app.aMember()
    const [first, second, third] = [anAddress(), anAddress(), anAddress()]
    await change(me.token, first)
    const older = await linkTo(first)
    await change(me.token, second)
    const newer = await linkTo(second)
    expect((await confirm(older)).error).toMatchObject({ code: 'INVALID_TOKEN', message: 'This link is invalid or has expired.' })
    later(24.1)
    expect((await confirm(newer)).status).toBe(400)
    const { data } = await login(me.email, me.password)
    await change(signedIn(data).token, third)
    const last = await linkTo(third)
    for (let i = 0; i < 2; i++)
      expect((await app.call(accountSecurityApi.cancelEmailChange, { as: signedIn(data).token })).status).toBe(200)
    expect((await confirm(last)).status).toBe(400)
    expect((await login(me.email, me.password)).status).toBe(200)
  })

  test('may differ from the old one in case only', async () => {
    const me = await app.aMember()
    const email = me.email.replace('p_', 'P_')
    await change(me.token, email)
    expect((await confirm(await linkTo(email))).data).toEqual({ isDone: true })
    expect(signedIn((await login(me.email, me.password)).data).user.email).toBe(email)
  })

  test('is refused if the address is taken, also if that happens meanwhile', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const taken = await change(me.token, other.email.toUpperCase())
    expect([taken.status, taken.error.message]).toEqual([409, 'This email is already registered'])
    const email = anAddress()
    await change(me.token, email)
    const link = await linkTo(email)
    await app.database.db().updateTable('users').set({ email, email_key: email }).where('id', '=', other.id).execute()
    expect((await confirm(link)).status).toBe(409)
    expect((await login(me.email, me.password)).status).toBe(200)
  })

  test('is refused for the same address, an invalid one, or without a recent password', async () => {
    const me = await app.aMember()
    expect((await change(me.token, me.email)).error.message).toBe('This is your email address already')
    expect((await change(me.token, 'nobody')).error.message).toBe('Invalid email address')
    expect((await change(me.token, '')).error.message).toBe('Email is required')
    expect((await change(undefined, anAddress())).status).toBe(401)
    expect((await confirm('')).error.message).toBe('Invalid link')
    expect((await confirm('invented')).error.message).toBe('This link is invalid or has expired.')
    later(1)
    expect((await change(me.token, anAddress())).error.code).toBe('SIGN_IN_AGAIN')
  })
})
