import type { Browser } from '@playwright/test'
import { lasted, type Timeline } from './timeline.ts'
import { aSeat, buildInSight, leave, type Visit, visit, type visitors } from './visitors.ts'

/** Tabs side by side: more would only wait for each other on a small machine. */
export const AT_ONCE = 3
const MOST_VISITORS = 600
/** Visitors whom the fault spared and who leave their tab open. */
const OPEN_TABS = 3
export const LATER_VISITORS = 15
/** A tab asks at most once a minute, at a navigation. */
const STILL_THERE_MS = 80_000

export type Stage = { browser: Browser; site: string; candidate: string; time: Timeline; next: ReturnType<typeof visitors> }
export type Seen = { all: Visit[]; open: Visit[] }

/** Visitors come until the candidate is halted, or until it takes too long. */
export async function letIn(stage: Stage, isOver: () => boolean): Promise<Seen> {
  const { browser, site, candidate, next } = stage
  const seen: Seen = { all: [], open: [] }
  const queue = async () => {
    let seat = await aSeat(browser, candidate)
    while (!isOver() && seen.all.length < MOST_VISITORS) {
      const came = await visit(seat, site, await next())
      seen.all.push(came)
      if (came.isExposed) tellExposed(came, stage)
      const staysOpen = came.sees === candidate && seen.open.length < OPEN_TABS
      if (!staysOpen) continue
      seen.open.push(came)
      seat = await aSeat(browser, candidate)
    }
    await leave(seat)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, queue))
  return seen
}

function tellExposed({ visitor, brokeAt, sees, seenAt }: Visit, { candidate, time }: Stage) {
  const who = `visitor ${String(visitor.number).padStart(3)}`
  if (brokeAt === undefined)
    time.tell(`${who} meets the candidate ${sees === candidate ? 'and sees it' : 'and sees nothing'}`, seenAt)
  else if (sees)
    time.tell(
      `${who} meets the candidate, IT BREAKS, and the feed is there from ${sees} after ${lasted(seenAt - brokeAt)}`,
      seenAt,
    )
  else time.tell(`${who} meets the candidate, it breaks, and NOTHING is seen`, seenAt)
}

/** Somebody who goes on reading: how long until the candidate is gone from their tab. Whoever reloads has the new word at once. */
export async function untilLeft(tab: Visit, isReload: boolean, { candidate, time }: Stage) {
  const { visitor, seat } = tab
  const { page } = seat
  const deadline = Date.now() + STILL_THERE_MS
  let sees: string | undefined = candidate
  while (sees === candidate && Date.now() < deadline) {
    if (isReload) await page.reload()
    else {
      const header = page.getByRole('banner')
      await header.getByRole('link', { name: 'Home' }).click()
      await page.waitForTimeout(1_500)
      await header.getByRole('link', { name: 'Feed' }).click()
    }
    sees = await buildInSight(page)
  }
  const leftAt = Date.now()
  const way = isReload ? 'reloads the page' : 'goes on from page to page in the same tab'
  time.tell(
    `visitor ${String(visitor.number).padStart(3)} ${way}: ${sees === candidate ? 'STILL on the candidate' : `now on ${sees}`}`,
    leftAt,
  )
  await leave(seat)
  return { sees, leftAt }
}

export async function comeLater({ browser, site, candidate, next }: Stage): Promise<Visit[]> {
  const came: Visit[] = []
  let expected = 0
  const queue = async () => {
    const seat = await aSeat(browser, candidate)
    while (expected++ < LATER_VISITORS) came.push(await visit(seat, site, await next()))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, queue))
  return came
}
