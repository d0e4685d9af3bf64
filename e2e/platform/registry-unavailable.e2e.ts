import { expect, type Page } from '@playwright/test'
import { headingOf, recordProblems, signInButton, tryAgainButton, unexpectedProblems } from '../page.ts'
import { aMember, signIn } from '../people.ts'
import { test } from '../test.ts'

const UNAVAILABLE = 'This page is unavailable right now.'
const SNAPSHOT = '**/registry/snapshot.json'

const PRELOADS = /<link rel="preload" as="script" crossorigin[^>]*>/g
const SNAPSHOT_SCRIPT = /(<script type="application\/json" id="snapshot">)[\s\S]*?(<\/script>)/

/** Changes the site's HTML in transit. */
const changeDocument = (page: Page, change: (html: string) => string) =>
  page.route(
    ({ pathname }) => !/^\/(api|assets|remotes|registry)\//.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response: response, body: change(await response.text()) })
    },
  )

/** A page with other content in place of the registry's snapshot, or with none. */
const withoutSnapshot = (html: string, replacement = '') =>
  html.replaceAll(PRELOADS, '').replace(SNAPSHOT_SCRIPT, replacement && `$1${replacement}$2`)

const INVALID_RESPONSES: [fault: string, snapshotText: string, invalid: { status: number; contentType: string; body: string }][] =
  [
    ['is unavailable', '', { status: 503, contentType: 'text/plain', body: '' }],
    ['sends an unknown schema', '{"schema":7}', { status: 200, contentType: 'application/json', body: '{"schema":7}' }],
    ['sends a page', 'Wi-Fi for guests', { status: 200, contentType: 'text/html', body: '<h1>Wi-Fi for guests</h1>' }],
  ]
for (const [fault, snapshotText, invalid] of INVALID_RESPONSES) {
  test(`while the registry ${fault} the shell works, and Try Again loads the pages`, async ({ page }) => {
    const problems = recordProblems(page)
    await changeDocument(page, (html) => withoutSnapshot(html, snapshotText))
    await page.route(SNAPSHOT, (route) => route.fulfill(invalid))
    await page.goto('/login')
    await expect(page.getByText(UNAVAILABLE)).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unroute(SNAPSHOT)
    await tryAgainButton(page).click()
    await expect(signInButton(page)).toBeVisible()

    // From now on this browser has a cached copy.
    await page.route(SNAPSHOT, (route) => route.fulfill(invalid))
    await page.goto('/login')
    await expect(signInButton(page)).toBeVisible()
    expect(unexpectedProblems(problems)).toEqual([])
  })
}

test('a response of the registry that never arrives is not waited for', async ({ page }) => {
  await changeDocument(page, (html) => withoutSnapshot(html))
  await page.route(SNAPSHOT, () => {})
  await page.goto('/login')
  await expect(page.getByText(UNAVAILABLE)).toBeVisible()
})

/** An API that sleeps until the test wakes it. */
async function withSleepingApi(page: Page): Promise<() => void> {
  let isAsleep = true
  await page.route('**/api/**', (route) =>
    isAsleep
      ? route.fulfill({
          status: 503,
          json: { error: { code: 'SERVICE_UNAVAILABLE', message: 'Services are waking up. Please try again in a moment.' } },
        })
      : route.continue(),
  )
  return () => {
    isAsleep = false
  }
}

test('while the API sleeps a member sees the waiting view, and their page when it wakes', async ({ page, request }) => {
  await signIn(page, await aMember(request, 'early'))
  const wake = await withSleepingApi(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Waking up services...' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  wake()
  await expect(page.locator('[data-outlet="worries/recent-activity"]')).toBeVisible({ timeout: 20_000 })
})

test('while the API sleeps a page of a remote shows the waiting state, and its content when it wakes', async ({ page }) => {
  const wake = await withSleepingApi(page)
  await page.goto('/feed')
  await expect(headingOf(page, 'worries')).toBeVisible()
  await expect(page.getByText('Services are waking up. Please try again in a moment.')).toBeVisible()
  wake()
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 })
})
