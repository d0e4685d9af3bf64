import { test as base } from '@playwright/test'

/**
 * Playwright's `test` for journeys that answer requests themselves: a handler that is still fetching when the test
 * ends is ignored and does not fail it.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
