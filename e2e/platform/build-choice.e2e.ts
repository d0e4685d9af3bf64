import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Candidate, RemoteRecord, Snapshot } from '@worrystone/contracts'
import { violationsOf } from '../axe.ts'
import { errorPanel, headingOf } from '../page.ts'
import { test } from '../test.ts'
import { secondBuildOf, stableOf, withTestRegistry } from '../test-registry.ts'

const SECOND_BUILD = 'e'.repeat(16)

const feed = (page: Page) => headingOf(page, 'worries')
const buildOf = (page: Page) => page.locator('[data-outlet="worries/feed"] [data-remote=worries]').getAttribute('data-build')
const snapshotOf = async (request: APIRequestContext): Promise<Snapshot> => (await request.get('/registry/snapshot.json')).json()
const recordOf = (snapshot: Snapshot, remote: string) => snapshot.records.find((each) => each.remote === remote) as RemoteRecord

const explain = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'platform') as { explain(): Record<string, string[]> }).explain())

/** Prepares a second build of worries, which `rollout` makes the candidate of all visitors, with these changes. */
async function withSecondBuild(page: Page, request: APIRequestContext) {
  const registry = await withTestRegistry(page)
  const stable = stableOf(await snapshotOf(request), 'worries')
  const second = await secondBuildOf(page, stable, SECOND_BUILD)
  const rollout = (changes: Partial<Candidate> = {}) =>
    registry.changeSnapshot((snapshot) => {
      snapshot.builds[`worries@${SECOND_BUILD}`] = second
      recordOf(snapshot, 'worries').candidate = {
        build: SECOND_BUILD,
        salt: 'salt',
        percentBp: 10_000,
        audience: { include: [], exclude: [] },
        state: 'running',
        ...changes,
      }
    })
  return { registry, stable, second, rollout }
}

test('a page whose snapshot was changed on the way runs none of its builds, and works', async ({ page }) => {
  const registry = await withTestRegistry(page)
  let fetched = 0
  page.on('request', (request) => {
    if (/\/remotes\/.*\.js/.test(request.url())) fetched++
  })
  const addMember = (signed: string) => signed.replace('"schema":1', '"schema":1,"x":1')
  registry.tamper('page', addMember)
  registry.tamper('response', addMember)
  await page.goto('/feed')
  await expect(errorPanel(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await explain(page)).snapshot?.join()).toContain('no build of it runs')
  expect(fetched).toBe(0)

  registry.tamper('response', (signed) => signed)
  await page.getByRole('banner').getByRole('link', { name: 'Feed' }).click()
  await expect(feed(page)).toBeVisible()
})

test('a page whose cached snapshot was changed loads the genuine one from the registry by itself', async ({ page }) => {
  const registry = await withTestRegistry(page)
  registry.tamper('page', (signed) => signed.replace('"path":"/feed"', '"path":"/evil"'))
  await page.goto('/feed')
  await expect(feed(page)).toBeVisible()
  expect((await explain(page)).snapshot).toEqual([expect.stringContaining('from the registry'), 'signed by the registry'])
})

test("the product's own snapshot is signed, and an unchanged page says so", async ({ page }) => {
  await page.goto('/feed')
  await expect(feed(page)).toBeVisible()
  const explanation = await explain(page)
  expect(explanation.snapshot).toEqual([expect.stringContaining('from the page'), 'signed by the registry'])
  expect(explanation.worries?.at(-1)).toMatch(/^chosen: stable [a-f0-9]{16}$/)
})

test('the choice of a tab lasts across a reload and other shares, and another tab makes its own', async ({
  page,
  request,
  context,
}) => {
  const { rollout, stable } = await withSecondBuild(page, request)
  rollout()
  await page.goto('/feed')
  await expect(feed(page)).toBeVisible()
  expect(await buildOf(page)).toBe(SECOND_BUILD)
  expect((await context.cookies()).find((each) => each.name === 'worrystone_builds')?.value).toBe(`worries.${SECOND_BUILD}`)

  rollout({ percentBp: 0 })
  await page.reload()
  await expect(feed(page)).toBeVisible()
  expect(await buildOf(page)).toBe(SECOND_BUILD)

  const other = await context.newPage()
  const otherTab = await withSecondBuild(other, request)
  otherTab.rollout({ percentBp: 0 })
  await other.goto('/feed')
  await expect(feed(other)).toBeVisible()
  expect(await buildOf(other)).toBe(stable.buildId)
  await expect.poll(async () => (await context.cookies()).some((each) => each.name === 'worrystone_builds')).toBe(false)
})

test('a halted candidate is left at the next navigation, not while its page is open', async ({ page, request }) => {
  const { rollout, stable } = await withSecondBuild(page, request)
  rollout()
  await page.clock.install()
  await page.goto('/feed')
  await expect(feed(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  rollout({ state: 'halted' })
  const response = page.waitForResponse('**/registry/snapshot.json')
  await page.clock.fastForward('02:05')
  await (await response).finished()
  await expect(feed(page)).toBeVisible()
  expect(await buildOf(page)).toBe(SECOND_BUILD)

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Feed' }).click()
  await expect(feed(page)).toBeVisible()
  expect(await buildOf(page)).toBe(stable.buildId)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

test('a QA link uses a registered build in the tab, says so, and is reset by its button', async ({ page, request }) => {
  const { registry, stable, second } = await withSecondBuild(page, request)
  registry.addBuild(second)
  await page.goto(`/feed?tab=trending&remote=worries@${SECOND_BUILD}`)
  await expect(feed(page)).toBeVisible()
  expect(await buildOf(page)).toBe(SECOND_BUILD)
  expect(new URL(page.url()).searchParams.has('remote')).toBe(false)
  const banner = page.getByRole('region', { name: 'Test visit' })
  await expect(banner).toContainText(`worries@${SECOND_BUILD}`)
  await expect(banner).toBeInViewport()

  await page.reload()
  await expect(feed(page)).toBeVisible()
  expect(await buildOf(page)).toBe(SECOND_BUILD)
  await banner.getByRole('button', { name: 'Reset' }).click()
  await expect(banner).toHaveCount(0)
  await expect(feed(page)).toBeVisible()
  expect(await buildOf(page)).toBe(stable.buildId)
})

test("a QA link for a build that the product's own registry knows is verified and used", async ({ page, request }) => {
  const { buildId } = stableOf(await snapshotOf(request), 'worries')
  await page.goto(`/feed?remote=worries@${buildId}`)
  await expect(feed(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Test visit' })).toContainText('The visit counts in no health figure.')
  expect((await explain(page)).worries?.at(-1)).toBe(`chosen: override ${buildId}`)
})

test('a QA link for an unknown build changes nothing and says so', async ({ page }) => {
  await page.goto(`/feed?remote=worries@${SECOND_BUILD}`)
  await expect(feed(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Test visit' })).toContainText('This build is not known here.')
  expect(await buildOf(page)).not.toBe(SECOND_BUILD)
})

for (const { language, direction, width } of [
  { language: 'en', direction: 'ltr', width: 360 },
  { language: 'ar', direction: 'rtl', width: 360 },
  { language: 'en', direction: 'ltr', width: 1280 },
]) {
  test(`the banner of a test visit fits at ${width} px in ${language} and has no axe violations`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.addInitScript((code) => localStorage.setItem('worrystone_language', code), language)
    await page.goto(`/login?remote=worries@${SECOND_BUILD},account@${'d'.repeat(16)}`)
    const banner = page.locator('section:has(code)')
    await expect(banner).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.locator('[data-remote=account] h1')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const violations = await violationsOf(page)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  })
}
