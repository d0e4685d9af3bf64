import { expect } from '@playwright/test'
import { goTo, headingOf, isSameDocument, markDocument, recordProblems, signInButton } from '../page.ts'
import { test } from '../test.ts'

test('a page of a remote mounts, the next one replaces it without a reload, and Back returns', async ({ page }) => {
  const problems = recordProblems(page)
  await page.goto('/login')
  await expect(signInButton(page)).toBeVisible()
  await markDocument(page)

  await page.getByRole('link', { name: 'Create your account' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('[data-remote]')).toHaveCount(1)

  await page.goBack()
  await expect(signInButton(page)).toBeVisible()
  await expect(page).toHaveTitle(/· Worrystone$/)
  expect(await isSameDocument(page)).toBe(true)
  expect(problems).toEqual([])
})

test('a page allows the Trusted Types policies of its own scripts, and no other can be created', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => void (/trusted ?types|TrustedScript/i.test(message.text()) && violations.push(message.text())))
  for (const address of ['/feed', '/community', '/login', '/help']) await page.goto(address)
  await page.getByRole('main').waitFor()
  expect(violations).toEqual([])
  const isCreated = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
    try {
      trustedTypes.createPolicy('somebody-else', {})
      return true
    } catch {
      return false
    }
  })
  expect(isCreated).toBe(false)
})

test('pages of different remotes are mounted one after another in one document', async ({ page }) => {
  const problems = recordProblems(page)
  await page.goto('/feed')
  await expect(headingOf(page, 'worries')).toBeVisible()
  await markDocument(page)
  await goTo(page, 'Sign In')
  await expect(headingOf(page, 'account')).toBeFocused()
  await page.goBack()
  await expect(headingOf(page, 'worries')).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  expect(problems).toEqual([])
})

test('a plain link inside the site does not reload the page', async ({ page }) => {
  await page.goto('/login')
  await expect(signInButton(page)).toBeVisible()
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true })
    const link = Object.assign(document.createElement('a'), { href: '/register', textContent: 'plain' })
    document.body.append(link)
  })
  await page.getByRole('link', { name: 'plain' }).click()
  await expect(page).toHaveURL('/register')
  expect(await isSameDocument(page)).toBe(true)
})

test('Back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await page.goto('/')
  const last = page.getByRole('link', { name: 'Start Your Journey' })
  await last.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await last.click()
  await expect(page).toHaveURL('/register')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  // Compares the visible content, not pixels: a font that loads meanwhile makes the lines above shorter.
  await expect(last).toBeInViewport()
})

test('an unknown address answers 404 and says so', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('the splash is removed after a second, and at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#splash')).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.waitForFunction(() => performance.now() > 1_100)
  await expect(page.locator('#splash')).toHaveCount(0)
})
