import { expect, type Page, type Route } from '@playwright/test'
import { entryUrl, recordOf, recordRequests, withFaultyStable } from '../build-records.ts'
import { container, crashesLater, FAULTS } from '../faulty-builds.ts'
import { errorPanel, goTo, headingOf, recordProblems, signInButton, tryAgainButton, unexpectedProblems } from '../page.ts'
import { test } from '../test.ts'
import { stableOf, withTestRegistry } from '../test-registry.ts'

/** Whatever fails in a remote, an error panel replaces it within the deadlines of the shell. */
const PANEL_MS = 15_000

async function expectPanelAndWorkingShell(page: Page) {
  await expect(errorPanel(page)).toBeVisible({ timeout: PANEL_MS })
  await expect(page.getByText(/Reference: [0-9a-f]{8}/)).toBeVisible()
  await goTo(page, 'Sign In')
  await expect(signInButton(page)).toBeVisible()
}

const ENTRY_RESPONSES: [fault: string, respond: (route: Route) => Promise<void>][] = [
  ['is not there', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' })],
  [
    'is a page instead of a script',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Hotel Wi-Fi</h1>' }),
  ],
  ['cannot be reached', (route) => route.abort('connectionreset')],
]
for (const [fault, respond] of ENTRY_RESPONSES) {
  test(`an entry that ${fault} ends in an error panel, the rest of the page works, and Try Again mounts it once it is available`, async ({
    page,
  }) => {
    const problems = recordProblems(page)
    await page.route(entryUrl('worries'), respond)
    await page.goto('/feed')
    await expectPanelAndWorkingShell(page)
    await page.goBack()
    await expect(errorPanel(page)).toBeVisible({ timeout: PANEL_MS })

    await page.unroute(entryUrl('worries'), respond)
    await tryAgainButton(page).click()
    await expect(headingOf(page, 'worries')).toBeVisible()
    await expect(errorPanel(page)).toBeHidden()
    expect(unexpectedProblems(problems)).toEqual([])
  })
}

test('loading an entry that hangs is aborted at the deadline', async ({ page }) => {
  const neverRespond = () => {}
  await page.route(entryUrl('account'), neverRespond)
  const start = Date.now()
  // The preload of the same file keeps the document from completing.
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await expect(errorPanel(page)).toBeVisible({ timeout: PANEL_MS })
  expect(Date.now() - start).toBeLessThan(12_000)
})

test('an entry that fails twice is requested a third time', async ({ page }) => {
  let count = 0
  await page.route(entryUrl('account'), (route) => (count++ < 2 ? route.fulfill({ status: 503, body: '' }) : route.continue()))
  await page.goto('/login')
  await expect(signInButton(page)).toBeVisible({ timeout: 10_000 })
})

test('a file that was tampered with does not run', async ({ page }) => {
  const problems = recordProblems(page)
  await page.route(/\/remotes\/account\/.*\.js/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `window.wasTampered = true;${await response.text()}` })
  })
  await page.goto('/login')
  await expect(errorPanel(page)).toBeVisible({ timeout: PANEL_MS })
  expect(await page.evaluate(() => Reflect.get(window, 'wasTampered'))).toBeUndefined()
  expect(unexpectedProblems(problems)).toEqual([])
})

test('a build for another shell is not fetched', async ({ page }) => {
  const fetched = recordRequests(page, '/remotes/worries/')
  const registry = await withTestRegistry(page)
  registry.changeSnapshot((snapshot) => {
    stableOf(snapshot, 'worries').contract.shell = '^9.0.0'
    recordOf(snapshot, 'worries').previous = []
  })
  await page.goto('/feed')
  await expectPanelAndWorkingShell(page)
  expect(fetched).toEqual([])
})

for (const [fault, entry] of FAULTS) {
  test(`a build that ${fault} ends in an error panel, and the rest of the page works`, async ({ page }) => {
    const problems = recordProblems(page)
    await withFaultyStable(page, 'worries', entry)
    await page.goto('/feed')
    await expectPanelAndWorkingShell(page)
    expect(unexpectedProblems(problems)).toEqual([])
  })
}

test('a page that crashes after it was mounted shows an error panel, and Try Again mounts it again', async ({ page }) => {
  const problems = recordProblems(page)
  await withFaultyStable(page, 'worries', crashesLater)
  await page.goto('/feed')
  await expect(errorPanel(page)).toBeVisible({ timeout: PANEL_MS })
  await tryAgainButton(page).click()
  await expect(page.getByRole('heading', { name: 'fine so far' })).toBeVisible()
  await expectPanelAndWorkingShell(page)
  expect(unexpectedProblems(problems)).toEqual([])
})

test('a page whose unmount hangs is removed at the deadline', async ({ page }) => {
  const lifecycles = `{ bootstrap: async () => {}, mount: async (p) => { p.domElement.textContent = 'I stay' }, unmount: () => new Promise(() => {}) }`
  await withFaultyStable(page, 'worries', container(lifecycles))
  await page.goto('/feed')
  await expect(page.getByText('I stay')).toBeVisible()
  await goTo(page, 'Sign In')
  await expect(signInButton(page)).toBeVisible()
  await expect(page.getByText('I stay')).toBeHidden()
})
