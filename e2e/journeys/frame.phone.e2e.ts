import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { accountMenu } from '../page.ts'
import { aMember, signIn } from '../people.ts'
import { test } from '../test.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main pages' })
const entry = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })

test('the links to the main pages are large enough for a thumb, and the current one is marked', async ({ page, request }) => {
  const member = await aMember(request, 'thumb')
  await signIn(page, member)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const link of await bar(page).getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await link.innerText()).toBeGreaterThanOrEqual(44)
  }
  await entry(page, 'Me').click()
  await expect(page).toHaveURL(`/profile/${member.username}`)
  await expect(entry(page, 'Me')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1, name: member.username })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await entry(page, 'Notifications').click()
  await expect(page).toHaveURL('/notifications')
  await entry(page, 'Home').click()
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible()
  await entry(page, 'Feed').click()
  await expect(entry(page, 'Feed')).toHaveAttribute('aria-current', 'page')
  await expect(entry(page, 'Share')).not.toHaveAttribute('aria-current')
})

test('Share opens the form from any page, also far down in the feed', async ({ page, request }) => {
  const member = await aMember(request, 'sharer')
  await signIn(page, member)
  await page.goto('/settings')
  await entry(page, 'Share').click()
  await expect(page.getByLabel('Your worry')).toBeVisible()
  await expect(entry(page, 'Share')).toHaveAttribute('aria-current', 'page')

  await entry(page, 'Feed').click()
  await expect(page.getByLabel('Your worry')).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 1_500))
  await entry(page, 'Share').click()
  await expect(page.getByLabel('Your worry')).toBeInViewport()
})

test('the bar covers neither the end of a page nor its save bar, and visitors have none', async ({ page, request }) => {
  await page.goto('/feed')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(bar(page)).toHaveCount(0)

  await signIn(page, await aMember(request, 'covered'))
  await page.goto('/settings#profile')
  await page.getByLabel('Display Name').fill('Somebody')
  const save = page.getByRole('button', { name: 'Save Changes' })
  await expect(save).toBeInViewport()
  const top = (await bar(page).boundingBox())?.y ?? 0
  const saveBox = await save.boundingBox()
  expect((saveBox?.y ?? 0) + (saveBox?.height ?? 0)).toBeLessThanOrEqual(top)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const help = await page.getByRole('contentinfo').getByRole('link', { name: 'Need help now?' }).boundingBox()
  expect((help?.y ?? 0) + (help?.height ?? 0)).toBeLessThanOrEqual(top)
})

test('the menu of the picture fits on the smallest phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await signIn(page, await aMember(request, 'small'))
  for (const path of ['/', '/feed', '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0)
  }
  await accountMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('the settings are a list of sections, each a page with a way back', async ({ page, request }) => {
  await signIn(page, await aMember(request, 'sections'))
  await page.goto('/settings')
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('link', { name: 'Security' }).click()
  await expect(heading).toHaveText('Security')
  await expect(heading).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goBack()
  await expect(heading).toHaveText('Settings')
  await expect(page.getByRole('link', { name: 'Security' })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'Profile Information' }).click()
  await page.getByLabel('Display Name').fill('Somebody')
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
})
