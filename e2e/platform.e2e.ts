import { createHash } from 'node:crypto'
import { expect, type Page, type Route, test } from '@playwright/test'
import type { RemoteManifest, Snapshot } from '@worrystone/contracts'

/** What must stay empty whatever breaks: thrown errors, unheard rejections, violations of the page's policy. */
function watch(page: Page) {
  const seen: string[] = []
  page.on('pageerror', (error) => seen.push(error.message))
  page.on('console', (message) => {
    if (
      /Content Security Policy|TrustedScript|Trusted Types|was preloaded using link preload but not used/.test(message.text())
    ) {
      seen.push(message.text())
    }
  })
  return seen
}

const panel = (page: Page) => page.getByText('is unavailable right now. Other parts of the page still work.')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' })
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })
const entryOf = (remote: string) => new RegExp(`/remotes/${remote}/[^/]+/entry\\.`)
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const BLOCK = /(<script type="application\/json" id="snapshot">)([\s\S]*?)(<\/script>)/

/** Changes the registry's word on its way into the page; early fetches of the old word are dropped. */
async function withSnapshot(page: Page, change: (snapshot: Snapshot) => void) {
  await page.route(
    (url) => !/^\/(api|assets|remotes|registry)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const html = (await answer.text())
        .replaceAll(/<link rel="preload" as="script" crossorigin[^>]*>/g, '')
        .replace(BLOCK, (_, open: string, json: string, close: string) => {
          const snapshot = JSON.parse(json) as Snapshot
          change(snapshot)
          return open + JSON.stringify(snapshot).replaceAll('<', '\\u003c') + close
        })
      await route.fulfill({ response: answer, body: html })
    },
  )
}

function stableOf(snapshot: Snapshot, remote: string): RemoteManifest {
  const record = snapshot.records.find((each) => each.remote === remote)
  const build = snapshot.builds[`${remote}@${record?.stable}`]
  if (!build) throw new Error(`${remote} has no stable build`)
  return build
}

/** Puts another entry in the place of a remote's own, with its right hash: what a faulty but honest build would be. */
async function withEntry(page: Page, remote: string, code: (globalName: string) => string) {
  let body = ''
  await withSnapshot(page, (snapshot) => {
    const build = stableOf(snapshot, remote)
    body = code(build.container.globalName)
    for (const asset of build.assets) if (asset.path === build.container.entry) asset.integrity = sha384(body)
    build.container.integrity = sha384(body)
  })
  await page.route(entryOf(remote), (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** A container as the federation runtime knows it, with one door for every name. */
const container = (door: string) => (globalName: string) => `var ${globalName} = { init() {}, get: async () => () => (${door}) }`

test('a page of a remote mounts, the next one replaces it without a reload, and back returns', async ({ page }) => {
  const seen = watch(page)
  await page.goto('/login')
  await expect(signIn(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  await page.getByRole('link', { name: 'Create your account' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('[data-remote]')).toHaveCount(1)

  await page.goBack()
  await expect(signIn(page)).toBeVisible()
  await expect(page).toHaveTitle(/· Worrystone$/)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  expect(seen).toEqual([])
})

test('pages of different remotes follow each other in one document', async ({ page }) => {
  const seen = watch(page)
  await page.goto('/feed')
  await expect(page.locator('[data-remote=worries] h1')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.locator('[data-remote=account] h1')).toBeFocused()
  await page.goBack()
  await expect(page.locator('[data-remote=worries] h1')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  expect(seen).toEqual([])
})

test('a plain link inside the site does not reload it; a link to the API does leave', async ({ page }) => {
  await page.goto('/login')
  await expect(signIn(page)).toBeVisible()
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true })
    const link = Object.assign(document.createElement('a'), { href: '/register', textContent: 'plain' })
    document.body.append(link)
  })
  await page.getByRole('link', { name: 'plain' }).click()
  await expect(page).toHaveURL('/register')
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

test('the way back leads to the place one was reading', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await page.goto('/')
  const last = page.getByRole('link', { name: 'Start Your Journey' })
  await last.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await last.click()
  await expect(page).toHaveURL('/register')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  // What one was reading, not a number of pixels: a font that has arrived meanwhile makes the lines above shorter.
  await expect(last).toBeInViewport()
})

test('an unknown address answers 404 and says so', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a file that was tampered with does not run', async ({ page }) => {
  const seen = watch(page)
  await page.route(/\/remotes\/account\/.*\.js/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `window.wasTampered = true;${await answer.text()}` })
  })
  await page.goto('/login')
  await expect(panel(page)).toBeVisible({ timeout: 12_000 })
  expect(await page.evaluate(() => Reflect.get(window, 'wasTampered'))).toBeUndefined()
  expect(seen.filter((text) => !text.includes('preload'))).toEqual([])
})

