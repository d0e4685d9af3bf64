import { type Browser, expect, type Page } from '@playwright/test'
import { analysisApi, authApi } from '@worrystone/contracts'
import { inOwnWorkspace, requestContextOf } from '../own-workspace.ts'
import { aMember, aWorry, callApi, signIn } from '../people.ts'
import type { Product } from '../product.ts'
import { test, waitForApp } from '../test.ts'

test.describe.configure({ timeout: 180_000 })

const DAYS = 15
const DAY_MS = 24 * 60 * 60_000
/** Settings of a product whose clock is two weeks ahead. */
const LATER = { DAYS_LATER: String(DAYS), NODE_OPTIONS: `--import=${new URL('../shift-clock.ts', import.meta.url)}` }

const question = (page: Page) => page.getByRole('region', { name: 'How is it now?' })
const timeline = (page: Page) => page.getByRole('region', { name: 'How it went on' })

/** A page on this product, with the browser's clock set ahead as well. */
async function openPage(browser: Browser, { address }: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: address })
  const page = waitForApp(await context.newPage())
  await page.clock.setSystemTime(Date.now() + DAYS * DAY_MS)
  return page
}

test('two weeks after a worry its author is asked how it is now, and may show the answer to others', async ({
  page,
  request,
  browser,
}) => {
  await inOwnWorkspace(async ({ start }) => {
    let product = await start()
    await product.ready()
    const api = requestContextOf(request, product)
    const author = await aMember(api, 'author')
    const worry = await aWorry(api, author, { shortContent: 'the driving test on Thursday and what my father will say' })
    // Nothing is asked before the analysis, because the text may be about danger.
    await expect
      .poll(
        () =>
          callApi(api, analysisApi.read, { by: author, params: { id: worry.id } }).then(
            () => true,
            () => false,
          ),
        {
          timeout: 60_000,
        },
      )
      .toBe(true)
    await signIn(page, author, product.address)
    await page.goto(`${product.address}/posts/${worry.id}`)
    await expect(page.getByRole('region', { name: /^Comments/ })).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await page.goto('about:blank')
    expect(await product.stop()).toBe(0)

    product = await start(LATER)
    await product.ready()
    const { email, password } = author
    const session = await callApi(api, authApi.login, { body: { email, password } })
    if (session.kind !== 'signed-in') throw new Error(`The sign-in asks for a further step: ${session.kind}`)
    const authorPage = await openPage(browser, product)
    await signIn(authorPage, session, product.address)
    await authorPage.goto('/')
    await question(authorPage).getByRole('link', { name: worry.shortContent }).click()
    await expect(authorPage).toHaveURL(new RegExp(`/posts/${worry.id}`))
    await question(authorPage).getByRole('button', { name: 'Lighter' }).click()
    await expect(question(authorPage).getByText('Good to hear that it is lighter.')).toBeVisible()
    await expect(timeline(authorPage).getByRole('listitem')).toHaveText([/^Shared/, /^Lighter/])
    await expect(timeline(authorPage).getByText('Only you see this line.')).toBeVisible()

    const visitor = await openPage(browser, product)
    await visitor.goto(`/posts/${worry.id}`)
    await expect(visitor.getByText(worry.shortContent)).toBeVisible()
    await expect(visitor.getByRole('region', { name: /^Comments/ })).toBeVisible()
    await expect(timeline(visitor)).toHaveCount(0)

    const shareSwitch = timeline(authorPage).getByRole('switch', { name: 'Show this line to whoever sees the worry' })
    await shareSwitch.click()
    await expect(timeline(authorPage).getByText('Whoever may see this worry sees the line too.')).toBeVisible()
    await visitor.reload()
    await expect(timeline(visitor).getByRole('listitem')).toHaveText([/^Shared/, /^Lighter/])
    await expect(timeline(visitor).getByRole('switch')).toHaveCount(0)

    // The answer was given: it is not asked again.
    await authorPage.goto('/')
    await expect(authorPage.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(question(authorPage)).toHaveCount(0)
    await authorPage.goto(`/posts/${worry.id}`)
    await expect(timeline(authorPage)).toBeVisible()
    await expect(question(authorPage)).toHaveCount(0)
  })
})
