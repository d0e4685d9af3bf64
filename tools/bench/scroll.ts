import type { Browser, Page } from '@playwright/test'
import { withProduct } from '@worrystone/e2e/with-product'
import { CPU_SLOWDOWN } from './slow-phone.ts'

/**
 * How smoothly a long feed scrolls on a slow phone: 1,000 worries of the demo community, CPU four times slower. Loads them first and then
 * measures scrolling back and forth: frames, tasks above 50 ms, cards in the document, memory. Asserts nothing.
 */

const WORRIES = 1_000
const PIXELS_PER_STEP = 80
const STEPS = 600
/** Deadlines: a page of worries that does not load, or a scroll that does not finish, ends the run with a message. */
const PAGE_MS = 15_000
const LOADING_MS = 180_000
const SCROLL_MS = 90_000

type Figures = { frames: number; seconds: number; slowFrames: number; longTasks: number[]; cards: number }

await withProduct(async (browser, address) => {
  const { page, close } = await openFeed(browser, address)
  const count = await withDeadline(LOADING_MS, 'loading the worries', loadWorries(page))
  const rows = []
  for (const [name, pixels] of [
    ['up', -PIXELS_PER_STEP],
    ['down', PIXELS_PER_STEP],
  ] as const) {
    const figures = await withDeadline(SCROLL_MS, `scrolling ${name}`, scroll(page, pixels))
    rows.push({
      direction: name,
      'frames/s': Number((figures.frames / figures.seconds).toFixed(1)),
      'frames above 34 ms': figures.slowFrames,
      'tasks above 50 ms': figures.longTasks.length,
      'longest, ms': Math.round(Math.max(0, ...figures.longTasks)),
      'cards in the document': figures.cards,
      'heap, MB': await heap(page),
    })
  }
  console.log(`A feed of ${count} worries, CPU ${CPU_SLOWDOWN}x slower, ${STEPS} steps of ${PIXELS_PER_STEP} px each way`)
  console.table(rows)
  await close()
})

function withDeadline<T>(ms: number, action: string, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${action} took longer than ${ms / 1_000} s`)), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

async function openFeed(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const recorder = window as unknown as { longTasks: number[] }
    recorder.longTasks = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) recorder.longTasks.push(entry.duration)
    }).observe({ type: 'longtask' })
  })
  await page.goto(`${address}/feed`)
  // The app's, not the server's HTML.
  await page.locator('#root [data-post]').first().waitFor()
  return { page, close: () => context.close() }
}

/** Scrolls to the end, unthrottled, until enough worries are loaded, and says how many. */
async function loadWorries(page: Page): Promise<number> {
  let count = 0
  while (count < WORRIES) {
    const next = await page.waitForFunction(
      (before) => {
        window.scrollTo(0, document.documentElement.scrollHeight)
        const last = [...document.querySelectorAll<HTMLElement>('#root [data-index]')].at(-1)
        const shown = Number(last?.dataset.index ?? -1) + 1
        return shown > before && shown
      },
      count,
      { polling: 100, timeout: PAGE_MS },
    )
    count = Number(await next.jsonValue())
  }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.waitForTimeout(500)
  return count
}

function scroll(page: Page, pixels: number): Promise<Figures> {
  return page.evaluate(
    ({ pixels, steps }) =>
      new Promise<Figures>((resolve) => {
        const recorder = window as unknown as { longTasks: number[] }
        recorder.longTasks = []
        const startedAt = performance.now()
        let [frames, slowFrames, last] = [0, 0, startedAt]
        const step = (now: number) => {
          if (now - last > 34) slowFrames++
          last = now
          if (++frames < steps) {
            window.scrollBy(0, pixels)
            requestAnimationFrame(step)
            return
          }
          const seconds = (performance.now() - startedAt) / 1_000
          const cards = document.querySelectorAll('article').length
          // The observer is notified of a task after its end.
          setTimeout(() => resolve({ frames, seconds, slowFrames, longTasks: recorder.longTasks, cards }), 300)
        }
        requestAnimationFrame(step)
      }),
    { pixels, steps: STEPS },
  )
}

async function heap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return Math.round(usedSize / 1024 / 1024)
}
