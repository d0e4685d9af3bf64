import type { Browser, BrowserContext, Page } from '@playwright/test'
import { bucketOf } from '@worrystone/contracts'
import { FATE } from './faulty-build.ts'

/** Small and seeded: the same numbers in every show (mulberry32). */
function randomness(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Visitor = {
  number: number
  /** As a browser makes it, at random. */
  id: string
  /** Whether the fault would strike them (`FATE`). */
  isUnlucky: boolean
}

type Draw = { seed: number; salt: string; percentBp: number; share: number }

/**
 * People as they come, but without luck: of each ten visitors exactly so many meet the candidate, and of those so many are struck, as
 * there would be on average. So a show takes as long as the one before, and its seed brings the same story although each rollout has
 * a salt of its own.
 */
export function visitors({ seed, salt, percentBp, share }: Draw): () => Promise<Visitor> {
  // Each its own numbers: how many ids have to be drawn depends on the salt.
  const [meets, isStruck] = [evenly(randomness(seed), percentBp / 10_000), evenly(randomness(seed + 1), share)]
  const random = randomness(seed + 2)
  const newId = () => Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  let number = 0
  let last: Promise<unknown> = Promise.resolve()

  async function draw(): Promise<Visitor> {
    const isWanted = meets()
    for (;;) {
      const id = newId()
      const isIn = (await bucketOf(salt, 'worries', id)) < percentBp
      if (isIn === isWanted) return { number: ++number, id, isUnlucky: isWanted && isStruck() }
    }
  }
  return () => {
    // One after the other, so that the order is the seed's.
    const next = last.then(draw)
    last = next
    return next
  }
}

/** True for this share of each ten, at random places. */
function evenly(random: () => number, share: number): () => boolean {
  let ten: boolean[] = []
  return () => {
    if (ten.length === 0) {
      const places = Array.from({ length: 10 }, (_, place) => ({ is: place < Math.round(share * 10), at: random() }))
      ten = places.sort((a, b) => a.at - b.at).map(({ is }) => is)
    }
    return ten.pop() ?? false
  }
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
    [visitor.id, FATE, visitor.isUnlucky ? 'unlucky' : 'lucky'] as const,
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
