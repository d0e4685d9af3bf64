import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { authApi, endpointRequest, getResponseData } from '@worrystone/contracts'
import { withProduct } from '@worrystone/e2e/with-product'
import { type Connection, CPU_SLOWDOWN, median, throttle } from './slow-phone.ts'

/**
 * A first visit, and a second one, on a slow phone and over a slow connection: when the page is painted and usable, what blocks it, what it
 * weighs. `BENCH_PAGE=login` measures that page alone. Prints a table, asserts nothing.
 */

const RUNS = Number(process.env.BENCH_RUNS ?? 7)
const LONG_TASK_MS = 50

/** `Lighthouse` calls the first one "slow 4G"; the second is that of browsers' developer tools. */
const CONNECTIONS = [
  { label: '1.6 Mbit/s, 150 ms', bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150 },
  { label: '1.47 Mbit/s, 562 ms', bytesPerSecond: (1.47 * 1024 * 1024) / 8, latency: 562.5 },
]

/** `content`: what people come for. */
const PAGES = [
  { name: 'landing', path: '/', content: 'main h1' },
  { name: 'login', path: '/login', content: 'form input[type=email]' },
  { name: 'feed', path: '/feed', content: 'article' },
  { name: 'home, member', path: '/', content: 'main h1', isMember: true },
  { name: 'feed, member', path: '/feed', content: 'article', isMember: true },
].filter(({ name }) => [name, undefined].includes(process.env.BENCH_PAGE))

/** An account of the demo. */
const MEMBER = { email: 'mira@demo.worrystone.example', password: 'Worry-Stone-24' }
/** In idle time after the visit the page stores what the next one needs. */
const SETTLE_MS = 6_000

type Visit = {
  contentMs: number
  largestMs: number
  /** When the app has taken over from the server's HTML. */
  usableMs: number
  blockedMs: number
  shift: number
  scriptKb: number
  totalKb: number
}

type Recorder = { contentAt?: number; usableAt?: number; largestAt: number; shift: number; tasks: [at: number, ms: number][] }

await withProduct(measure)

async function measure(browser: Browser, address: string) {
  const rows = []
  for (const connection of CONNECTIONS) {
    for (const { name, path, content, isMember = false } of PAGES) {
      const visits: { first: Visit; second: Visit }[] = []
      for (let run = 0; run < RUNS; run++) {
        const localStorage = isMember ? await signIn(address) : []
        visits.push(await visitTwice(browser, { url: address + path, content, connection, localStorage }))
      }
      for (const visit of ['first', 'second'] as const) {
        const medianOf = (value: (visit: Visit) => number) => median(visits.map((each) => value(each[visit])))
        rows.push({
          connection: connection.label,
          page: name,
          visit,
          'content, ms': medianOf((visit) => visit.contentMs),
          'largest paint, ms': medianOf((visit) => visit.largestMs),
          'usable, ms': medianOf((visit) => visit.usableMs),
          'blocked, ms': medianOf((visit) => visit.blockedMs),
          CLS: Math.max(...visits.map((each) => Number(each[visit].shift.toFixed(4)))),
          'JavaScript, KB': medianOf((visit) => visit.scriptKb),
          'all, KB': medianOf((visit) => visit.totalKb),
        })
      }
    }
  }
  console.log(`CPU ${CPU_SLOWDOWN}x slower, median of ${RUNS}; the first visit with an empty cache`)
  console.table(rows)
}

/** What the browser stores of a member who is signed in. */
async function signIn(address: string) {
  const { path, method, headers, body } = endpointRequest(authApi.login, { body: MEMBER })
  const response = await fetch(`${address}/api${path}`, { method, headers: headers ?? {}, ...(body && { body }) })
  const { ok, status } = response
  const session = getResponseData(authApi.login, { ok, status, body: await response.text() })
  if (session.kind !== 'signed-in') throw new Error(`The sign-in asks for a further step: ${session.kind}`)
  return [
    { name: 'auth_token', value: session.token },
    { name: 'refresh_token', value: session.refreshToken },
  ]
}

type Target = { url: string; content: string; connection: Connection; localStorage: { name: string; value: string }[] }

async function visitTwice(browser: Browser, target: Target) {
  const { origin } = new URL(target.url)
  const storageState = { cookies: [], origins: [{ origin, localStorage: target.localStorage }] }
  const options = { viewport: { width: 390, height: 800 }, isMobile: true, reducedMotion: 'reduce', storageState } as const
  const context = await browser.newContext(options)
  try {
    const first = await visit(context, target)
    return { first, second: await visit(context, target) }
  } finally {
    await context.close()
  }
}

async function visit(context: BrowserContext, { url, content, connection }: Target): Promise<Visit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await throttle(devtools, connection)
  const bytes = countBytes(devtools)
  await page.addInitScript(record, content)
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
  await page.waitForFunction(() => (window as unknown as { recorder: Recorder }).recorder.usableAt !== undefined, undefined, {
    timeout: 60_000,
  })
  const { scriptKb, totalKb } = bytes()
  // Later paints and shifts count as well; the service worker settles for the second visit.
  await page.waitForTimeout(SETTLE_MS)
  const { contentAt = 0, usableAt = 0, largestAt, shift, tasks } = await recorderOf(page)
  await page.close()
  const blockedMs = tasks.reduce((sum, [at, ms]) => (at < usableAt ? sum + Math.max(0, ms - LONG_TASK_MS) : sum), 0)
  return { contentMs: contentAt, largestMs: largestAt, usableMs: usableAt, blockedMs, shift, scriptKb, totalKb }
}

function recorderOf(page: Page): Promise<Recorder> {
  return page.evaluate(() => (window as unknown as { recorder: Recorder }).recorder)
}

/** Runs in the page. */
function record(selector: string) {
  const recorder: Recorder = { largestAt: 0, shift: 0, tasks: [] }
  Object.assign(window, { recorder })
  const observe = (type: string, each: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each as (entry: PerformanceEntry) => void)).observe({
      type,
      buffered: true,
    })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) recorder.shift += value
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    recorder.largestAt = startTime
  })
  observe('longtask', ({ startTime, duration }) => recorder.tasks.push([startTime, duration]))
  const check = () => {
    if (!recorder.contentAt && document.querySelector(selector)) recorder.contentAt = performance.now()
    if (!recorder.usableAt && document.querySelector(`#root ${selector}`)) recorder.usableAt = performance.now()
    if (!recorder.usableAt) requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

/** Counts what is received over the network from now on, in kilobytes. */
function countBytes(devtools: CDPSession): () => { scriptKb: number; totalKb: number } {
  const types = new Map<string, string>()
  let [script, total] = [0, 0]
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength
    if (types.get(requestId) === 'Script') script += encodedDataLength
  })
  return () => ({ scriptKb: script / 1024, totalKb: total / 1024 })
}
