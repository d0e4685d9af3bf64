import type { Browser } from '@playwright/test'
import { AT_ONCE, comeLater, LATER_VISITORS, letIn, type Stage, untilLeft } from './crowd.ts'
import type { Team } from './team.ts'
import { claims, lasted, type Timeline, timeline } from './timeline.ts'
import { type Visit, visitors } from './visitors.ts'

const PATIENCE_MS = 110_000
const FIRST_STEP_BP = 1_000
/** A design promise: a build that fails for 30 % of its visitors is stopped before this many have met it. */
const MOST_EXPOSED = 60

type Show = { browser: Browser; site: string; dist: string; seed: number; share: number; team: Team }

/** Plays the story and prints it. Answers whether it went as the design promises. */
export async function show({ browser, site, dist, seed, share, team }: Show): Promise<boolean> {
  const time = timeline()
  time.tell(`The product runs at ${site}. Seed ${seed}: the same visitors in the same order, whatever the rollout's salt.`)
  const { stable } = await team.status()
  const { build: candidate } = (await team.remote('publish', 'worries', '--dir', dist)) as { build: string }
  time.tell('$ npm run remote -- publish worries')
  time.more(`${candidate}: the real sources, and a fault in the feed for ${share * 100} % of those who meet it`)
  await team.remote('rollout', 'worries', candidate, '--steps', '10:60,50:60,100:60', '--why', 'a new feed')
  const rolledOutAt = Date.now()
  time.tell(`$ npm run remote -- rollout worries ${candidate.slice(0, 4)} --steps 10:60,50:60,100:60 --why "a new feed"`)
  time.more(`stable is ${stable}; visitors come, ${AT_ONCE} at a time`)

  const { salt = '' } = (await team.status()).candidate ?? {}
  const next = visitors({ seed, salt, percentBp: FIRST_STEP_BP, share })
  const stage: Stage = { browser, site, candidate, time, next }
  const watch = watchRecord(team, time)
  const { all, open } = await letIn(stage, watch.isOver)
  const haltedAt = await watch.haltedAt
  const exposed = all.filter(({ isExposed }) => isExposed)
  const struck = exposed.filter(({ brokeAt }) => brokeAt !== undefined)
  time.tell(`${all.length} visitors so far: ${exposed.length} met the candidate, ${struck.length} of them were struck`)

  const leaving = haltedAt === undefined ? [] : open.map((tab, index) => untilLeft(tab, index > 0, stage))
  const [later, left] = await Promise.all([haltedAt === undefined ? [] : comeLater(stage), Promise.all(leaving)])
  if (haltedAt !== undefined) {
    time.tell(`${later.length} later visitors see ${[...new Set(later.map(({ sees }) => sees))].join(', ')}`)
    await team.remote('rollback', 'worries', '--why', 'the feed throws')
    time.tell('$ npm run remote -- rollback worries --why "the feed throws"')
    measured({ rolledOutAt, haltedAt, exposed, leftAt: left.map((tab) => tab.leftAt) })
  }

  const { claim, isHeld } = claims()
  const isStable = ({ sees }: { sees: string | undefined }) => sees === stable
  claim('the candidate met some visitors, and broke for some of them', struck.length > 0)
  claim(
    'every visitor saw the feed',
    all.every(({ sees }) => sees !== undefined),
  )
  claim('the struck ones saw the stable build instead', struck.every(isStable))
  claim(
    `the registry halted it by itself, before ${MOST_EXPOSED} had met it`,
    haltedAt !== undefined && exposed.length < MOST_EXPOSED,
  )
  claim(`every tab that was open on it left it (${left.length})`, haltedAt !== undefined && left.every(isStable))
  claim('nobody met it afterwards', later.length === LATER_VISITORS && later.every((one) => !one.isExposed && isStable(one)))
  return isHeld()
}

/** Looks at the record until the registry has halted the candidate; undefined: it has not, in good time. */
function watchRecord(team: Team, time: Timeline) {
  const deadline = Date.now() + PATIENCE_MS
  let isOver = false
  const watch = async (): Promise<number | undefined> => {
    while (Date.now() < deadline) {
      await new Promise((done) => setTimeout(done, 200))
      if ((await team.status()).candidate?.state !== 'halted') continue
      isOver = true
      const haltedAt = Date.now()
      const deed = await team.deedOfGate()
      if (deed?.what !== 'halt') return undefined
      time.tell(`HALTED by the ${deed.who}: ${deed.why}`, haltedAt)
      return haltedAt
    }
    isOver = true
    return undefined
  }
  return { haltedAt: watch(), isOver: () => isOver }
}

type Moments = { rolledOutAt: number; haltedAt: number; exposed: Visit[]; leftAt: number[] }

function measured({ rolledOutAt, haltedAt, exposed, leftAt }: Moments) {
  const firstSeen = Math.min(...exposed.map(({ seenAt }) => seenAt))
  const breaks = exposed.flatMap(({ brokeAt }) => (brokeAt !== undefined && brokeAt <= haltedAt ? [brokeAt] : []))
  const last = leftAt.length > 0 ? lasted(Math.max(0, Math.max(...leftAt) - haltedAt)) : 'no tab was open on it'
  console.log(`
Measured
  from the rollout to the first visitor who met it   ${lasted(firstSeen - rolledOutAt)}
  from the first failure to the halt                 ${lasted(haltedAt - Math.min(...breaks))}
  from the failure that decided to the halt          ${lasted(haltedAt - Math.max(...breaks))}
  from the halt to the last open tab that left it    ${last}
`)
}
