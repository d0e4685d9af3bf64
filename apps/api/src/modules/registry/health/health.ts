import type { Beacon, BuildHealth, Composition, Verdict } from '@worrystone/contracts'
import type { Database } from '../../../db/db.ts'
import type { JobHandlers } from '../../../jobs/worker.ts'
import type { StoredRecord } from '../stored-record.ts'
import { addressLimits } from './address-limits.ts'
import { compositionBuffer, compositionStore } from './compositions.ts'
import { gate } from './gate.ts'
import { percentile } from './histogram.ts'
import { beaconIntake } from './intake.ts'
import { type AutomationDeps, rolloutAutomation } from './rollout-automation.ts'
import { healthStore, type Tally } from './store.ts'

const MINUTE_MS = 60_000
const MAX_POINTS = 120
/** Lengths of a chart point in minutes, chosen for readable axis labels. */
const POINT_MINUTES = [1, 2, 5, 10, 15, 30, 60, 120]
/** The maximum of lines in a chart: the builds with the most visits. */
const MAX_BUILDS = 12

type Point = Omit<BuildHealth, 'build'> & { at: string }

type HealthReader = {
  /** Counts a beacon. `address` limits how much one network can report, and is not stored. */
  record(beacon: Beacon, address: string): void
  /** The health of each of these builds since then, in the given order, also without visits. */
  figures(remote: string, builds: string[], since: Date): Promise<BuildHealth[]>
  /** The health over time of every build with visits within the last `minutes`, most visits first. */
  series(remote: string, minutes: number): Promise<{ bucketMinutes: number; builds: { build: string; points: Point[] }[] }>
  /** Null if there is no candidate. */
  verdict(record: StoredRecord, now: Date): Promise<Verdict | null>
  composition(fingerprint: string): Promise<Composition | undefined>
}

export type RegistryHealth = HealthReader & {
  jobs: Pick<JobHandlers, 'registry.advance'>
  /** Schedules the next step of all rollouts, or of one remote: after a change of a record, at the start, and at every cleanup. Never rejects. */
  plan(remote?: string): Promise<void>
  /** A cleanup task. */
  deleteOld(): Promise<void>
  /** Writes pending counts. */
  close(): Promise<void>
}

type Options = AutomationDeps & { database: Pick<Database, 'db'> }

/** The health of builds with visitors, and the automation of rollouts. */
export function registryHealth({ database, records, changes, queue, now, log }: Options): RegistryHealth {
  const store = healthStore(database)
  const compositions = compositionStore(database)

  const verdict: HealthReader['verdict'] = async (record, at) => {
    const observation = await store.observation(record, at)
    return observation ? gate(observation, record.policy) : null
  }
  const { haltIfUnhealthy, advance, plan } = rolloutAutomation({ records, changes, verdict, queue, now, log })
  const intake = beaconIntake({
    store,
    compositions: compositionBuffer(compositions, now),
    addressLimits: addressLimits(now),
    now,
    log,
    onFailure: haltIfUnhealthy,
  })

  return {
    record: intake.record,
    close: intake.close,
    verdict,
    plan,
    jobs: { 'registry.advance': advance },

    async figures(remote, builds, since) {
      const tallies = await store.tallies(remote, builds, since)
      return builds.map((build) => ({ build, ...presentTally(tallies.get(build) ?? NO_VISITS) }))
    },

    async series(remote, minutes) {
      const bucketMinutes = POINT_MINUTES.find((length) => minutes / length <= MAX_POINTS) ?? 120
      const since = new Date(now().getTime() - minutes * MINUTE_MS)
      const builds = await store.series(remote, { since, bucketMinutes })
      const visitsOf = ({ points }: (typeof builds)[number]) => points.reduce((visits, point) => visits + point.visits, 0)
      return {
        bucketMinutes,
        builds: builds
          .sort((a, b) => visitsOf(b) - visitsOf(a))
          .slice(0, MAX_BUILDS)
          .map(({ build, points }) => ({
            build,
            points: points.map(({ at, ...tally }) => ({ ...presentTally(tally), at: at.toISOString() })),
          })),
      }
    },

    composition: compositions.composition,

    async deleteOld() {
      await store.deleteOld(now())
      await compositions.deleteOld(now())
    },
  }
}

const NO_VISITS: Tally = { visits: 0, failures: 0, mountMs: new Map() }

const presentTally = ({ visits, failures, mountMs }: Tally): Omit<BuildHealth, 'build'> => ({
  visits,
  failures,
  mountMs: { p50: percentile(mountMs, 0.5), p95: percentile(mountMs, 0.95) },
})
