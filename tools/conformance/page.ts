import { type BrowserContext, test as base } from '@playwright/test'

/**
 * Playwright's `test` with a page of its own for each check, in a browser window that the checks of a worker share: a window is slower
 * to open than most checks. State of another check is removed before: cookies here, the rest by `createCheckContext`.
 */
export const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '', viewport = null } = project.use
      const context = await browser.newContext({ baseURL, locale, timezoneId, viewport })
      // A window closes with its last page.
      await context.newPage()
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, use) => {
    await shared.clearCookies()
    const page = await shared.newPage()
    await use(page)
    await page.close()
  },
})
