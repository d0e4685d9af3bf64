import type { Browser, BrowserContext, Page } from '@playwright/test'
import { randomNumbers } from '@worrystone/api/random-numbers'
import { bucketOf } from '@worrystone/contracts'
import { FAULT_KEY } from './faulty-build.ts'

export type Visitor = {
  number: number
  /** As a browser generates it, at random. */
  id: string
  /** Whether the fault affects them (`FAULT_KEY`). */
  isAffected: boolean
}

type VisitorOptions = { seed: number; salt: string; percentBp: number; share: number }

/**
 * Visitors without random variation: of each ten exactly the average number get the candidate, and of those the average number are
 * affected. So all runs take equally long, and a seed gives the same sequence although each rollout has
 * a salt of its own.
 */
export function visitors({ seed, salt, percentBp, share }: VisitorOptions): () => Promise<Visitor> {
  // Separate generators: how many ids have to be drawn depends on the salt.
  const [getsCandidate, isAffectedByFault] = [
    evenShare(randomNumbers(seed), percentBp / 10_000),
    evenShare(randomNumbers(seed + 1), share),
  ]
  const random = randomNumbers(seed + 2)
  const newId = () => Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  let number = 0
  let queue: Promise<unknown> = Promise.resolve()

  async function draw(): Promise<Visitor> {
    const isWanted = getsCandidate()
    for (;;) {
      const id = newId()
      const isSelected = (await bucketOf(salt, 'worries', id)) < percentBp
      if (isSelected === isWanted) return { number: ++number, id, isAffected: isWanted && isAffectedByFault() }
    }
  }
  return () => {
    // Sequential, so that the order is the seed's.
    const next = queue.then(draw)
    queue = next
    return next
  }
}

/** True for this share of each ten, at random positions. */
function evenShare(random: () => number, share: number): () => boolean {
  let batch: boolean[] = []
  return () => {
    if (batch.length === 0) {
      const slots = Array.from({ length: 10 }, (_, index) => ({ isTrue: index < Math.round(share * 10), order: random() }))
      batch = slots.sort((a, b) => a.order - b.order).map(({ isTrue }) => isTrue)
    }
    return batch.pop() ?? false
  }
}

export type Visit = {
  visitor: Visitor
  tab: VisitorTab
  /** The candidate's code was loaded by this visitor. */
  isExposed: boolean
  /** When the candidate failed for them, if it did. */
  failedAt: number | undefined
  /** The build that they see in the end; undefined: an error panel or nothing. */
  build: string | undefined
  seenAt: number
}

/** A browser window with a storage of its own, which visitors use one after another. */
export type VisitorTab = { context: BrowserContext; page: Page; visit: Visit | undefined }

const FEED = '[data-remote=worries]'
const RENDER_TIMEOUT_MS = 20_000

export async function openTab(browser: Browser, candidate: string): Promise<VisitorTab> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', viewport: { width: 1100, height: 640 } })
  const page = await context.newPage()
  const tab: VisitorTab = { context, page, visit: undefined }
  page.on('request', (request) => {
    if (tab.visit && request.url().includes(`/remotes/worries/${candidate}/`)) tab.visit.isExposed = true
  })
  page.on('console', (message) => {
    const isFailure = message.type() === 'error' && message.text().startsWith(`[worries@${candidate}]`)
    if (tab.visit && isFailure) tab.visit.failedAt ??= Date.now()
  })
  return tab
}

/** A new visitor opens the feed, with empty storage, and waits until it is shown. */
export async function visit(tab: VisitorTab, site: string, visitor: Visitor): Promise<Visit> {
  const { context, page } = tab
  await leaveSite(tab)
  // A plain response of the same origin, where the storage can be cleared before any script of the site runs.
  await page.goto(`${site}/api/health`)
  await context.clearCookies()
  await page.evaluate(
    async ([id, name, value]) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const key of await caches.keys()) await caches.delete(key)
      localStorage.setItem('worrystone_visitor', id)
      localStorage.setItem(name, value)
    },
    [visitor.id, FAULT_KEY, visitor.isAffected ? 'affected' : 'unaffected'] as const,
  )
  const newVisit: Visit = { visitor, tab, isExposed: false, failedAt: undefined, build: undefined, seenAt: 0 }
  tab.visit = newVisit
  await page.goto(`${site}/feed`, { waitUntil: 'commit' })
  newVisit.build = await visibleBuild(page)
  newVisit.seenAt = Date.now()
  return newVisit
}

/** Navigates away: the page still sends its reports. */
export async function leaveSite(tab: VisitorTab): Promise<void> {
  if (tab.visit) await tab.page.goto('about:blank')
  tab.visit = undefined
}

/** The build of the feed whose heading is shown. */
export async function visibleBuild(page: Page): Promise<string | undefined> {
  const feed = page
    .locator(FEED)
    .filter({ has: page.locator('h1') })
    .first()
  try {
    await feed.waitFor({ timeout: RENDER_TIMEOUT_MS })
    return (await feed.getAttribute('data-build', { timeout: RENDER_TIMEOUT_MS })) ?? undefined
  } catch {
    return undefined
  }
}
