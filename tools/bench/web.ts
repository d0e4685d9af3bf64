import type { Browser, CDPSession } from '@playwright/test'
import { withProduct } from '@worrystone/e2e/with-product'

/**
 * The cost of a first visit on a slow phone: bytes of JavaScript, layout shift, and when content is readable. Prints a table, asserts nothing.
 * CPU four times slower, 1.6 Mbit/s down, 150 ms round trip, empty cache: Lighthouse's "slow 4G".
 */

const RUNS = 7
const CPU_SLOWDOWN = 4
const DOWN_BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8
const LATENCY_MS = 150

type Visit = { scriptKb: number; contentMs: number; shellMs: number; shift: number }

const pages = [
  { name: 'landing', path: '/', content: 'main h1' },
  { name: 'login (account)', path: '/login', content: 'form input[type=email]' },
  { name: 'feed (worries)', path: '/feed', content: 'article' },
]

await withProduct(measure)

async function measure(browser: Browser, address: string) {
  const rows = []
  for (const page of pages) {
    const visits: Visit[] = []
    for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, address + page.path, page.content))
    rows.push({
      page: page.name,
      'JavaScript, KB over the wire': round(median(visits.map((v) => v.scriptKb))),
      'shell visible, ms': Math.round(median(visits.map((v) => v.shellMs))),
      'content, ms (median)': Math.round(median(visits.map((v) => v.contentMs))),
      'content, ms (best)': Math.round(Math.min(...visits.map((v) => v.contentMs))),
      CLS: round(Math.max(...visits.map((v) => v.shift)), 4),
    })
  }
  console.log(`First visit, CPU ${CPU_SLOWDOWN}x slower, 1.6 Mbit/s, ${LATENCY_MS} ms, empty cache, ${RUNS} runs`)
  console.table(rows)
}

async function visit(browser: Browser, address: string, content: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await throttle(devtools)

  let scriptBytes = 0
  const types = new Map<string, string>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength
  })

  await page.addInitScript((selector) => {
    const recorder = window as unknown as { contentAt?: number; shellAt?: number; shift: number }
    recorder.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) recorder.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const checkContent = () => {
      if (!recorder.shellAt && document.querySelector('#root *')) recorder.shellAt = performance.now()
      if (!recorder.contentAt && document.querySelector(selector)) recorder.contentAt = performance.now()
      if (!recorder.contentAt) requestAnimationFrame(checkContent)
    }
    requestAnimationFrame(checkContent)
  }, content)

  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 })
  await page.waitForFunction(() => (window as unknown as { contentAt?: number }).contentAt !== undefined, undefined, {
    timeout: 60_000,
  })
  const bytesUntilContent = scriptBytes
  await page.waitForTimeout(1_500)
  const { contentAt, shellAt, shift } = await page.evaluate(() => {
    const recorder = window as unknown as { contentAt: number; shellAt: number; shift: number }
    return { contentAt: recorder.contentAt, shellAt: recorder.shellAt, shift: recorder.shift }
  })
  await context.close()
  return { scriptKb: bytesUntilContent / 1024, contentMs: contentAt, shellMs: shellAt, shift }
}

async function throttle(devtools: CDPSession) {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BYTES_PER_SECOND,
    uploadThroughput: DOWN_BYTES_PER_SECOND,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
