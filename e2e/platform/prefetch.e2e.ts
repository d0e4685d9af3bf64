import { expect, type Page } from '@playwright/test'
import type { Snapshot } from '@worrystone/contracts'
import { test } from '../test.ts'
import { secondBuildOf, stableOf, withTestRegistry } from '../test-registry.ts'

const SECOND_BUILD = 'c'.repeat(16)

const feedLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Feed' })

/** The files of worries that this page has requested, as `build file`. */
function recordFiles(page: Page) {
  const files: string[] = []
  page.on('request', (request) => {
    const [, build, file] = /\/remotes\/worries\/([^/]+)\/([a-z0-9-]+)\./.exec(request.url()) ?? []
    if (build && file) files.push(`${build} ${file}`)
  })
  return files
}

/** Lets the timers run and the page become idle, as after some seconds. */
async function waitUntilIdle(page: Page) {
  await page.clock.fastForward(5_000)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

test('hovering a link prefetches the page from the build that this visitor will use', async ({ page, request }) => {
  const registry = await withTestRegistry(page)
  const snapshot: Snapshot = await (await request.get('/registry/snapshot.json')).json()
  const second = await secondBuildOf(page, stableOf(snapshot, 'worries'), SECOND_BUILD)
  registry.changeSnapshot(({ builds, records }) => {
    builds[`worries@${SECOND_BUILD}`] = second
    const record = records.find(({ remote }) => remote === 'worries')
    const audience = { include: [], exclude: [] }
    if (record) record.candidate = { build: SECOND_BUILD, salt: 'salt', percentBp: 10_000, audience, state: 'running' }
  })
  const files = recordFiles(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await feedLink(page).hover()
  await expect.poll(() => files).toContain(`${SECOND_BUILD} feed`)
  expect(files.filter((file) => !file.startsWith(SECOND_BUILD))).toEqual([])
})

test("the remotes' entries are prefetched on idle", async ({ page }) => {
  await page.clock.install()
  const files = recordFiles(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitUntilIdle(page)
  await expect.poll(() => files.map((file) => file.split(' ')[1])).toEqual(['entry'])
})

test('nothing is prefetched with a data saver', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.clock.install()
  const files = recordFiles(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => 'platform' in window)
  await feedLink(page).hover()
  await waitUntilIdle(page)
  expect(files).toEqual([])
  await feedLink(page).click()
  await expect(page.locator('[data-remote=worries] h1')).toBeVisible()
})

/** The fonts that this page has requested. */
function recordFonts(page: Page) {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  return fonts
}

const bodyFont = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily)

async function onSlowConnection(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const [latency, downloadThroughput, uploadThroughput] = [200, -1, -1]
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput, uploadThroughput })
}

/** Holds the requests for matching files back until the returned function is called. */
async function holdBack(page: Page, files: string) {
  const released = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

const hasFonts = (page: Page) => page.evaluate(() => localStorage.getItem('worrystone_fonts'))

test('on a slow connection fonts that come before the text are used for it, in files of the first visit alone', async ({
  page,
}) => {
  await onSlowConnection(page)
  const releaseRemote = await holdBack(page, '**/remotes/account/**')
  const fonts = recordFonts(page)
  // No HTML is rendered with this parameter: HTML that is being read keeps its font.
  await page.goto('/login?without=html', { waitUntil: 'commit' })
  await expect.poll(() => bodyFont(page)).toContain('Nunito Sans Variable')

  releaseRemote()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(fonts.map((url) => url.replace(/.*\/|\..*/g, '')).sort()).toEqual(['literata-first', 'nunito-sans-first'])
})

test('text that would move keeps its font until the next page', async ({ page }) => {
  await onSlowConnection(page)
  const releaseFonts = await holdBack(page, '**/*.woff2')
  // HTML that is being read keeps its font in any case. A preloaded file that is missing holds the load event back.
  await page.goto('/?without=html', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const wide = new CSSStyleSheet()
    wide.replaceSync(':root:not([data-fonts]) { --sans: monospace; --serif: monospace }')
    document.adoptedStyleSheets.push(wide)
  })

  releaseFonts()
  await expect.poll(() => hasFonts(page)).toBe('here')
  expect(await bodyFont(page)).toBe('monospace')
})

test('text that somebody reads already keeps its font until the next page', async ({ page }) => {
  await onSlowConnection(page)
  const releaseFonts = await holdBack(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)

  releaseFonts()
  await expect.poll(() => hasFonts(page)).toBe('here')
  expect(await bodyFont(page)).not.toContain('Nunito Sans Variable')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await bodyFont(page)).toContain('Nunito Sans Variable')
})

test('on a fast connection the first page has our fonts', async ({ page }) => {
  // The page's clock reads that it loaded quickly, however busy the machine is.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => {
      performance.now = now
      return 20
    }
  })
  const fonts = recordFonts(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await bodyFont(page)).toContain('Nunito Sans Variable')
  expect(fonts.length).toBeGreaterThan(0)
})
