import { type BrowserContext, expect, type Page } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { networkIdle, recordProblems, unexpectedProblems } from '../page.ts'
import { test } from '../test.ts'

type Offer = { level: 1 | 2 | 3; method?: boolean }
type Bus = { emit(name: string, payload: object): void; on(name: string, handler: (payload: { choice?: string }) => void): void }
type Federation = { __INSTANCES__: { loadShare(name: string): Promise<Bus | (() => Bus)> }[] }

/** What a remote does before it sends a dangerous text: it emits an offer of help on the shared bus. */
async function emitHelpOffer(page: Page, { level, method = false }: Offer): Promise<void> {
  await page.waitForFunction(() => '__FEDERATION__' in globalThis)
  // A remote offers help after its page was shown, never behind the server's HTML.
  await expect(page.locator('#first-page')).toHaveCount(0)
  const isOpened = await page.evaluate(
    async (payload) => {
      const federation = Reflect.get(globalThis, '__FEDERATION__') as Federation
      const shared = await federation.__INSTANCES__[0]?.loadShare('@worrystone/events')
      const bus = typeof shared === 'function' ? shared() : shared
      const helpEvents: string[] = []
      Object.assign(window, { helpEvents })
      bus?.on('help.opened/1', () => helpEvents.push('opened'))
      bus?.on('help.answered/1', ({ choice }) => helpEvents.push(choice ?? ''))
      bus?.emit('help.offer/1', payload)
      return helpEvents[0] === 'opened'
    },
    { level, method, from: 'post' },
  )
  expect(isOpened).toBe(true)
}

const helpAnswers = (page: Page) => page.evaluate(() => (Reflect.get(window, 'helpEvents') as string[]).slice(1))
const panel = (page: Page) => page.getByRole('dialog', { name: 'That sounds very heavy.' })

/** Waits until the worker has cached what /help needs without a network. */
async function waitForOfflineCopy(page: Page, language = 'en'): Promise<void> {
  const isCached = () =>
    page.evaluate(async (code) => {
      const cachedUrls = (await (await caches.open('help')).keys()).map(({ url }) => url)
      return (
        cachedUrls.some((url) => url.endsWith(`/help?lang=${code}`)) && cachedUrls.some((url) => /\/assets\/help\./.test(url))
      )
    }, language)
  await expect.poll(isCached, { timeout: 30_000 }).toBe(true)
}

/** Aborts every request to the API, the registry and the remotes. */
async function withoutServer(context: BrowserContext): Promise<void> {
  for (const path of ['**/api/**', '**/registry/**', '**/remotes/**']) await context.route(path, (route) => route.abort())
}

