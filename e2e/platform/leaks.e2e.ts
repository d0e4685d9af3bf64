import { type CDPSession, expect, type Page } from '@playwright/test'
import { recordProblems, signInButton } from '../page.ts'
import { test } from '../test.ts'

const ROUNDS = 25

type Retained = { detached: number; listeners: number; styles: number }

/** Counts what the document holds after garbage collection. */
async function countRetained(page: Page, client: CDPSession): Promise<Retained> {
  await client.send('HeapProfiler.collectGarbage')
  const { jsEventListeners } = await client.send('Memory.getDOMCounters')
  const styles = await page.evaluate(() =>
    [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, document.styleSheets.length),
  )
  return { detached: await countDetached(client), listeners: jsEventListeners, styles }
}

/** Elements of remotes that are detached and still in memory. */
async function countDetached(client: CDPSession): Promise<number> {
  const { result: prototype } = await client.send('Runtime.evaluate', { expression: 'HTMLDivElement.prototype' })
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' })
  const { result } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.filter((each) => each.dataset.remote && !each.isConnected).length }',
    returnByValue: true,
  })
  await client.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
  return result.value as number
}

test('fifty mounts and unmounts leave no element, listener or style', async ({ page }) => {
  test.setTimeout(120_000)
  const problems = recordProblems(page)
  await page.goto('/login')
  await expect(signInButton(page)).toBeVisible()
  const client = await page.context().newCDPSession(page)
  // Not through /register: in some runs Chromium's document retains every new-password field, and with it its form.
  const round = async () => {
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.locator('[data-outlet="account/forgot-password"] h1')).toBeVisible()
    await page.goBack()
    await expect(page.locator('[data-outlet="account/login"] h1')).toBeVisible()
  }
  // What is fetched and created once exists after the first mount.
  await round()
  const before = await countRetained(page, client)
  for (let turn = 0; turn < ROUNDS; turn++) await round()
  // Deadlines of the last mounts retain their elements for some seconds.
  await expect(async () => {
    const after = await countRetained(page, client)
    expect(after.detached).toBeLessThanOrEqual(2)
    expect(after.listeners - before.listeners).toBeLessThan(ROUNDS)
    expect(after.styles - before.styles).toBeLessThan(5)
  }).toPass({ intervals: [2_000], timeout: 40_000 })
  await expect(page.locator('[data-remote]')).toHaveCount(1)
  expect(problems).toEqual([])
})
