import { type Browser, expect, type Page } from '@playwright/test'
import { authApi, type LanguageCode, postsApi, resolutionsApi } from '@worrystone/contracts'
import { violationsOf } from '../axe.ts'
import { inOwnWorkspace, requestContextOf } from '../own-workspace.ts'
import { setLanguage } from '../page.ts'
import { aMember, aWorry, callApi, type Member, signIn } from '../people.ts'
import type { Product } from '../product.ts'
import { test, waitForApp } from '../test.ts'

test.describe.configure({ timeout: 180_000 })

const MINUTES = 30
/** Settings of a product whose clock is half an hour ahead: a worry waits for ten minutes before it is offered to helpers. */
const LATER = {
  DAYS_LATER: String(MINUTES / (24 * 60)),
  NODE_OPTIONS: `--import=${new URL('../shift-clock.ts', import.meta.url)}`,
}
/** Shorter than the 30 seconds between two polls, so that only the event stream can meet it. */
const AT_ONCE = { timeout: 2_000 }

/** A page in the language of this member, who signs in again: their tokens have expired by the product's clock. */
async function openPage(
  browser: Browser,
  product: Product,
  { email, password, code }: Member & { code: LanguageCode },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.address, viewport: { width: 360, height: 740 } })
  const page = waitForApp(await context.newPage())
  await page.clock.setSystemTime(Date.now() + MINUTES * 60_000)
  const api = requestContextOf(context.request, product)
  const session = await callApi(api, authApi.login, { body: { email, password } })
  if (session.kind !== 'signed-in') throw new Error(`The sign-in asks for a further step: ${session.kind}`)
  await signIn(page, session, product.address)
  await setLanguage(page, code)
  return page
}

test('a worry waits; somebody who knows it sends a phrase in Hindi, its author reads it in Portuguese and says that it helped', async ({
  browser,
  request,
}) => {
  await inOwnWorkspace(async ({ start }) => {
    let product = await start()
    await product.ready()
    const api = requestContextOf(request, product)
    const [author, helper] = [await aMember(api, 'author'), await aMember(api, 'helper')]
    const own = await aWorry(api, helper, { shortContent: 'My boss gives me twice the work and I fear that I lose my job' })
    const worry = await aWorry(api, author, { shortContent: 'My manager moved every deadline and I cannot finish my work' })
    await callApi(api, resolutionsApi.resolve, {
      by: helper,
      params: { id: own.id },
      body: { copingMethods: ['talking'], isPublic: false },
    })
    for (const { id } of [own, worry]) {
      const category = async () => (await callApi(api, postsApi.read, { by: author, params: { id } })).category
      await expect.poll(category, { timeout: 60_000 }).toBe('work')
    }
    expect(await product.stop()).toBe(0)

    product = await start(LATER)
    await product.ready()
    const helpersPage = await openPage(browser, product, { ...helper, code: 'hi' })
    await helpersPage.goto('/feed?tab=waiting')
    await expect(helpersPage.locator('html')).toHaveAttribute('lang', 'hi')
    const card = helpersPage.locator(`[data-post="${worry.id}"]`)
    // 'You have been through this'
    await expect(card).toContainText('यह आपका भी अनुभव है')
    expect(await violationsOf(helpersPage)).toEqual([])
    await card.locator('[id$="-text"] a').click()
    await helpersPage.getByRole('button', { name: 'आपकी बात मुझ तक पहुँच रही है।' }).click()
    await expect(helpersPage.locator('[data-comment]')).toContainText('आपकी बात मुझ तक पहुँच रही है।')
    const streamResponse = helpersPage.waitForResponse((response) => response.url().endsWith('/notifications/stream'))
    await helpersPage.goto('/dashboard')
    expect((await streamResponse).status()).toBe(200)

    const authorsPage = await openPage(browser, product, { ...author, code: 'pt' })
    await authorsPage.goto(`/posts/${worry.id}`)
    await expect(authorsPage.locator('html')).toHaveAttribute('lang', 'pt')
    const comment = authorsPage.locator('[data-comment]')
    await expect(comment).toContainText('Eu escuto você.')
    expect(await violationsOf(authorsPage)).toEqual([])
    const thanksResponse = authorsPage.waitForResponse((response) => response.url().endsWith('/thanks'))
    await comment.getByRole('button', { name: 'Isso me ajudou' }).click()
    expect((await thanksResponse).status()).toBe(200)

    const bell = helpersPage.getByRole('banner').getByRole('button', { name: /1/ })
    await expect(bell).toBeVisible(AT_ONCE)
    await bell.click()
    await expect(helpersPage.getByText(`${author.username} का कहना है कि आपके शब्दों से मदद मिली।`)).toBeVisible()
  })
})
