import { authApi, LANGUAGES } from '@worrystone/contracts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import {
  newAddressEmail,
  oldAddressEmail,
  resetEmail,
  securityEmail,
  subscriptionEmail,
  verificationEmail,
} from './account-emails.ts'

const LINK = 'https://worrystone.test/verify-email?token=abc-DEF_123'
const reader = (language: string) => ({ username: 'stone', display_name: null, email_verified_at: new Date(), language })

describe.each([verificationEmail, resetEmail, oldAddressEmail, newAddressEmail])('%o', (email) => {
  test.each(LANGUAGES.map(({ code }) => code))('in %s says its language and direction, and holds the link', async (code) => {
    const { subject, text, html } = await email(reader(code), LINK)
    const direction = code === 'ar' ? 'rtl' : 'ltr'
    expect(subject).not.toBe('')
    expect(html).toContain(`<html lang="${code}" dir="${direction}">`)
    expect(html).toContain(`text-align:${direction === 'rtl' ? 'right' : 'left'}`)
    expect(html).toContain(`href="${LINK}"`)
    expect(text.split('\n')).toContain(LINK)
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|\}\}|undefined/)
    expect(`${subject}\n\n${text}`).toMatchSnapshot()
  })

  test('loads nothing from anywhere and reports nothing back', async () => {
    const { html } = await email(reader('en'), LINK)
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|src=/i)
    const addresses = html.match(/https?:\/\/[^"<\s]+/g) ?? []
    expect(new Set(addresses)).toEqual(new Set([LINK]))
  })

  test('greets a mailbox that nobody confirmed by the username: a display name can be a whole sentence', async () => {
    const stranger = { ...reader('en'), display_name: 'Your account is locked, please call us', email_verified_at: null }
    const { html, text } = await email(stranger, LINK)
    expect(text).toMatch(/^Hello stone,\n/)
    expect(html).not.toContain('locked')
  })

  test('is English where a language is unknown', async () => {
    expect((await email(reader('tlh'), LINK)).html).toContain('<html lang="en" dir="ltr">')
  })
})

describe.each([
  'password-reset',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes',
] as const)('a mail about %s', (change) => {
  test.each(LANGUAGES.map(({ code }) => code))('says it in %s', async (code) => {
    const { subject, text, html } = await securityEmail(reader(code), { change, link: LINK })
    expect(html).toContain(`<html lang="${code}"`)
    expect(text.split('\n')).toContain(LINK)
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|\}\}|undefined/)
    const english = await securityEmail(reader('en'), { change, link: LINK })
    const lines = (email: string) => email.split('\n\n')
    if (code !== 'en')
      for (const [index, line] of lines(text).entries()) if (line !== LINK) expect(line).not.toBe(lines(english.text)[index])
  })
})

describe.each(['started', 'changed', 'payment-failed', 'will-end', 'ended', 'refunded'] as const)(
  'a mail about a subscription: %s',
  (change) => {
    test.each(LANGUAGES.map(({ code }) => code))('in %s names the plan, and no amount', async (code) => {
      const about = { change, tier: 'premium' as const, endsAt: new Date('2027-05-03T12:00:00Z'), link: LINK }
      const { subject, text, html } = await subscriptionEmail(reader(code), about)
      expect(html).toContain(`<html lang="${code}"`)
      expect(`${subject}${text}${html}`).not.toMatch(/\{\{|\}\}|undefined/)
      expect(`${subject}\n\n${text}`).toMatchSnapshot()
    })
  },
)

test('a name is shown as it is, whatever it contains', async () => {
  const { html, text } = await resetEmail({ ...reader('en'), display_name: '<b>"Ada" & $& {{co}}</b>' }, LINK)
  expect(html).toContain('<bdi>&lt;b&gt;&quot;Ada&quot; &amp; $&amp; {{co}}&lt;/b&gt;</bdi>')
  expect(text).toContain('<b>"Ada" & $& {{co}}</b>')
})

test.each([
  'Win at https://evil.example',
  'www.evil',
  'Go to evil.example now',
  'evil。example',
  'ｅｖｉｌ．example',
  'me@evil',
  'пример.рф',
])('a name with an address in it is not shown: %s', async (display_name) => {
  const { text } = await resetEmail({ ...reader('en'), display_name }, LINK)
  expect(text).toMatch(/^Hello stone,\n/)
})

test.each(['J. R. R. Tolkien', 'Dr. Ada', 'José María', '花子', 'A.J.'])('a name without one is: %s', async (display_name) => {
  const { text } = await resetEmail({ ...reader('en'), display_name }, LINK)
  expect(text).toContain(`Hello ${display_name},`)
})

test.each([
  ['ar', 'rtl'],
  ['ja', 'ltr'],
])('a member who reads %s gets the mail in that language and direction', async (language, direction) => {
  const app = await testApp()
  const { email, token } = await app.aMember({ language })
  await app.call(authApi.resendVerification, { as: token })
  await app.runJobs('mail.verify')
  expect(app.emails.find(({ to }) => to === email)?.html).toContain(`<html lang="${language}" dir="${direction}">`)
})
