import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, run } from 'axe-core'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * The violations that axe finds in an open page. A document gets axe once, however often it is checked: axe is 650 KB that the browser
 * compiles anew each time. Passed elements get no selector. Our pages have no frames; axe's rule `frame-tested` would report one.
 */
export async function violationsOf(page: Page): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as { run: typeof run }
    return (await axe.run(document, { resultTypes: ['violations'] })).violations
  })
}
