import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { authApi, endpointPath, registryApi } from '@worrystone/contracts'
import { violationsOf } from './axe.ts'
import { recordShifts, shiftOf } from './layout-shift.ts'
import { copyMigratedData } from './migrated-data.ts'
import { signInOperator } from './operator.ts'
import { recordProblems } from './page.ts'
import { callApi, signIn as signInAs } from './people.ts'
import { freePort, type Product, startProduct, withDataDir } from './product.ts'
import { aRemoteName, publishBuild } from './publish-build.ts'
import { test } from './test.ts'
import { inEveryView, SIZES } from './views.ts'

// One product for all tests here, separate from that of the journeys: remotes are published, blocked and switched off.
test.describe.configure({ mode: 'default', timeout: 90_000 })

const ADMIN = { email: 'amadou@demo.worrystone.example', password: 'Worry-Stone-24' }
const MEMBER = { email: 'mira@demo.worrystone.example', password: ADMIN.password }

let product: Product
let stopProduct: () => Promise<void>
let request: APIRequestContext
let operator: Awaited<ReturnType<typeof signInOperator>>

test.beforeAll(async ({ playwright }) => {
  const stopped = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const workspace = withDataDir(async (folder) => {
    copyMigratedData(folder)
    product = startProduct({ PORT: await freePort(), DATA_DIR: folder, DEMO: 'on', RATE_LIMIT_SCALE: '1000' })
    await product.ready().then(started.resolve, started.reject)
    await stopped.promise
    product.child.kill('SIGKILL')
    await product.ended
  })
  stopProduct = async () => {
    stopped.resolve()
    await workspace
  }
  await started.promise
  request = await playwright.request.newContext({ baseURL: product.address })
  operator = await signInOperator(request)
})
test.afterAll(() => stopProduct())

/** Signs the browser in with a session of its own. */
async function signIn(page: Page, body: typeof ADMIN) {
  const session = await callApi(request, authApi.login, { body })
  if (session.kind !== 'signed-in') throw new Error(`The sign-in needs a further step: ${session.kind}`)
  await signInAs(page, session, product.address)
}

/** Reports visits of a build, some of which fail. */
async function reportVisits({ remote, build, good, bad }: { remote: string; build: string; good: number; bad: number }) {
  for (let index = 0; index < good + bad; index++) {
    const phase = index < bad ? ('failed' as const) : ('mounted' as const)
    const reports = [{ remote, build, phase, ms: 180 + ((index * 37) % 400) }]
    await callApi(request, registryApi.beacons, { body: { shell: '0'.repeat(16), remotes: { [remote]: build }, reports } })
  }
}

/** A remote of the test's own with two builds: the first one is stable. */
async function aRemote() {
  const remote = aRemoteName()
  const publisher = { address: product.address, token: operator.token }
  const stable = await publishBuild(request, publisher, remote, '1.0.0')
  const next = await publishBuild(request, publisher, remote, '1.1.0')
  await operator.change(remote, { action: 'revive' })
  return { remote, stable, next }
}

const open = (page: Page, remote = '') => page.goto(`${product.address}/platform${remote && `/${remote}`}`)
const dialog = (page: Page) => page.getByRole('dialog').last()
const section = (page: Page, name: string) => page.getByRole('region', { name })
const shortId = (build: string) => build.slice(0, 7)

/** Types the reason and submits the open dialog. */
async function submitDialog(page: Page, verb: string, why = 'For a good reason') {
  await dialog(page).getByLabel('Reason').fill(why)
  await dialog(page).getByRole('button', { name: verb, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test("a visitor must sign in, a member gets 'not found', and an admin has a link to the page", async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { name: 'You need to be logged in to access this page.' })).toBeVisible()

  await signIn(page, MEMBER)
  expect((await open(page))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Platform' })).toHaveCount(0)

  await signIn(page, ADMIN)
  await page.goto(product.address)
  await page.getByRole('link', { name: 'Platform' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Platform' })).toBeFocused()
  const worries = page.getByRole('article', { name: 'worries' })
  await expect(worries).toContainText('Steady')
  await worries.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'worries' })).toBeFocused()
  await page.goBack()
  await expect(worries).toBeVisible()
})

