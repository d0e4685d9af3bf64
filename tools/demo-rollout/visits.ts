import type { Browser } from '@playwright/test'
import { formatDuration, type Timeline } from './timeline.ts'
import { leaveSite, openTab, type Visit, visibleBuild, visit, type visitors } from './visitors.ts'

/** Concurrent tabs: more would only wait for each other on a small machine. */
export const PARALLEL_TABS = 3
const MAX_VISITORS = 600
/** Visitors without the fault who leave their tab open. */
const OPEN_TABS = 3
export const LATER_VISITORS = 15
/** A tab refreshes its snapshot at most once a minute, at a navigation. */
const ROLLBACK_DEADLINE_MS = 80_000

export type Demo = {
  browser: Browser
  site: string
  candidate: string
  timeline: Timeline
  nextVisitor: ReturnType<typeof visitors>
}
export type Visits = { all: Visit[]; open: Visit[] }

/** Visits until the candidate is halted, or until the timeout. */
export async function visitUntil(demo: Demo, hasEnded: () => boolean): Promise<Visits> {
  const { browser, site, candidate, nextVisitor } = demo
  const visits: Visits = { all: [], open: [] }
  const runTab = async () => {
    let tab = await openTab(browser, candidate)
    while (!hasEnded() && visits.all.length < MAX_VISITORS) {
      const newVisit = await visit(tab, site, await nextVisitor())
      visits.all.push(newVisit)
      if (newVisit.isExposed) logExposed(newVisit, demo)
      const staysOpen = newVisit.build === candidate && visits.open.length < OPEN_TABS
      if (!staysOpen) continue
      visits.open.push(newVisit)
      tab = await openTab(browser, candidate)
    }
    await leaveSite(tab)
  }
  await Promise.all(Array.from({ length: PARALLEL_TABS }, runTab))
  return visits
}

function logExposed({ visitor, failedAt, build, seenAt }: Visit, { candidate, timeline }: Demo) {
  const label = `visitor ${String(visitor.number).padStart(3)}`
  if (failedAt === undefined)
    timeline.log(`${label} meets the candidate ${build === candidate ? 'and sees it' : 'and sees nothing'}`, seenAt)
  else if (build)
    timeline.log(
      `${label} meets the candidate, IT BREAKS, and the feed is there from ${build} after ${formatDuration(seenAt - failedAt)}`,
      seenAt,
    )
  else timeline.log(`${label} meets the candidate, it breaks, and NOTHING is seen`, seenAt)
}

/** How long until the candidate is gone from a tab that stays open; a reload shows the change at once. */
export async function waitForRollback({ visitor, tab }: Visit, isReload: boolean, { candidate, timeline }: Demo) {
  const { page } = tab
  const deadline = Date.now() + ROLLBACK_DEADLINE_MS
  let build: string | undefined = candidate
  while (build === candidate && Date.now() < deadline) {
    if (isReload) await page.reload()
    else {
      const header = page.getByRole('banner')
      await header.getByRole('link', { name: 'Home' }).click()
      await page.waitForTimeout(1_500)
      await header.getByRole('link', { name: 'Feed' }).click()
    }
    build = await visibleBuild(page)
  }
  const leftAt = Date.now()
  const action = isReload ? 'reloads the page' : 'goes on from page to page in the same tab'
  timeline.log(
    `visitor ${String(visitor.number).padStart(3)} ${action}: ${build === candidate ? 'STILL on the candidate' : `now on ${build}`}`,
    leftAt,
  )
  await leaveSite(tab)
  return { build, leftAt }
}

export async function visitAfterHalt({ browser, site, candidate, nextVisitor }: Demo): Promise<Visit[]> {
  const visits: Visit[] = []
  let expected = 0
  const runTab = async () => {
    const tab = await openTab(browser, candidate)
    while (expected++ < LATER_VISITORS) visits.push(await visit(tab, site, await nextVisitor()))
  }
  await Promise.all(Array.from({ length: PARALLEL_TABS }, runTab))
  return visits
}
