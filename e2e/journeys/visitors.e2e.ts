import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { recordProblems } from '../page.ts'
import { test, waitForApp } from '../test.ts'

test('a visitor learns what the community is like, who runs it, and what an account means', async ({ page }) => {
  const problems = recordProblems(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'What the community is like' }).click()
  await expect(page).toHaveURL('/community')
  await expect(page.getByRole('region', { name: 'Community guidelines' })).toBeVisible()
  const stories = page.getByRole('region', { name: 'What helped others' })
  await expect(stories.getByRole('article')).toHaveCount(2)
  await stories.getByRole('link', { name: 'Read more stories' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Resolution Stories' })).toBeVisible()

  const footer = page.getByRole('contentinfo')
  for (const [link, title] of [
    ['Guidelines', 'Community guidelines'],
    ['Terms', 'Terms'],
    ['Privacy policy', 'Privacy'],
    ['Imprint', 'Imprint'],
  ] as const) {
    await footer.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
  }
  await expect(page.getByText('Whoever runs this site has not given a name and an address yet.')).toBeVisible()
  expect(problems).toEqual([])
})

test('the menu of a visitor has the stories at every width', async ({ page }) => {
  await page.goto('/feed')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Community' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Resolution Stories' }).click()
  await expect(page).toHaveURL('/resolution-stories')
})

test('the texts are in the language of the reader, and what registration accepts can be read without losing the form', async ({
  page,
}) => {
  const name = `reader_${randomBytes(4).toString('hex')}`
  await page.goto('/register')
  await page.getByLabel('Email').fill(`${name}@example.org`)
  const [terms] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: /^Terms \(opens/ }).click()])
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await terms.evaluate(() => localStorage.setItem('worrystone_language', 'ar'))
  await terms.reload()
  await expect(terms.getByRole('heading', { level: 1, name: 'الشروط' })).toBeVisible()
  await terms.evaluate(() => localStorage.setItem('worrystone_language', 'en'))
  await terms.close()

  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill('Pebble-Worry-24')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/auth/register'))
  await page.getByRole('button', { name: 'Create account' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ acceptsTerms: true })
  await expect(page).toHaveURL(/\/feed/)
})

test('the notice of the language makes no short page scroll, and covers no link at its end', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1100 }, locale: 'de-DE' })
  const page = waitForApp(await context.newPage())
  await page.goto('/login')
  await expect(page.getByRole('complementary', { name: 'Sprache' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click({ trial: true })
  await context.close()
})
