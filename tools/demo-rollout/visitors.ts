import type { Browser, BrowserContext, Page } from '@playwright/test'
import { FATE } from './faulty-build.ts'

/** Small and seeded: the same visitors in every show (mulberry32). */
export function randomness(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Visitor = { number: number; id: string; fate: number }

/** People as they come: a random id, as a browser makes one, and whether the fault would strike them. */
export function visitors(seed: number): () => Visitor {
  const random = randomness(seed)
  let number = 0
  const hex = () => Math.floor(random() * 16).toString(16)
  return () => ({ number: ++number, id: Array.from({ length: 32 }, hex).join(''), fate: random() })
}

export type Visit = {
  visitor: Visitor
  seat: Seat
  /** The candidate's code reached this visitor. */
  isExposed: boolean
  /** When the candidate broke for them, if it did. */
  brokeAt: number | undefined
  /** The build they see in the end; undefined: none, an error panel or nothing. */
  sees: string | undefined
  seenAt: number
}

/** A browser window with a storage of its own, in which visitors sit down one after the other. */
export type Seat = { context: BrowserContext; page: Page; visit: Visit | undefined }

const FEED = '[data-remote=worries]'
const PATIENCE_MS = 20_000

export async function aSeat(browser: Browser, candidate: string): Promise<Seat> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', viewport: { width: 1100, height: 640 } })
  const page = await context.newPage()
  const seat: Seat = { context, page, visit: undefined }
  page.on('request', (request) => {
    if (seat.visit && request.url().includes(`/remotes/worries/${candidate}/`)) seat.visit.isExposed = true
  })
  page.on('console', (message) => {
    const isBreaking = message.type() === 'error' && message.text().startsWith(`[worries@${candidate}]`)
    if (seat.visit && isBreaking) seat.visit.brokeAt ??= Date.now()
  })
  return seat
}

/** Somebody new opens the feed, in a browser that knows nothing of anybody before, and waits until they see it. */
export async function visit(seat: Seat, site: string, visitor: Visitor): Promise<Visit> {
  const { context, page } = seat
  await leave(seat)
  // A plain answer of the same origin, where the storage can be emptied before anything of the site runs.
  await page.goto(`${site}/api/health`)
  await context.clearCookies()
  await page.evaluate(
    async ([id, name, fate]) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const key of await caches.keys()) await caches.delete(key)
      localStorage.setItem('worrystone_visitor', id)
      localStorage.setItem(name, fate)
    },
    [visitor.id, FATE, String(visitor.fate)] as const,
  )
  const seen: Visit = { visitor, seat, isExposed: false, brokeAt: undefined, sees: undefined, seenAt: 0 }
  seat.visit = seen
  await page.goto(`${site}/feed`, { waitUntil: 'commit' })
  seen.sees = await buildInSight(page)
  seen.seenAt = Date.now()
  return seen
}

/** Leaves as people do, by going elsewhere: the page still tells the registry how it went. */
export async function leave(seat: Seat): Promise<void> {
  if (seat.visit) await seat.page.goto('about:blank')
  seat.visit = undefined
}

/** The build of the feed that stands on the page with its heading. */
export async function buildInSight(page: Page): Promise<string | undefined> {
  const feed = page
    .locator(FEED)
    .filter({ has: page.locator('h1') })
    .first()
  try {
    await feed.waitFor({ timeout: PATIENCE_MS })
    return (await feed.getAttribute('data-build', { timeout: PATIENCE_MS })) ?? undefined
  } catch {
    return undefined
  }
}
