import type { Browser, Page } from '@playwright/test'
import { withProduct } from '@worrystone/e2e/with-product'

/**
 * How smoothly a long feed scrolls on a slow phone: 1,000 worries, CPU four times slower. Scrolls to the end once to load all of them
 * and then measures scrolling back and forth: frames, tasks above 50 ms, cards in the document, memory. Asserts nothing.
 */

const WORRIES = 1_000
/** An unverified account may share five a day. */
const WORRIES_PER_PERSON = 5
const CPU_SLOWDOWN = 4
const PIXELS_A_STEP = 80
const STEPS = 600

type Figures = { frames: number; seconds: number; slowFrames: number; longTasks: number[]; cards: number }

await withProduct(async (browser, address) => {
  await seedWorries(address)
  const { page, ends } = await openFeed(browser, address)
  await loadEverything(page)
  const rows = []
  for (const [name, pixels] of [
    ['up', -PIXELS_A_STEP],
    ['down', PIXELS_A_STEP],
  ] as const) {
    const figures = await scroll(page, pixels)
    rows.push({
      direction: name,
      'frames/s': Math.round(figures.frames / figures.seconds),
      'frames above 34 ms': figures.slowFrames,
      'tasks above 50 ms': figures.longTasks.length,
      'longest, ms': Math.round(Math.max(0, ...figures.longTasks)),
      'cards in the document': figures.cards,
      'heap, MB': await heap(page),
    })
  }
  console.log(`A feed of ${WORRIES} worries, CPU ${CPU_SLOWDOWN}x slower, ${STEPS} steps of ${PIXELS_A_STEP} px each way`)
  console.table(rows)
  await ends()
})

async function seedWorries(address: string) {
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()).data
  }
  for (let person = 0; person < WORRIES / WORRIES_PER_PERSON; person++) {
    const name = `scroll_${person}`
    const { token } = await post('/auth/register', {
      username: name,
      email: `${name}@example.org`,
      password: 'Pebble-under-4-feet',
    })
    for (let i = 0; i < WORRIES_PER_PERSON; i++) {
      const shortContent = `What if ${'it goes on like this and nobody tells me why '.repeat(1 + ((person + i) % 4))}${person}.${i}?`
      await post('/posts', { shortContent, worryPrompt: 'What if...' }, token)
    }
  }
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
  await page.locator('article').first().waitFor()
  return { page, ends: () => context.close() }
}

/** Scrolls to the end, unthrottled, until all pages of worries are loaded. */
async function loadEverything(page: Page) {
  for (let unchangedCount = 0, height = 0; unchangedCount < 10; ) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(150)
    const now = await page.evaluate(() => document.documentElement.scrollHeight)
    unchangedCount = now === height ? unchangedCount + 1 : 0
    height = now
  }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.waitForTimeout(500)
}

function scroll(page: Page, pixels: number): Promise<Figures> {
  return page.evaluate(
    ({ pixels, steps }) =>
      new Promise<Figures>((resolve) => {
        const recorder = window as unknown as { longTasks: number[] }
        recorder.longTasks = []
        const begin = performance.now()
        let [frames, slowFrames, last] = [0, 0, begin]
        const step = (now: number) => {
          if (now - last > 34) slowFrames++
          last = now
          if (++frames < steps) {
            window.scrollBy(0, pixels)
            requestAnimationFrame(step)
            return
          }
          const seconds = (performance.now() - begin) / 1_000
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
