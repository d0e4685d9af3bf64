import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe has against a page. Our pages have no frames: looked at in the page itself, and without a name for each element that is well,
 * the same rules find the same in a quarter of the time. A frame that was not looked at would be told by axe's rule `frame-tested`.
 */
export async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
}
