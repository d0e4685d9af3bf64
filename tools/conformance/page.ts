import { type BrowserContext, test as base, type Page } from '@playwright/test'
import type { CheckContext } from './check-context.ts'

/** The context of a title: the last one if it has this title, else a new one in a page of its own. */
type SharedContext = (title: string, create: (page: Page) => Promise<CheckContext>) => Promise<CheckContext>

/**
 * Playwright's `test` in a browser window that the checks of a worker share: a window is slower to open than most checks. `page` is a
 * page of its own for each check; `sharedContext` is for the checks of one page or slot, and a failed check ends the worker and so the
 * sharing. Cookies of other checks are removed before a page opens, the rest by `createCheckContext`.
 */
export const test = base.extend<object, { window: BrowserContext; sharedContext: SharedContext }>({
  window: [
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
  sharedContext: [
    async ({ window }, use) => {
      let current: { title: string; context: CheckContext } | undefined
      await use(async (title, create) => {
        if (current?.title !== title) {
          await current?.context.page.close()
          current = undefined
          await window.clearCookies()
          current = { title, context: await create(await window.newPage()) }
        }
        return current.context
      })
    },
    { scope: 'worker' },
  ],
  page: async ({ window }, use) => {
    await window.clearCookies()
    const page = await window.newPage()
    await use(page)
    await page.close()
  },
})