test('a missing entry ends in a panel, the rest of the page lives, and Try Again brings it when it is there', async ({
  page,
}) => {
  const seen = watch(page)
  const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' })
  await page.route(entryOf('worries'), missing)
  await page.goto('/feed')
  await expect(panel(page)).toBeVisible({ timeout: 12_000 })
  await expect(page.getByText(/Reference: [0-9a-f]{8}/)).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Feed' }).click()
  await expect(panel(page)).toBeVisible({ timeout: 12_000 })

  await page.unroute(entryOf('worries'), missing)
  await tryAgain(page).click()
  await expect(page.locator('[data-remote=worries] h1')).toBeVisible()
  await expect(panel(page)).toBeHidden()
  expect(seen.filter((text) => !text.includes('preload'))).toEqual([])
})

test('an entry that hangs is given up in time', async ({ page }) => {
  await page.route(entryOf('account'), () => {})
  const start = Date.now()
  // The early fetch of the same file keeps the document from being complete.
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await expect(panel(page)).toBeVisible({ timeout: 12_000 })
  expect(Date.now() - start).toBeLessThan(11_000)
})

test('an entry that fails once is asked for again', async ({ page }) => {
  let count = 0
  await page.route(entryOf('account'), (route) => (count++ < 2 ? route.fulfill({ status: 503, body: '' }) : route.continue()))
  await page.goto('/login')
  await expect(signIn(page)).toBeVisible({ timeout: 10_000 })
})

const FAULTS: [what: string, code: (globalName: string) => string][] = [
  ['throws while it is evaluated', () => `throw new Error('broken on purpose')`],
  ['does not parse', () => 'this is no script ('],
  ['has no such door', (name) => `var ${name} = { init() {}, get: async () => { throw new Error('no door') } }`],
  ['has a door without lifecycles', container('{}')],
  [
    'throws when its door is evaluated',
    (name) => `var ${name} = { init() {}, get: async () => () => { throw new Error('on purpose') } }`,
  ],
  [
    'refuses to mount',
    container(`{ bootstrap: async () => {}, mount: async () => { throw new Error('on purpose') }, unmount: async () => {} }`),
  ],
  [
    'never finishes mounting',
    container('{ bootstrap: async () => {}, mount: () => new Promise(() => {}), unmount: async () => {} }'),
  ],
  [
    'breaks after it was shown',
    container(
      `{ bootstrap: async () => {}, mount: async (p) => { setTimeout(() => p.onCrash(new Error('on purpose')), 200) }, unmount: async () => {} }`,
    ),
  ],
]
for (const [what, code] of FAULTS) {
  test(`a build that ${what} ends in a panel, and the rest of the page lives`, async ({ page }) => {
    const seen = watch(page)
    await withEntry(page, 'worries', code)
    await page.goto('/feed')
    await expect(panel(page)).toBeVisible({ timeout: 12_000 })
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await expect(signIn(page)).toBeVisible()
    // The page's own errors; what a faulty script throws by itself is reported by the browser.
    expect(seen.filter((text) => !/on purpose|Unexpected|missing \)|Invalid/.test(text))).toEqual([])
  })
}

