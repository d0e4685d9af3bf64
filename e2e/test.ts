import { test as base, expect, type Page } from '@playwright/test'

/** Enough to load the code of a page on a busy machine. */
const APP_TIMEOUT_MS = 20_000

/**
 * From here on `goto` and `reload` of this page return when the app has taken over the server's HTML, so that no test acts on an element that
 * is about to be replaced. With `waitUntil` they are Playwright's own.
 */
export function waitForApp(page: Page): Page {
  const appStarted = () => expect(page.locator('#first-page')).toHaveCount(0, { timeout: APP_TIMEOUT_MS })
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await appStarted()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await appStarted()
    return response
  }
  return page
}

/**
 * Playwright's `test`, whose pages open the app. A handler of `page.route` that is still fetching when the test ends is ignored and does not
 * fail it.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitForApp)
    await use(context)
  },
  page: async ({ page }, use) => {
    await use(page)
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
