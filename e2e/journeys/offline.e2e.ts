import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { networkIdle } from '../page.ts'
import { aMember, signIn } from '../people.ts'

/** Until the service worker has this many files of the pages that were visited. */
const untilKept = (page: Page, pattern: string) =>
  expect
    .poll(() =>
      page.evaluate(async (part) => {
        const requests = await (await caches.open('offline-pages')).keys()
        return requests.some(({ url }) => new URL(url).pathname === '/') && requests.some(({ url }) => url.includes(part))
      }, pattern),
    )
    .toBe(true)

test('a reload without a network shows our own page, which offers what is there and recovers by itself', async ({
  page,
  context,
  request,
}) => {
  const member = await aMember(request, 'offline')
  await signIn(page, member)
  const isQuiet = networkIdle(page)
  await page.goto('/feed')
  await expect(page.getByRole('article').first()).toBeVisible()
  await isQuiet()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await untilKept(page, '/remotes/worries/')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // A page that was never visited says the same.
  await page.goto('/resources')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()

  // A worry can be written, and waits on this device.
  await page.getByRole('link', { name: 'Write, or go on with your draft' }).click()
  const words = `what cannot be sent now, ${member.username}`
  await page.getByLabel('Your worry').fill(words)
  await expect(page.getByText('You are offline. Your words are kept on this device until you can share them.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your worry')).toHaveValue(words)

  await context.setOffline(false)
  await page.getByRole('radio', { name: 'I worry that...' }).check()
  await page.getByRole('button', { name: 'Share worry' }).click()
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
})

test('a page that needs the network opens when it is back', async ({ page, context, request }) => {
  await signIn(page, await aMember(request, 'again'))
  const isQuiet = networkIdle(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isQuiet()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await untilKept(page, '/remotes/account/')
  await context.setOffline(true)
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
})
