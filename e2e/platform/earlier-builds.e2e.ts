import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, type Browser, expect, type Page, request as requests } from '@playwright/test'
import type { RemoteManifest } from '@worrystone/contracts'
import { unpackEarlierBuild } from '../earlier-builds.ts'
import { copyMigratedData } from '../migrated-data.ts'
import { signInOperator } from '../operator.ts'
import { explainBuild, goTo, headingOf, isSameDocument, markDocument, recordProblems, unexpectedProblems } from '../page.ts'
import { aMember, aWorry, signIn } from '../people.ts'
import { freePort, startProduct, withDataDir } from '../product.ts'
import { test, waitForApp } from '../test.ts'
import { copyWorkspace } from '../workspace.ts'

type OwnProduct = { page: Page; request: APIRequestContext; address: string; folder: string }

/**
 * Runs `work` with a product of the test's own: what is published there is served to all visitors. `prepare` may build another
 * workspace in the folder that it gets, and returns it.
 */
function inOwnProduct(
  browser: Browser,
  prepare: (folder: string) => string | undefined,
  work: (product: OwnProduct) => Promise<void>,
) {
  return withDataDir(async (folder) => {
    copyMigratedData(join(folder, 'data'))
    const settings = { PORT: await freePort(), DATA_DIR: join(folder, 'data'), DEMO: 'on', RATE_LIMIT_SCALE: '1000' }
    const product = startProduct(settings, prepare(folder))
    const { address } = product
    const context = await browser.newContext({ baseURL: address })
    const request = await requests.newContext({ baseURL: address })
    try {
      await product.ready()
      await work({ page: waitForApp(await context.newPage()), request, address, folder })
    } finally {
      await Promise.all([context.close(), request.dispose()])
      await product.stop()
    }
  })
}

const manifestOf = (folder: string): RemoteManifest => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

/** Reads the feed, shares a worry and opens it: the daily use of the worries. */
async function readAndShare(page: Page, text: string) {
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Share a worry' }).first().click()
  await page.getByRole('radio', { name: 'I am worried about...' }).check()
  await page.getByLabel('Your worry').fill(text)
  await page.getByRole('button', { name: 'Share worry' }).click()
  await expect(page.getByText('Your worry has been shared!')).toBeVisible()
  await page.getByRole('article').filter({ hasText: text }).getByRole('link', { name: text }).click()
  await expect(page).toHaveURL(/\/posts\//)
  await expect(page.locator('[data-outlet="worries/post"]').getByText(text)).toBeVisible()
}

test('an earlier build of worries is published again, works in the current shell, and runs beside the current one in the same document', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  await inOwnProduct(
    browser,
    () => undefined,
    async ({ page, request, address, folder }) => {
      const problems = recordProblems(page)
      const build = unpackEarlierBuild('worries', folder)
      const { buildId } = manifestOf(build)
      const operator = await signInOperator(request)
      const current = (await operator.status('worries')).stable
      expect(current).not.toBe(buildId)
      expect(await operator.publish('worries', build)).toMatchObject({ status: 201 })
      await operator.change('worries', {
        action: 'rollout',
        build: buildId,
        steps: [{ bp: 10_000, holdMinutes: 0 }],
        include: [],
        exclude: [],
      })

      const member = await aMember(request, 'earlier')
      await signIn(page, member, address)
      await page.clock.install()
      await page.goto('/feed')
      await expect(page.locator(`[data-build="${buildId}"] h1`)).toBeVisible()
      await markDocument(page)
      await readAndShare(page, `with the earlier build, ${member.username}`)

      await operator.change('worries', { action: 'rollback' })
      const response = page.waitForResponse('**/registry/snapshot.json')
      await page.clock.fastForward('01:05')
      await response
      await expect(page.locator(`[data-build="${buildId}"]`)).toBeVisible()
      await goTo(page, 'Feed')
      await expect(page.locator(`[data-build="${current}"] h1`)).toBeVisible()
      await readAndShare(page, `with the current build, ${member.username}`)

      // Both are in the document, and neither has replaced the other.
      expect(await isSameDocument(page)).toBe(true)
      expect(await page.evaluate((ids) => ids.map((id) => Reflect.has(window, `worries__${id}`)), [buildId, current])).toEqual([
        true,
        true,
      ])
      expect(await explainBuild(page, 'page')).toContain(`worries@${current}`)
      expect(unexpectedProblems(problems)).toEqual([])
    },
  )
})

test('an earlier shell, as in a tab that stayed open, shows the current worries', async ({ browser }) => {
  test.setTimeout(120_000)
  const withEarlierShell = (folder: string) => {
    const workspace = join(folder, 'workspace')
    copyWorkspace(workspace)
    rmSync(join(workspace, 'apps/shell/dist'), { recursive: true })
    cpSync(unpackEarlierBuild('shell', folder), join(workspace, 'apps/shell/dist'), { recursive: true })
    return workspace
  }
  await inOwnProduct(browser, withEarlierShell, async ({ page, request, address }) => {
    const problems = recordProblems(page)
    const member = await aMember(request, 'early')
    await aWorry(request, member)
    await signIn(page, member, address)
    await page.goto('/')
    await expect(page.locator('[data-outlet="worries/recent-activity"] [data-remote]')).toBeVisible()
    await goTo(page, 'Feed')
    await expect(headingOf(page, 'worries')).toBeFocused()
    const { stable } = await (await signInOperator(request)).status('worries')
    await expect(page.locator(`[data-build="${stable}"]`)).toBeVisible()
    await readAndShare(page, `with the current build, ${member.username}`)
    expect(unexpectedProblems(problems)).toEqual([])
  })
})