test.describe('the panel', () => {
  test('at level 2 asks one question, and every answer continues', async ({ page }) => {
    const problems = recordProblems(page)
    await page.goto('/feed')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await emitHelpOffer(page, { level: 2 })
    await expect(panel(page)).toBeVisible()
    await expect(panel(page).getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
    await panel(page).getByRole('button', { name: 'No', exact: true }).click()
    await panel(page).getByRole('button', { name: "I can't speak aloud here" }).click()
    await expect(panel(page).getByText('You can write instead.')).toBeVisible()
    await panel(page).getByRole('button', { name: 'Share anyway' }).dblclick({ noWaitAfter: true })
    await expect(panel(page)).toBeHidden()
    await expect.poll(() => helpAnswers(page)).toEqual(['share'])
    await expect(page).toHaveURL(/\/feed$/)
    expect(unexpectedProblems(problems)).toEqual([])
  })

  test('at level 3 starts with the emergency number, also with the keyboard alone', async ({ page }) => {
    await page.goto('/feed')
    await emitHelpOffer(page, { level: 3, method: true })
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link', { name: 'Call 911' })).toBeFocused()
    await expect(panel(page).getByText('It stays yours as a private draft.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect.poll(() => helpAnswers(page)).toEqual(['close'])
  })

  test('is closed by Back, and the page stays', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Feed' }).click()
    await expect(page).toHaveURL(/\/feed$/)
    await emitHelpOffer(page, { level: 2 })
    await expect(panel(page)).toBeVisible()
    await page.goBack()
    await expect(panel(page)).toBeHidden()
    await expect.poll(() => helpAnswers(page)).toEqual(['close'])
    await expect(page).toHaveURL(/\/feed$/)
    // The panel has left no history entry: the next Back leads to the previous page.
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
  })

  test('has a quick exit that empties the screen and leaves the history without the page', async ({ page }) => {
    await page.route('https://www.wikipedia.org/**', (route) => route.fulfill({ body: 'an encyclopedia' }))
    await page.goto('/feed')
    await emitHelpOffer(page, { level: 3 })
    await panel(page).getByRole('button', { name: 'Leave this page quickly' }).click()
    await expect(page.getByText('an encyclopedia')).toBeVisible()
    expect(page.url()).toBe('https://www.wikipedia.org/')
  })

  test('opens with API, registry and every remote down, and without a network', async ({ page, context }) => {
    await page.goto('/feed')
    await waitForOfflineCopy(page)
    await withoutServer(context)
    await emitHelpOffer(page, { level: 2 })
    await expect(panel(page).getByRole('link', { name: 'Call 988' })).toBeVisible()
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect(panel(page)).toBeHidden()
    await context.setOffline(true)
    await emitHelpOffer(page, { level: 3 })
    await expect(panel(page).getByRole('link', { name: 'Call 911' })).toBeVisible()
    await panel(page).getByRole('button', { name: 'Keep as a draft' }).click()
    await expect.poll(() => helpAnswers(page)).toContain('draft')
  })

  test('has a plain version when its code cannot be loaded', async ({ page }) => {
    await page.route('**/assets/help.*', (route) => route.abort())
    await page.goto('/feed')
    await emitHelpOffer(page, { level: 2 })
    await expect(panel(page).getByText('call your local emergency number')).toBeVisible()
    await panel(page).getByRole('button', { name: 'Share anyway' }).click()
    await expect.poll(() => helpAnswers(page)).toEqual(['share'])
  })
})

test.describe('/help without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the numbers of the chosen country, and all others collapsed', async ({ page }) => {
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1, name: 'Need help now?' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'United States' }).getByRole('link', { name: 'Call 988' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Country' }).selectOption('FR')
    await page.getByRole('button', { name: 'Show this country' }).click()
    await expect(page.getByRole('region', { name: 'France' }).getByRole('link', { name: 'Call 3114' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('FR')
    const brazil = page.locator('details', { hasText: 'Brazil' })
    await expect(brazil.getByRole('link', { name: 'Call 188' })).toBeHidden()
    await brazil.locator('summary').click()
    await expect(brazil.getByRole('link', { name: 'Call 188' })).toBeVisible()
  })

  test('has a page in each language', async ({ page }) => {
    await page.goto('/help')
    await page.getByRole('link', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
  })
})

test.describe('/help', () => {
  test('is linked at the end of every page and needs neither API nor remotes', async ({ page, context }) => {
    await withoutServer(context)
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Need help now?' }).click()
    await expect(page).toHaveURL(/\/help$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Need help now?' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Call 988' }).first()).toBeVisible()
  })

  test('opens without a network after one visit of any page', async ({ page, context }) => {
    await page.goto('/login')
    await waitForOfflineCopy(page)
    await context.setOffline(true)
    const next = await context.newPage()
    await next.goto('/help')
    await expect(next.getByRole('heading', { level: 1, name: 'Need help now?' })).toBeVisible()
    await expect(next.getByRole('link', { name: 'Call 988' }).first()).toBeVisible()
  })

  test('shows its text when its scripts cannot be loaded', async ({ page }) => {
    await page.route('**/assets/help.*', (route) => route.abort())
    const waitForIdle = networkIdle(page)
    await page.goto('/help')
    await waitForIdle()
    await expect(page.getByRole('link', { name: 'Call 988' }).first()).toBeVisible()
    await expect(page.getByText('unavailable')).toHaveCount(0)
  })

  test('is readable before any script runs', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (1.6 * 1024 * 1024) / 8,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const waitForIdle = networkIdle(page)
    await page.goto('/help', { waitUntil: 'commit' })
    await waitForIdle()
    const { paintedAt, shift } = await page.evaluate(async () => {
      const entriesOf = (type: string) =>
        new Promise<PerformanceEntryList>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
          setTimeout(resolve, 500, [])
        })
      const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[]
      return {
        paintedAt: (await entriesOf('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
      }
    })
    test.info().annotations.push({ type: 'largest paint, ms', description: String(Math.round(paintedAt)) })
    // 900 ms on an idle machine; two tests run at a time.
    expect(paintedAt).toBeLessThan(1_800)
    expect(shift).toBeLessThan(0.02)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en-US', 'ar-EG']) {
    test.describe(`${colorScheme}, ${locale}, on a phone`, () => {
      test.use({ colorScheme, locale, viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

      test('page and panel have no axe violations, no overflow, and touch targets of full size', async ({ page }) => {
        const waitForIdle = networkIdle(page)
        const checkPage = async () => {
          for (const { id, nodes } of await violationsOf(page))
            expect.soft(`${id} at ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`).toBe('')
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
          expect.soft(overflow).toBeLessThanOrEqual(0)
        }
        await page.goto('/help')
        await waitForIdle()
        await checkPage()
        await page.goto('/feed')
        await waitForIdle()
        for (const level of [2, 3] as const) {
          await emitHelpOffer(page, { level, method: true })
          const dialog = page.getByRole('dialog')
          await expect(dialog).toBeVisible()
          // The last option of the first question.
          if (level === 2) await dialog.getByRole('group').first().getByRole('button').last().click()
          await checkPage()
          for (const target of await dialog.locator('button, a, select').all()) {
            const box = await target.boundingBox()
            expect.soft(Math.round(box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44)
          }
          await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden()
        }
      })
    })
  }
}
