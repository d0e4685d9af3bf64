import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'
import { freePort, startProduct, WHOLE_DEMO, withDataDir } from './product.ts'

/** Runs `work` with the built product, its demo accounts and a browser; both end afterwards. */
export function withProduct(work: (browser: Browser, address: string) => Promise<void>): Promise<void> {
  return withDataDir(async (folder) => {
    const product = startProduct({ PORT: await freePort(), DATA_DIR: folder, ...WHOLE_DEMO, RATE_LIMIT_SCALE: '1000' })
    const installed = findChromium()
    const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(installed && { executablePath: installed }) })
    try {
      await product.ready()
      await work(browser, product.address)
    } finally {
      await browser.close()
      product.child.kill('SIGTERM')
      await product.ended
    }
  })
}