test('an operator rolls a build out from one per cent to all and back, and the history says why', async ({ page }) => {
  const problems = recordProblems(page)
  const { remote, stable, next } = await aRemote()
  await signIn(page, ADMIN)
  await open(page, remote)
  const candidate = section(page, 'Candidate')

  await candidate.getByRole('button', { name: 'Roll out' }).click()
  await expect(dialog(page)).toContainText(/At first 1% of all visitors get .+, at the end 100%/)
  await dialog(page)
    .getByRole('button', { name: /^Quick/ })
    .click()
  await submitDialog(page, 'Roll out', 'The new beds')
  await expect(
    page.getByText(`10% of the visitors get \u2066${shortId(next)}\u2069, all others \u2066${shortId(stable)}\u2069.`),
  ).toBeVisible()
  await expect(candidate.getByRole('listitem').filter({ hasText: 'here now' })).toContainText('10%')

  await candidate.getByRole('button', { name: 'Pause' }).click()
  await submitDialog(page, 'Pause')
  await expect(page.getByText('Paused at 10%')).toBeVisible()
  await candidate.getByRole('button', { name: 'Resume' }).click()
  await submitDialog(page, 'Resume')
  await candidate.getByRole('button', { name: 'Promote' }).click()
  await submitDialog(page, 'Promote')
  await expect(page.getByText(`Everybody gets \u2066${shortId(next)}\u2069.`)).toBeVisible()

  const menuOf = (build: string) => page.getByRole('button', { name: `What to do with \u2066${shortId(build)}\u2069` })
  await menuOf(stable).click()
  await page.getByRole('menuitem', { name: 'Go back to this' }).click()
  await submitDialog(page, 'Roll back', 'The beds are too wet')
  await expect(page.getByText(`Everybody gets \u2066${shortId(stable)}\u2069.`)).toBeVisible()
  await menuOf(next).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await expect(dialog(page)).toContainText('Nobody gets')
  await submitDialog(page, 'Block')
  await expect(
    section(page, 'Builds')
      .getByRole('listitem')
      .filter({ hasText: shortId(next) }),
  ).toContainText('Blocked')
  await menuOf(next).click()
  await page.getByRole('menuitem', { name: 'Unblock' }).click()
  await submitDialog(page, 'Unblock')

  const history = section(page, 'History').getByRole('listitem')
  await expect(history.filter({ hasText: 'The beds are too wet' })).toContainText('amadou')
  await section(page, 'History').getByRole('button', { name: 'Show earlier changes' }).click()
  await expect(history.filter({ hasText: 'The new beds' })).toContainText('10 % → 50 % → 100 %')
  expect((await operator.status(remote)).blocked).toEqual([])
  expect(problems).toEqual([])
})

test('pins, limits and the kill switch work for one remote', async ({ page }) => {
  const { remote, next } = await aRemote()
  await signIn(page, ADMIN)
  await open(page, remote)

  await page.getByRole('button', { name: 'Pin a group' }).click()
  await dialog(page).getByLabel('Build').selectOption(next)
  await dialog(page).getByLabel('By').selectOption('member')
  await dialog(page).getByLabel('Username').fill('mira')
  await dialog(page).getByLabel('Reason').fill('She asked to see it')
  await dialog(page).getByRole('button', { name: 'Pin', exact: true }).click()
  const pins = section(page, 'Who has what')
  await expect(pins).toContainText('@mira')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const why = section(page, 'Why this build?')
  await why.getByLabel('Username').fill('mira')
  await why.getByRole('button', { name: 'Explain' }).click()
  await expect(why).toContainText(`Chosen: Pinned \u2066${shortId(next)}\u2069`)
  await pins.getByRole('button', { name: /^Unpin/ }).click()
  await submitDialog(page, 'Unpin')
  await expect(pins).toContainText('No group is pinned to a build.')

  await page.getByRole('button', { name: 'Change the limits' }).click()
  await dialog(page).getByLabel('Visits that may fail, in percent').fill('3')
  await submitDialog(page, 'Set the limits')
  await expect(section(page, 'Safety')).toContainText('3%')

  await page.getByRole('button', { name: `Switch ${remote} off` }).click()
  await dialog(page).getByLabel('What visitors read').selectOption('own')
  await dialog(page).getByLabel('Your words').fill('Back after the frost')
  await submitDialog(page, 'Switch off')
  await expect(page.getByText('Switched off. Visitors read: Back after the frost')).toBeVisible()
  const visitor = await page.context().browser()?.newPage()
  await visitor?.goto(`${product.address}/${remote}`)
  await expect(visitor?.getByText('Back after the frost') ?? page.locator('none')).toBeVisible()
  await visitor?.close()
  await page.getByRole('button', { name: 'Switch on' }).first().click()
  await submitDialog(page, 'Switch on')
  await expect(page.getByText('Steady')).toBeVisible()
})

