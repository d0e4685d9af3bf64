import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'
import { WHOLE_DEMO, withDataDir, withStartedProduct } from './product.ts'

/** Runs `work` with the built product, its demo accounts and a browser; both end afterwards. */
export function withProduct(work: (browser: Browser, address: string) => Promise<void>): Promise<void> {
  return withDataDir(async (folder) => {
    const installed = findChromium()
    const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(installed && { executablePath: installed }) })
    const settings = { DATA_DIR: folder, ...WHOLE_DEMO, RATE_LIMIT_SCALE: '1000' }
    await withStartedProduct(settings, ({ address }) => work(browser, address)).finally(() => browser.close())
  })
}
