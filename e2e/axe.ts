import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The violations that axe finds on a page. Our pages have no frames, so only the page itself is checked, and passed elements get no
 * selector: the same results in a quarter of the time. axe's rule `frame-tested` would report a frame that was not checked.
 */
export async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
}