test('typed text survives a conflicting change and an expired sign-in', async ({ page }) => {
  const { remote, next } = await aRemote()
  await operator.change(remote, {
    action: 'rollout',
    build: next,
    steps: [{ bp: 500, holdMinutes: 60 }],
    include: [],
    exclude: [],
  })
  await signIn(page, ADMIN)
  await open(page, remote)
  await page.getByRole('button', { name: 'Pause' }).click()
  const reason = dialog(page).getByLabel('Reason')
  await reason.fill('Typed with care')

  // The figures behind the dialog update, and it stays open.
  await operator.change(remote, { action: 'pin', build: next, group: { by: 'role', value: 'moderator' } })
  await expect(section(page, 'Who has what')).toContainText('Moderators')
  await expect(reason).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Pause' }).click()
  await expect(dialog(page)).toContainText('Somebody changed this meanwhile')
  await expect(reason).toHaveValue('Typed with care')

  let needsPassword = true
  await page.route('**/changes', (route) => {
    if (!needsPassword) return route.fallback()
    return route.fulfill({
      status: 403,
      json: { error: { code: 'SIGN_IN_AGAIN', message: 'Please confirm your password to go on.' } },
    })
  })
  await page.route('**/auth/confirm', async (route) => {
    const response = await route.fetch()
    needsPassword = !response.ok()
    await route.fulfill({ response: response })
  })
  await dialog(page).getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('heading', { name: 'Please enter your password' })).toBeVisible()
  await page.keyboard.type('Not-the-one-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not your password. Please try again.')).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Password' }).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(section(page, 'History')).toContainText('Typed with care')
  expect((await operator.status(remote)).candidate?.state).toBe('paused')
})

test('figures update by themselves, stay while the service is down, and update again afterwards', async ({ page }) => {
  const { remote, next } = await aRemote()
  await signIn(page, ADMIN)
  await open(page, remote)
  await expect(page.getByText('Steady')).toBeVisible()
  await operator.change(remote, {
    action: 'rollout',
    build: next,
    steps: [{ bp: 2_500, holdMinutes: 60 }],
    include: [],
    exclude: [],
  })
  await expect(page.getByText('Rolling out, 25%')).toBeVisible()

  await page.route('**/api/**', (route) => route.abort())
  await expect(page.getByText(/Figures of .*The service does not answer; this page asks again by itself\./)).toBeVisible()
  await expect(page.getByText('Rolling out, 25%')).toBeVisible()
  await page.unroute('**/api/**')
  await expect(page.getByText(/The service does not answer/)).toBeHidden()
})

