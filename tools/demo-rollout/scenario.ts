import type { Browser } from '@playwright/test'
import type { Team } from './team.ts'
import { createAssertions, createTimeline, formatDuration, type Timeline } from './timeline.ts'
import { type Visit, visitors } from './visitors.ts'
import { type Demo, LATER_VISITORS, PARALLEL_TABS, visitAfterHalt, visitUntil, waitForRollback } from './visits.ts'

const HALT_TIMEOUT_MS = 110_000
const FIRST_STEP_BP = 1_000
/** A design target: a build that fails for 30 % of its visitors is halted before this many have used it. */
const MAX_EXPOSED = 60

type Scenario = { browser: Browser; site: string; dist: string; seed: number; share: number; team: Team }

/** Runs the demo and prints it. Returns whether it met the targets. */
export async function playScenario({ browser, site, dist, seed, share, team }: Scenario): Promise<boolean> {
  const timeline = createTimeline()
  timeline.log(`The product runs at ${site}. Seed ${seed}: the same visitors in the same order, whatever the rollout's salt.`)
  const { stable } = await team.status()
  const { build: candidate } = (await team.remote('publish', 'worries', '--dir', dist)) as { build: string }
  timeline.log('$ npm run remote -- publish worries')
  timeline.detail(`${candidate}: the real sources, and a fault in the feed for ${share * 100} % of those who meet it`)
  await team.remote('rollout', 'worries', candidate, '--steps', '10:60,50:60,100:60', '--why', 'a new feed')
  const rolledOutAt = Date.now()
  timeline.log(`$ npm run remote -- rollout worries ${candidate.slice(0, 4)} --steps 10:60,50:60,100:60 --why "a new feed"`)
  timeline.detail(`stable is ${stable}; visitors come, ${PARALLEL_TABS} at a time`)

  const { salt = '' } = (await team.status()).candidate ?? {}
  const nextVisitor = visitors({ seed, salt, percentBp: FIRST_STEP_BP, share })
  const demo: Demo = { browser, site, candidate, timeline, nextVisitor }
  const watch = watchForHalt(team, timeline)
  const { all, open } = await visitUntil(demo, watch.hasEnded)
  const haltedAt = await watch.haltedAt
  const exposed = all.filter(({ isExposed }) => isExposed)
  const affected = exposed.filter(({ failedAt }) => failedAt !== undefined)
  timeline.log(`${all.length} visitors so far: ${exposed.length} met the candidate, ${affected.length} of them were struck`)

  const rollbacks = haltedAt === undefined ? [] : open.map((tab, index) => waitForRollback(tab, index > 0, demo))
  const [lateVisits, finalTabs] = await Promise.all([haltedAt === undefined ? [] : visitAfterHalt(demo), Promise.all(rollbacks)])
  if (haltedAt !== undefined) {
    timeline.log(`${lateVisits.length} later visitors see ${[...new Set(lateVisits.map(({ build }) => build))].join(', ')}`)
    await team.remote('rollback', 'worries', '--why', 'the feed throws')
    timeline.log('$ npm run remote -- rollback worries --why "the feed throws"')
    printTimes({ rolledOutAt, haltedAt, exposed, leftAt: finalTabs.map((tab) => tab.leftAt) })
  }

  const { assert, areAllTrue } = createAssertions()
  const isStable = ({ build }: { build: string | undefined }) => build === stable
  assert('the candidate met some visitors, and broke for some of them', affected.length > 0)
  assert(
    'every visitor saw the feed',
    all.every(({ build }) => build !== undefined),
  )
  assert('the struck ones saw the stable build instead', affected.every(isStable))
  assert(
    `the registry halted it by itself, before ${MAX_EXPOSED} had met it`,
    haltedAt !== undefined && exposed.length < MAX_EXPOSED,
  )
  assert(`every tab that was open on it left it (${finalTabs.length})`, haltedAt !== undefined && finalTabs.every(isStable))
  assert(
    'nobody met it afterwards',
    lateVisits.length === LATER_VISITORS && lateVisits.every((visitor) => !visitor.isExposed && isStable(visitor)),
  )
  return areAllTrue()
}

/** Reads the record until the registry has halted the candidate; undefined: it was not halted in time. */
function watchForHalt(team: Team, timeline: Timeline) {
  const deadline = Date.now() + HALT_TIMEOUT_MS
  let hasEnded = false
  const watch = async (): Promise<number | undefined> => {
    while (Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      if ((await team.status()).candidate?.state !== 'halted') continue
      hasEnded = true
      const haltedAt = Date.now()
      const action = await team.lastGateAction()
      if (action?.what !== 'halt') return undefined
      timeline.log(`HALTED by the ${action.who}: ${action.why}`, haltedAt)
      return haltedAt
    }
    hasEnded = true
    return undefined
  }
  return { haltedAt: watch(), hasEnded: () => hasEnded }
}

type Moments = { rolledOutAt: number; haltedAt: number; exposed: Visit[]; leftAt: number[] }

function printTimes({ rolledOutAt, haltedAt, exposed, leftAt }: Moments) {
  const firstSeen = Math.min(...exposed.map(({ seenAt }) => seenAt))
  const breaks = exposed.flatMap(({ failedAt }) => (failedAt !== undefined && failedAt <= haltedAt ? [failedAt] : []))
  const last = leftAt.length > 0 ? formatDuration(Math.max(0, Math.max(...leftAt) - haltedAt)) : 'no tab was open on it'
  console.log(`
Measured
  from the rollout to the first visitor who met it   ${formatDuration(firstSeen - rolledOutAt)}
  from the first failure to the halt                 ${formatDuration(haltedAt - Math.min(...breaks))}
  from the failure that decided to the halt          ${formatDuration(haltedAt - Math.max(...breaks))}
  from the halt to the last open tab that left it    ${last}
`)
}
