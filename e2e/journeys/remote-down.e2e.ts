import { expect } from '@playwright/test'
import { aMember, signIn } from '../people.ts'
import { test } from '../test.ts'

test('when worries cannot be loaded an error takes their place, the rest works, and Try Again loads them', async ({
  page,
  request,
}) => {
  await signIn(page, await aMember(request, 'patient'))
  await page.route('**/remotes/worries/**', (route) => route.abort())
  await page.goto('/feed')
  const panel = page.getByRole('main').getByRole('alert')
  await expect(panel).toBeVisible({ timeout: 20_000 })
  await expect(panel).toContainText('Other parts of the page still work.')

  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 20_000 })

  await page.unroute('**/remotes/worries/**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 })
})

test('a sleeping server shows the waiting view at sign-in, and the sign-in completes when it wakes', async ({
  page,
  request,
}) => {
  const member = await aMember(request, 'early')
  let isUnavailable = true
  await page.route('**/api/auth/login', (route) =>
    isUnavailable
      ? route.fulfill({
          status: 503,
          json: { error: { code: 'SERVICE_UNAVAILABLE', message: 'Services are waking up. Please try again in a moment.' } },
        })
      : route.continue(),
  )
  await page.goto('/login')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Waking up services...' })).toBeVisible()
  isUnavailable = false
  await expect(page.getByText('Welcome back!')).toBeVisible({ timeout: 20_000 })
})