test('a piece whose unmount hangs is taken away all the same', async ({ page }) => {
  const door = `{ bootstrap: async () => {}, mount: async (p) => { p.domElement.textContent = 'I stay' }, unmount: () => new Promise(() => {}) }`
  await withEntry(page, 'worries', container(door))
  await page.goto('/feed')
  await expect(page.getByText('I stay')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(signIn(page)).toBeVisible()
  await expect(page.getByText('I stay')).toBeHidden()
})

test('when the stable build is missing, the one before it stands in, in the same page', async ({ page }) => {
  const seen = watch(page)
  const dead = 'f'.repeat(16)
  await withSnapshot(page, (snapshot) => {
    const build = stableOf(snapshot, 'account')
    const globalName = `account__${dead}`
    snapshot.builds[`account@${dead}`] = { ...build, buildId: dead, container: { ...build.container, globalName } }
    for (const record of snapshot.records) {
      if (record.remote === 'account') Object.assign(record, { stable: dead, previous: [build.buildId] })
    }
  })
  await page.goto('/login')
  await expect(signIn(page)).toBeVisible({ timeout: 15_000 })
  // It is not asked for again in this visit.
  const why = await page.evaluate(() => {
    const platform = Reflect.get(window, 'platform') as { explain(): Record<string, string[]> }
    return platform.explain().account
  })
  expect(why?.join('\n')).toContain(`stable ${dead}: failed here before`)
  expect(seen).toEqual([])
})

test('a remote that was switched off is a panel, and nothing of it is fetched', async ({ page }) => {
  let fetched = 0
  await page.route(/\/remotes\/account\//, (route) => {
    fetched++
    return route.continue()
  })
  await withSnapshot(page, (snapshot) => {
    for (const record of snapshot.records) if (record.remote === 'account') record.kill = { on: true, messageKey: null }
  })
  await page.goto('/login')
  await expect(panel(page)).toBeVisible()
  expect(fetched).toBe(0)
})

test('without any word of the registry the shell stands, and recovers by Try Again', async ({ page }) => {
  const seen = watch(page)
  await page.route(
    (url) => ['/', '/login'].includes(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(BLOCK, '').replaceAll(/<link rel="preload" as="script" crossorigin[^>]*>/g, ''),
      })
    },
  )
  await page.route('**/registry/snapshot.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"schema":7}' }),
  )
  await page.goto('/login')
  await expect(page.getByText('This page is unavailable right now.')).toBeVisible()
  await page.unroute('**/registry/snapshot.json')
  await tryAgain(page).click()
  await expect(signIn(page)).toBeVisible()

  // From now on this browser has a copy of its own.
  await page.route('**/registry/snapshot.json', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/login')
  await expect(signIn(page)).toBeVisible()
  expect(seen).toEqual([])
})

test('fifty changes of page leave nothing behind', async ({ page }) => {
  test.setTimeout(90_000)
  const seen = watch(page)
  await page.goto('/login')
  await expect(signIn(page)).toBeVisible()
  const client = await page.context().newCDPSession(page)
  const count = async () => {
    await client.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
    return { nodes, jsEventListeners }
  }
  const switchPages = async (times: number) => {
    for (let turn = 0; turn < times; turn++) {
      await page.getByRole('link', { name: 'Create your account' }).click()
      await expect(page).toHaveURL('/register')
      await expect(page.locator('[data-remote] h1')).toBeVisible()
      await page.goBack()
      await expect(signIn(page)).toBeVisible()
    }
  }
  const before = await count()
  await switchPages(25)
  // Timers of the last mounts hold on to theirs for some seconds more.
  await expect(async () => {
    const after = await count()
    expect(after.nodes).toBeLessThan(before.nodes * 1.5 + 200)
    expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * 1.5 + 200)
  }).toPass({ intervals: [3_000], timeout: 40_000 })
  await expect(page.locator('[data-remote]')).toHaveCount(1)
  expect(seen).toEqual([])
})

test('the splash is gone after a second, and at once for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#splash')).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.waitForFunction(() => performance.now() > 1_100)
  await expect(page.locator('#splash')).toHaveCount(0)
})
