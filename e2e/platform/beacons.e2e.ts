import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Beacon, RemoteManifest, Snapshot } from '@worrystone/contracts'
import { errorPanel, headingOf, tryAgainButton } from '../page.ts'
import { test } from '../test.ts'
import { secondBuildOf, stableOf, withTestRegistry } from '../test-registry.ts'

const SECOND_BUILD = 'd'.repeat(16)

const feed = (page: Page) => headingOf(page, 'worries')
const toFeed = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Feed' }).click()
const snapshotOf = async (request: APIRequestContext): Promise<Snapshot> => (await request.get('/registry/snapshot.json')).json()

/** Every report of this page to the registry, as `dddd failed`; the registry receives it too. */
async function recordBeacons(page: Page) {
  const beacons: Beacon[] = []
  const statuses: number[] = []
  await page.exposeFunction('recordBeacon', (text: string) => void beacons.push(JSON.parse(text)))
  // Playwright cannot read the bodies of beacons.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      const reading = (body as Blob).text().then((text) => Reflect.get(window, 'recordBeacon')(text))
      Reflect.set(window, 'reading', Promise.all([Reflect.get(window, 'reading'), reading]))
      return send(address, body)
    }
  })
  /** Makes the page send its pending reports, and waits until they are received. */
  const sendPending = () =>
    page.evaluate(async () => {
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      await Reflect.get(window, 'reading')
    })
  page.on('response', (response) => {
    if (response.url().endsWith('/api/registry/beacons')) statuses.push(response.status())
  })
  const reported = (remote = 'worries') =>
    beacons.flatMap(({ reports }) =>
      reports.flatMap(({ remote: name, build, phase }) => (name === remote ? [`${build.slice(0, 4)} ${phase}`] : [])),
    )
  return { beacons, statuses, reported, sendPending }
}

/** Makes a second build of worries the candidate of all visitors: the product's own code, unless the test changes its files. */
async function withCandidate(page: Page, request: APIRequestContext, change: (second: RemoteManifest) => void = () => {}) {
  const registry = await withTestRegistry(page)
  const stable = stableOf(await snapshotOf(request), 'worries')
  const second = await secondBuildOf(page, structuredClone(stable), SECOND_BUILD)
  change(second)
  const setState = (state: 'running' | 'halted') =>
    registry.changeSnapshot((snapshot) => {
      snapshot.builds[`worries@${SECOND_BUILD}`] = second
      const record = snapshot.records.find((each) => each.remote === 'worries')
      const audience = { include: [], exclude: [] }
      if (record) record.candidate = { build: SECOND_BUILD, salt: 'salt', percentBp: 10_000, audience, state }
    })
  setState('running')
  registry.addBuild(second)
  return { registry, stable, second, setState, stablePrefix: stable.buildId.slice(0, 4) }
}

const entryOf = (build: string) => new RegExp(`/remotes/worries/${build}/entry\\.`)