test('the chart shows measurements of builds; keys move between points, and a table lists the same', async ({ page }) => {
  const problems = recordProblems(page)
  const { remote, stable, next } = await aRemote()
  await operator.change(remote, {
    action: 'rollout',
    build: next,
    steps: [{ bp: 5_000, holdMinutes: 60 }],
    include: [],
    exclude: [],
  })
  await reportVisits({ remote, build: stable, good: 39, bad: 1 })
  await reportVisits({ remote, build: next, good: 10, bad: 0 })
  await signIn(page, ADMIN)
  await open(page, remote)
  const health = section(page, 'Health over time')
  const shares = section(page, 'Who has what').getByRole('listitem')
  await expect(shares.filter({ hasText: shortId(stable) })).toContainText('80%')
  await expect(shares.filter({ hasText: shortId(next) })).toContainText('10 visits')

  const chart = health.getByRole('application', { name: 'Share of visits that failed' })
  await chart.focus()
  await page.keyboard.press('ArrowRight')
  const tooltip = health.getByRole('status').filter({ hasText: shortId(stable) })
  await expect(tooltip).toContainText(/2\.5%, 1 of 40 visits/)
  await expect(tooltip).toContainText(`${shortId(next)}0%, 0 of 10 visits`)

  await health.getByRole('button', { name: 'View as table' }).click()
  await expect(health.getByRole('cell', { name: '2.5%, 1 of 40 visits' })).toBeVisible()
  await health.getByRole('tab', { name: 'Time to mount' }).click()
  await expect(health.getByRole('cell').first()).toContainText(/ms, half within/)
  expect(problems).toEqual([])
})

test('a token is shown once, operates its own remote only, and does nothing once revoked', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.address })
  const [own, other] = [await aRemote(), await aRemote()]
  await signIn(page, ADMIN)
  await open(page)
  await page.getByRole('button', { name: 'Make a token' }).click()
  await dialog(page).getByLabel('Name').fill(`ci of ${own.remote}`)
  await dialog(page).getByRole('checkbox', { name: own.remote }).check()
  await dialog(page).getByRole('button', { name: 'Make a token' }).click()
  const token = await dialog(page).getByLabel('Token').inputValue()
  await dialog(page).getByRole('button', { name: 'Copy the token' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText(token)).toHaveCount(0)

  const readStatus = (remote: string) =>
    request.get(`/api${endpointPath(registryApi.remote, { params: { remote } })}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  expect([(await readStatus(own.remote)).status(), (await readStatus(other.remote)).status()]).toEqual([200, 403])
  await page.getByRole('button', { name: `Revoke ci of ${own.remote}` }).click()
  await dialog(page).getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByRole('button', { name: `Revoke ci of ${own.remote}` })).toHaveCount(0)
  expect((await readStatus(own.remote)).status()).toBe(401)
})

inEveryView((size) => {
  test('no axe violations, nothing overflows the screen, and nothing shifts', async ({ page }) => {
    const { remote, stable, next } = await aRemote()
    await operator.change(remote, {
      action: 'rollout',
      build: next,
      steps: [{ bp: 5_000, holdMinutes: 60 }],
      include: [],
      exclude: [],
    })
    await reportVisits({ remote, build: stable, good: 9, bad: 1 })
    await reportVisits({ remote, build: next, good: 5, bad: 0 })
    await signIn(page, ADMIN)
    const problems: string[] = []
    const checkPage = async (state: string) => {
      for (const { id, nodes } of await violationsOf(page))
        problems.push(`${state}: ${id} at ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      if (overflow > 0) problems.push(`${state}: ${overflow} px too wide`)
    }
    await recordShifts(page)
    await open(page)
    await expect(page.getByRole('article', { name: remote })).toBeVisible()
    await checkPage('overview')
    expect(await shiftOf(page)).toBeLessThan(0.001)
    await open(page, remote)
    await expect(page.locator('.recharts-line').first()).toBeAttached()
    expect(await shiftOf(page)).toBeLessThan(0.001)
    await checkPage('remote')
    await page.setViewportSize({ ...SIZES[size], width: size === 'phone' ? 320 : SIZES[size].width })
    await checkPage('remote at 320 px')
    for (const index of [0, 1, 2]) {
      await page.locator('section[aria-labelledby=candidate] button:not([title])').nth(index).click()
      await expect(dialog(page)).toBeVisible()
      await checkPage(`dialog ${index}`)
      await page.keyboard.press('Escape')
    }
    expect(problems).toEqual([])
  })
})
