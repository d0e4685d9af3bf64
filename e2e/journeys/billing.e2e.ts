import { expect, type Page } from '@playwright/test'
import { practiceApi, sessionApi } from '@worrystone/contracts'
import { recordProblems } from '../page.ts'
import { aMember, callApi, type Member, openOtherBrowser, signIn } from '../people.ts'
import { test } from '../test.ts'

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Buys a plan on /pricing with a test card of the sandbox, and returns to the site. */
async function buy(page: Page, name: string, options: { card: string; isUnreliable?: boolean }): Promise<void> {
  await page.goto('/pricing')
  await plan(page, name).getByRole('button', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL(/\/sandbox\/checkout\//)
  await page.getByLabel(options.card, { exact: true }).check()
  if (options.isUnreliable) await page.getByLabel(/Webhooks come late/).check()
  await clickButton(page, 'Pay')
  await expect(page).toHaveURL(/\/pricing/)
}

/** Opens the provider's page of the subscription in its new tab. */
async function openPortal(page: Page): Promise<Page> {
  const [portal] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Manage subscription' }).first().click(),
  ])
  await expect(portal.getByRole('heading', { name: 'Your subscription' })).toBeVisible()
  return portal
}

const premiumNotice = (page: Page) => page.getByText('Your Premium plan is active')

/** Waits until the server denies or allows the exercise. */
const expectExercise = async (page: Page, isOpen: boolean) => {
  await page.goto('/wellness/exercises/thought-record')
  if (isOpen) await expect(page.getByRole('button', { name: /Start Exercise|Start anew|Go on at step/ }).first()).toBeVisible()
  else await expect(page.getByRole('region', { name: 'The rest is part of Premium' })).toBeVisible()
}

async function completeFirstStep(page: Page): Promise<void> {
  await expectExercise(page, true)
  await clickButton(page, 'Start Exercise')
  await page.getByRole('textbox').fill('They did not greet me')
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('/progress/'))
  await clickButton(page, 'Next Step')
  await saved
}

test('a member buys a plan, has a failed payment, fixes it, cancels, keeps access until the end, and loses nothing they wrote', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const member: Member = await aMember(request, 'buyer')
  const problems = recordProblems(page)
  await signIn(page, member)
  const phone = await openOtherBrowser(browser, member)
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto('/resources/lists')
  await expect(phone.getByRole('region', { name: 'Own lists are part of Premium' })).toBeVisible()
  await expect(phone.getByText('Premium, $12 a month. Cancel any time.')).toBeVisible()
  await expectExercise(page, false)

  await buy(page, 'Premium', { card: 'A card that works now and fails at the renewal' })
  const paidAt = Date.now()
  await expect(premiumNotice(page)).toBeVisible()
  // The other device updates by itself.
  await expect(phone.getByRole('button', { name: 'Make this list' })).toBeVisible()
  const seconds = (Date.now() - paidAt) / 1_000
  test.info().annotations.push({ type: 'premium on both devices after', description: `${seconds.toFixed(1)} s` })
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(plan(page, 'Premium').getByText('Current Plan')).toBeVisible()
  await expect(plan(page, 'Supporter').getByText('Downgrade Not Available')).toBeVisible()
  await completeFirstStep(page)

  await page.goto('/settings#subscription')
  const settings = page.getByRole('region', { name: 'Subscription', exact: true })
  await expect(settings.getByText(/^Renews on/)).toBeVisible()
  const portal = await openPortal(page)
  await clickButton(portal, 'A month later')
  await expect(portal.getByText('past_due')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Your payment failed/)).toBeVisible()
  await expectExercise(page, true)
  await clickButton(portal, 'Pay what is due')
  await expect(portal.getByText('active', { exact: true })).toBeVisible()
  await clickButton(portal, 'Cancel')
  await expect(portal.getByText('cancelled')).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByText(/^Cancelled: access until/).first()).toBeVisible()
  await expectExercise(page, true)

  await clickButton(portal, 'A month later')
  await expect(portal.getByText('expired')).toBeVisible()
  // The provider's page shows it before its webhook has reached the server.
  await expect.poll(async () => (await callApi(request, sessionApi.profile, { by: member })).tier).toBe('free')
  await expect.poll(async () => (await callApi(request, practiceApi.history, { by: member })).sessions.length).toBe(1)
  await expectExercise(page, false)
  await page.goto('/wellness/history')
  await expect(page.getByText('Thought record').first()).toBeVisible()
  expect(problems).toEqual([])
})

test('late, repeated and unordered webhooks result in the plan that was bought', async ({ page, request }) => {
  const member = await aMember(request, 'patient')
  await signIn(page, member)
  await buy(page, 'Supporter', { card: 'A card that works', isUnreliable: true })
  await expect(page.getByText('Your Supporter plan is active')).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(plan(page, 'Supporter').getByText('Current Plan')).toBeVisible()
  await expect(plan(page, 'Premium').getByRole('button', { name: 'Change plan' })).toBeVisible()
})
