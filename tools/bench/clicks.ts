import type { Browser, Page } from '@playwright/test'
import { withProduct } from '@worrystone/e2e/with-product'
import { CPU_SLOWDOWN, median, throttle } from './slow-phone.ts'

/**
 * From the click on a link to the page of another remote, over a slow connection: after its link was hovered, so that its code is there, and when
 * the page was visited before. With this machine's processor, as a computer has a pointer to hover with, and four times slower, as a phone.
 * Ends with the frame that shows the page's heading or form. Prints a table, asserts nothing.
 */

const RUNS = Number(process.env.BENCH_RUNS ?? 7)
const CONNECTION = { bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150 }
const STEP_MS = 30_000

const TARGETS = [
  { from: '/feed', to: '/login', remote: 'account', content: 'form input[type="email"]', before: '#root article' },
  { from: '/feed', to: '/register', remote: 'account', content: 'form input[type="email"]', before: '#root article' },
  { from: '/', to: '/feed', remote: 'worries', content: 'h1', before: '#root h1' },
]
type Target = (typeof TARGETS)[number]
type Visit = Target & { url: string; slowdown: number }

await withProduct(async (browser, address) => {
  const rows = []
  for (const { slowdown, target } of [1, CPU_SLOWDOWN].flatMap((slowdown) => TARGETS.map((target) => ({ slowdown, target })))) {
    const visits = []
    for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, { ...target, url: address + target.from, slowdown }))
    rows.push({
      CPU: `${slowdown}x slower`,
      from: target.from,
      to: target.to,
      'after hover, ms': median(visits.map(({ hovered }) => hovered)),
      'warm, ms': median(visits.map(({ warm }) => warm)),
      longest: Math.round(Math.max(...visits.flatMap(({ hovered, warm }) => [hovered, warm]))),
    })
  }
  console.log(`1.6 Mbit/s, ${CONNECTION.latency} ms, median of ${RUNS}`)
  console.table(rows)
})

async function visit(browser: Browser, { url, slowdown, ...target }: Visit) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 800 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(STEP_MS)
  try {
    const page = await context.newPage()
    await throttle(await context.newCDPSession(page), CONNECTION, slowdown)
    await page.goto(url)
    await page.locator(target.before).first().waitFor()
    await waitForIdle(page)
    await linkTo(page, target).hover()
    await waitForIdle(page)
    const hovered = await click(page, target)
    await page.goBack()
    await page.locator(target.before).first().waitFor()
    await waitForIdle(page)
    return { hovered, warm: await click(page, target) }
  } finally {
    await context.close()
  }
}

function linkTo(page: Page, { to }: Target) {
  return page.locator(`a[href^="${to}"]`).filter({ visible: true }).first()
}

/** Waits until the page has fetched what it fetches on idle: two seconds without a new file. */
async function waitForIdle(page: Page) {
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await files(); before !== now; ) {
    await page.waitForTimeout(2_000)
    before = now
    now = await files()
  }
}

async function click(page: Page, target: Target): Promise<number> {
  await page.evaluate((selector) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    Object.assign(window, { shownAfter: promise })
    const start = ({ timeStamp }: Event) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
      })
      observer.observe(document, { childList: true, subtree: true })
    }
    document.addEventListener('click', start, { once: true, capture: true })
  }, `[data-remote="${target.remote}"] ${target.content}`)
  await linkTo(page, target).click()
  return page.evaluate(() => (window as unknown as { shownAfter: Promise<number> }).shownAfter)
}
