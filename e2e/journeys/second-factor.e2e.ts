import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { logOut, signInButton } from '../page.ts'
import { aMember, type Member, signIn } from '../people.ts'
import { test } from '../test.ts'

const STEP_MS = 30_000

/** The code that an authenticator app shows for this key (RFC 6238), `stepsAhead` time steps from now. */
function codeOf(key: string, stepsAhead = 0): string {
  const bits = [...key].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsAhead))
  const hash = createHmac('sha1', secret).update(step).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

async function openLoginSignedOut(page: Page) {
  await logOut(page)
  await expect(page.getByRole('heading', { level: 1, name: 'A safe space for your worries' })).toBeVisible()
  await page.goto('/login')
}

async function confirmPassword(page: Page, { email, password }: Member) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await signInButton(page).click()
}

test('a member turns two-step sign-in on, then signs in with a code, and with a recovery code', async ({ page, request }) => {
  const member = await aMember(request, 'twosteps')
  await signIn(page, member)
  await page.goto('/settings#security')
  const card = page.getByRole('region', { name: 'Two-step sign-in' })
  await card.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await expect(card.getByRole('img', { name: /QR code/ })).toBeVisible()
  const key = (await card.locator('code').innerText()).replaceAll(' ', '')
  await card.getByLabel('Enter the six digits').fill(codeOf(key))
  await card.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(card.getByText('10 recovery codes left')).toBeVisible()

  await openLoginSignedOut(page)
  await confirmPassword(page, member)
  await page.getByLabel('Code').fill('000000')
  await signInButton(page).click()
  await expect(page.getByText('This code is not valid. Please try again.')).toBeVisible()
  // Each code is accepted once, and the current one has turned it on.
  await page.getByLabel('Code').fill(codeOf(key, 1))
  await signInButton(page).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)

  await openLoginSignedOut(page)
  await confirmPassword(page, member)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await signInButton(page).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/settings#security')
  await expect(card.getByText('9 recovery codes left')).toBeVisible()
})

/** A member with a passkey for their account on this device. */
async function withPasskey(page: Page, member: Member) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signIn(page, member)
  await page.goto('/settings#security')
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  await card.getByLabel('Name of the passkey').fill('My laptop')
  await card.getByRole('button', { name: 'Go on' }).click()
  const item = card.getByRole('listitem').filter({ hasText: 'My laptop' })
  await expect(item).toContainText('Never used')
  return item
}

test('a passkey is listed below the email field, and selecting it signs in', async ({ page, request }) => {
  await withPasskey(page, await aMember(request, 'passkey'))
  // The virtual authenticator selects it without a click.
  await openLoginSignedOut(page)
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a passkey signs in by its button where none are listed, until it is removed', async ({ page, request }) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const item = await withPasskey(page, await aMember(request, 'passkey'))
  await openLoginSignedOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/settings#security')
  await expect(item).toContainText('Last used: Just now')
  await item.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(item).toHaveCount(0)
  await openLoginSignedOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey is not known here.')).toBeVisible()
})
