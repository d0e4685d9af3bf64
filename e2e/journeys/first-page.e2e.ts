import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { commentsApi, postsApi } from '@worrystone/contracts'
import { recordShifts, shiftOf } from '../layout-shift.ts'
import { logOut } from '../page.ts'
import { aMember, aWorry, callApi, signIn } from '../people.ts'
import { test } from '../test.ts'

/** Opens a page with HTML of the server. Retried, because a busy server sends the page without it. */
async function openRendered(page: Page, path: string) {
  await expect(async () => {
    const response = await page.goto(path, { waitUntil: 'commit' })
    expect(await response?.text()).toContain('id="first-page"')
  }).toPass({ timeout: 30_000 })
}

const aVisitor = (browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> =>
  browser.newContext({ baseURL: test.info().project.use.baseURL ?? '', locale: 'en-US', ...options })

test('without JavaScript a visitor reads the feed page by page, a worry with its comments, exercises and resources', async ({
  browser,
  request,
}) => {
  const author = await aMember(request, 'quiet')
  const post = await callApi(request, postsApi.create, {
    by: author,
    body: {
      worryPrompt: 'I am worried about...',
      shortContent: 'the letter that I have not opened for a week',
      privacyLevel: 'public',
    },
  })
  await callApi(request, commentsApi.create, {
    by: author,
    params: { postId: post.id },
    body: { content: 'It lies there still.' },
  })

  const context = await aVisitor(browser, { javaScriptEnabled: false })
  const page = await context.newPage()
  await openRendered(page, '/feed')
  await expect(page.getByRole('article')).toHaveCount(10)
  // Nothing claims that the page is still loading.
  await expect(page.locator('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)
  const first = await page.getByRole('article').first().textContent()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL(/after=/)
  await openRendered(page, page.url())
  await expect(page.getByRole('article').first()).not.toHaveText(first ?? '')

  await openRendered(page, `/posts/${post.id}`)
  await expect(page.getByText('the letter that I have not opened')).toBeVisible()
  await expect(page.getByText('It lies there still.')).toBeVisible()
  // Playwright finds no text in a noscript element.
  await expect(page.locator('noscript > p')).toContainText('Writing needs JavaScript.')

  await openRendered(page, '/wellness/exercises')
  await expect(page.getByRole('link', { name: /Box breathing/ })).toBeVisible()
  await openRendered(page, '/resources')
  await expect(page.getByRole('heading', { name: 'Mental Health Resources' })).toBeVisible()
  await openRendered(page, '/community')
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
  await openRendered(page, '/resolution-stories')
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.close()
})

test('the HTML is in the language of the browser, and later in the chosen one', async ({ browser }) => {
  const context = await aVisitor(browser, { locale: 'de-DE' })
  const page = await context.newPage()
  await openRendered(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sorgen')
  await page.getByLabel('Sprache').first().selectOption('ja')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await openRendered(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await context.close()
})

test('text typed before the app has started is kept, and nothing moves when the app replaces the HTML', async ({ browser }) => {
  const context = await aVisitor(browser, { reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/main\.\w+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await openRendered(page, '/login')
  await page.getByLabel('Email').fill('mira@example.org')
  await page.getByLabel('Password', { exact: true }).focus()
  release()
  await expect(page.locator('#first-page')).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue('mira@example.org')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
  await context.close()
})

test('a member first sees the screen that this browser stored at the last visit, and a click on it takes effect', async ({
  page,
  request,
}) => {
  const [member, author] = [await aMember(request, 'member'), await aMember(request, 'author')]
  await signIn(page, member)
  // Right before the feed is read: below many newer ones of other journeys it is not on the stored screen.
  const worry = await aWorry(request, author, { shortContent: `whether the dog hears me, asks ${author.username}` })
  await page.goto('/feed')
  const card = page.getByRole('article').filter({ hasText: worry.shortContent })
  await expect(card).toBeVisible()
  const isStored = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('worrystone_last_screen')))
  await expect.poll(isStored, { timeout: 20_000 }).toBe(true)

  // The stored screen does not contain this worry.
  const newer = await aWorry(request, author, { shortContent: `whether it rains, asks ${author.username}` })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/main\.\w+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await recordShifts(page)
  const response = await page.goto('/feed', { waitUntil: 'commit' })
  await card.getByRole('button', { name: /^Support/ }).click()
  await expect(page.locator('#first-page[data-restored] article').first()).toBeVisible()
  await expect(page.getByText(newer.shortContent)).toHaveCount(0)
  expect(await response?.text()).not.toContain(worry.shortContent)
  release()
  await expect(page.locator('#first-page')).toHaveCount(0)
  await expect(page.getByText(newer.shortContent)).toBeVisible()
  await expect(card.getByRole('button', { name: /^Support/ })).toHaveAttribute('aria-pressed', 'true')
  expect(await shiftOf(page)).toBe(0)

  await page.unrouteAll()
  await logOut(page)
  await expect.poll(isStored).toBe(false)
  await page.goto('/feed', { waitUntil: 'commit' })
  await expect(page.locator('[data-restored]')).toHaveCount(0)
})