test('a visit reports a build once, and a reload reports nothing more', async ({ page }) => {
  const { beacons, statuses, reported, sendPending } = await recordBeacons(page)
  await page.goto('/feed')
  await expect(feed(page)).toBeVisible()
  await expect.poll(() => reported().map((line) => line.slice(5))).toEqual(['loaded', 'verified', 'mounted'])
  await expect.poll(() => statuses).toEqual([202])
  const [beacon] = beacons
  expect(beacon?.shell).toMatch(/^[a-f0-9]{16}$/)
  expect(beacon?.remotes.worries).toBe(beacon?.reports[0]?.build)
  for (const { ms } of beacon?.reports ?? []) expect(ms).toBeLessThan(60_000)

  await page.reload()
  await expect(feed(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.locator('[data-remote=account] h1')).toBeVisible()
  await sendPending()
  expect(reported('account')).toHaveLength(3)
  expect(reported()).toHaveLength(3)
})

test('a candidate whose entry is missing is reported as failed although the stable build is shown', async ({ page, request }) => {
  const { reported } = await recordBeacons(page)
  const { stablePrefix } = await withCandidate(page, request)
  await page.route(entryOf(SECOND_BUILD), (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/feed')
  await expect(feed(page)).toBeVisible()
  await expect.poll(reported).toContain('dddd failed')
  await expect.poll(reported).toContain(`${stablePrefix} mounted`)
  expect(reported().filter((line) => line.startsWith('dddd'))).toEqual(['dddd failed'])
})

test('a candidate with a wrong hash is reported as failed', async ({ page, request }) => {
  const { reported } = await recordBeacons(page)
  await withCandidate(page, request, (second) => {
    const integrity = `sha384-${'A'.repeat(64)}`
    for (const asset of second.assets) if (asset.path === second.container.entry) asset.integrity = integrity
    second.container.integrity = integrity
  })
  await page.goto('/feed')
  await expect(feed(page)).toBeVisible()
  await expect.poll(reported).toContain('dddd failed')
})

test('a candidate whose file was late once is not reported as failed, because its files exist', async ({ page, request }) => {
  const { reported } = await recordBeacons(page)
  const { stablePrefix } = await withCandidate(page, request)
  // Three attempts fail, then the network works again.
  let count = 0
  await page.route(entryOf(SECOND_BUILD), (route) => (count++ < 3 ? route.abort('connectionreset') : route.fallback()))
  await page.goto('/feed')
  await expect(feed(page)).toBeVisible()
  await expect.poll(reported).toContain(`${stablePrefix} mounted`)
  expect(count).toBeGreaterThan(3)
  expect(reported().filter((line) => line.startsWith('dddd'))).toEqual([])
})

test('nothing is reported while the server is down, and the page recovers by itself', async ({ page }) => {
  const { reported } = await recordBeacons(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isServer = (url: URL) => /^\/(api\/health|remotes\/)/.test(url.pathname)
  await page.route(isServer, (route) => route.abort('connectionrefused'))
  await toFeed(page)
  await expect(errorPanel(page)).toBeVisible({ timeout: 20_000 })
  await page.unroute(isServer)
  await expect(feed(page)).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => reported().map((line) => line.slice(5))).toContain('mounted')
  expect(reported().filter((line) => /failed|crashed/.test(line))).toEqual([])
})

test('a build that fails for all visitors is reported as failed, and the panel shows error id and fingerprint', async ({
  page,
  request,
}) => {
  const { reported } = await recordBeacons(page)
  const { registry, stablePrefix } = await withCandidate(page, request)
  registry.changeSnapshot(() => {})
  await page.route(/\/remotes\/worries\/[^/]+\/entry\./, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/feed')
  await expect(errorPanel(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/Reference: [0-9a-f]{8} · page [0-9a-f]{8}/)).toBeVisible()
  await expect.poll(reported).toEqual([`${stablePrefix} failed`])
})

const CRASHING = `{ bootstrap: async () => {}, unmount: async () => {}, mount: async (p) => {
  p.domElement.append(Object.assign(document.createElement('h1'), { textContent: 'on trial' }))
  addEventListener('break-now', () => p.onCrash(new Error('on purpose')))
} }`

test('a candidate that breaks after it was mounted is reported as crashed, and Try Again mounts the stable build', async ({
  page,
  request,
}) => {
  const { reported } = await recordBeacons(page)
  const { second } = await withCandidate(page, request)
  second.container.globalName = `worries__${SECOND_BUILD}`
  const body = `var ${second.container.globalName} = { init() {}, get: async () => () => (${CRASHING}) }`
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(body))
  const integrity = `sha384-${Buffer.from(digest).toString('base64')}`
  for (const asset of second.assets) if (asset.path === second.container.entry) asset.integrity = integrity
  second.container.integrity = integrity
  await page.route(entryOf(SECOND_BUILD), (route) => route.fulfill({ contentType: 'text/javascript', body }))

  await page.goto('/feed')
  await expect(page.getByRole('heading', { name: 'on trial' })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('break-now')))
  await expect(errorPanel(page)).toBeVisible()
  await expect.poll(reported).toEqual(['dddd loaded', 'dddd verified', 'dddd mounted', 'dddd crashed'])
  await tryAgainButton(page).click()
  await expect(page.getByRole('heading', { name: 'Feed', level: 1 })).toBeVisible()
})

test('the failure of a build of a QA link is shown without a fallback and not reported', async ({ page, request }) => {
  const { beacons, sendPending } = await recordBeacons(page)
  await withCandidate(page, request)
  await page.route(entryOf(SECOND_BUILD), (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(`/feed?remote=worries@${SECOND_BUILD}`)
  await expect(page.getByText(`The build ${SECOND_BUILD} that this tab tests could not be shown:`)).toBeVisible({
    timeout: 20_000,
  })
  await expect(feed(page)).toBeHidden()

  await page.unroute(entryOf(SECOND_BUILD))
  await tryAgainButton(page).click()
  await expect(feed(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.locator('[data-remote=account] h1')).toBeVisible()
  await sendPending()
  expect(beacons).toEqual([])
})

test('an expose that stays mounted across a navigation leaves a halted build', async ({ page, request }) => {
  const { stable, setState } = await withCandidate(page, request)
  await page.clock.install()
  await page.goto('/posts/1')
  const expose = page.locator('[data-outlet="worries/post"] > [data-remote=worries]')
  await expect(expose).toHaveAttribute('data-build', SECOND_BUILD)
  // The clock would pass the deadline of an expose that is still being mounted.
  await expect(page.locator('[data-outlet="worries/post"]')).toHaveAttribute('data-state', 'ready')

  setState('halted')
  const response = page.waitForResponse('**/registry/snapshot.json')
  await page.clock.fastForward('02:05')
  await (await response).finished()
  await expect(expose).toHaveAttribute('data-build', SECOND_BUILD)
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('a'), { href: '/posts/2', textContent: 'next' }))
  })
  await page.getByRole('link', { name: 'next', exact: true }).click()
  await expect(expose).toHaveAttribute('data-build', stable.buildId)
  await expect(expose).toHaveCount(1)
})

test("a page's data is requested while its code loads, and only once", async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/posts') requested.push(search)
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/remotes\/worries\/[^/]+\/feed\./, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/feed', { waitUntil: 'commit' })
  await expect.poll(() => requested).toEqual(['?limit=20'])
  release()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(requested).toEqual(['?limit=20'])

  await page.goto('/')
  await toFeed(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(requested).toEqual(['?limit=20', '?limit=20'])
})
