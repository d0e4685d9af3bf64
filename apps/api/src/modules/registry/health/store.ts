import { sql } from 'kysely'
import type { Database } from '../../../db/db.ts'
import { selectRows } from '../../../db/rows.ts'
import type { StoredRecord } from '../stored-record.ts'
import type { Counts, Pair } from './evidence.ts'
import type { Observation } from './gate.ts'
import type { Histogram } from './histogram.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const RETENTION_MS = 30 * DAY_MS
/** Longer than the longest rollout: twenty steps of a week. */
const STEP_RETENTION_MS = 200 * DAY_MS

/** Outcomes of a visit: 0 and up is the histogram bucket of the mount time, otherwise these. */
export const FAILED = -1
export const CRASHED = -2

export type OutcomeCount = { remote: string; build: string; minute: Date; outcome: number; visits: number }
type BuildCounts = Counts & { build_id: string }
type OutcomeRow = { build_id: string; outcome: number; visits: number }
export type Tally = Counts & { mountMs: Histogram }

const VISITS = sql<number>`coalesce(sum(visits) filter (where outcome >= ${sql.lit(FAILED)}), 0)::int`
const FAILURES = sql<number>`coalesce(sum(visits) filter (where outcome < 0), 0)::int`

/** The only writer of `remote_health` and `remote_health_steps`. */
export function healthStore({ db }: Pick<Database, 'db'>) {
  return {
    /**
     * Adds to the counts atomically; unknown builds and remotes are skipped. Returns the remotes whose candidate has failed and is still
     * offered.
     */
    async add(counts: OutcomeCount[]): Promise<string[]> {
      // Rows are always locked in the same order, so that concurrent writes do not deadlock.
      const rows = await selectRows({ db })<{ remote: string }>`
        with known as (
          select counts.*, record.candidate,
                 coalesce((record.rollout ->> 'stepSince')::timestamptz, to_timestamp(0)) as stage
            from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
                 as counts (remote text, build text, minute timestamptz, outcome smallint, visits integer)
            join registry_records record on record.remote = counts.remote
            join registry_builds build on build.remote = counts.remote and build.build_id = counts.build
        ), by_minute as (
          insert into remote_health (remote, build_id, minute, stage, outcome, visits)
          select remote, build, minute, stage, outcome, visits from known order by remote, build, minute, outcome
          on conflict (remote, minute, build_id, stage, outcome) do update set visits = remote_health.visits + excluded.visits
        ), by_step as (
          insert into remote_health_steps (remote, build_id, stage, visits, failures)
          select remote, build, stage, ${VISITS}, ${FAILURES} from known where stage > to_timestamp(0)
           group by remote, build, stage order by remote, build
          on conflict (remote, build_id, stage) do update
             set visits = remote_health_steps.visits + excluded.visits,
                 failures = remote_health_steps.failures + excluded.failures
        )
        select distinct remote from known
         where outcome < 0 and candidate ->> 'build' = build and candidate ->> 'state' in ('running', 'paused')`
      return rows.map((row) => row.remote)
    },

    /** The counts for the gate; undefined if there is no candidate. */
    async observation({ remote, stable, candidate, rollout, policy }: StoredRecord, now: Date): Promise<Observation | undefined> {
      if (!candidate || !rollout) return undefined
      const { startedAt, stepSince } = rollout
      const builds = [stable, candidate.build]
      const rows = await selectRows({ db })<BuildCounts & { stage: Date }>`
        select build_id, stage, visits, failures from remote_health_steps
        where remote = ${remote} and build_id = any(${builds}) and stage >= ${startedAt}`
      const pairOf = (buildRows: BuildCounts[]): Pair => ({
        candidate: countsOf(buildRows.find((row) => row.build_id === candidate.build)),
        stable: countsOf(buildRows.find((row) => row.build_id === stable)),
      })
      const stages = new Set([...rows.map(({ stage }) => stage.getTime()), stepSince.getTime()])
      const steps = [...stages].sort((a, b) => a - b).map((at) => pairOf(rows.filter(({ stage }) => stage.getTime() === at)))

      const halfWindow = (policy.windowMinutes * MINUTE_MS) / 2
      const part = Math.max(0, Math.floor((now.getTime() - stepSince.getTime()) / halfWindow) - 1)
      if (part === 0) return { steps, recent: { ...(steps.at(-1) ?? pairOf([])), part } }
      const recent = await selectRows({ db })<BuildCounts>`
        select build_id, ${VISITS} as visits, ${FAILURES} as failures from remote_health
        where remote = ${remote} and minute >= ${new Date(stepSince.getTime() + part * halfWindow)}
          and build_id = any(${builds}) and stage = ${stepSince} group by build_id`
      return { steps, recent: { ...pairOf(recent), part } }
    },

    /** The counts of these builds since a time. */
    async tallies(remote: string, builds: string[], since: Date): Promise<Map<string, Tally>> {
      const rows = await selectRows({ db })<OutcomeRow>`
        select build_id, outcome, sum(visits)::int as visits from remote_health
        where remote = ${remote} and minute >= ${floorTo(since, MINUTE_MS)} and build_id = any(${builds})
        group by build_id, outcome`
      return new Map([...Map.groupBy(rows, (row) => row.build_id)].map(([build, buildRows]) => [build, tallyOf(buildRows)]))
    },

    /** The counts of every build with visits since a time, in periods of `bucketMinutes`, oldest first. */
    async series(remote: string, { since, bucketMinutes }: { since: Date; bucketMinutes: number }) {
      const seconds = sql.lit(bucketMinutes * 60)
      const rows = await selectRows({ db })<OutcomeRow & { second: number }>`
        select build_id, outcome, (floor(extract(epoch from minute) / ${seconds}) * ${seconds})::int as second,
          sum(visits)::int as visits
        from remote_health where remote = ${remote} and minute >= ${floorTo(since, bucketMinutes * MINUTE_MS)}
        group by build_id, second, outcome order by second`
      return [...Map.groupBy(rows, (row) => row.build_id)].map(([build, ofBuild]) => ({
        build,
        points: [...Map.groupBy(ofBuild, (row) => row.second)].map(([second, bucketRows]) => ({
          at: new Date(second * 1_000),
          ...tallyOf(bucketRows),
        })),
      }))
    },

    async deleteOld(now: Date) {
      const ago = (ms: number) => new Date(now.getTime() - ms)
      await db().deleteFrom('remote_health').where('minute', '<', ago(RETENTION_MS)).execute()
      await db().deleteFrom('remote_health_steps').where('stage', '<', ago(STEP_RETENTION_MS)).execute()
    },
  }
}

export type HealthStore = ReturnType<typeof healthStore>

export const floorTo = (at: Date, ms: number) => new Date(Math.floor(at.getTime() / ms) * ms)

/** Crashes can outnumber visits, because their visits may have been counted in the previous period. */
const countsOf = ({ visits, failures }: Counts = { visits: 0, failures: 0 }): Counts => ({
  visits,
  failures: Math.min(visits, failures),
})

function tallyOf(rows: { outcome: number; visits: number }[]): Tally {
  const sumOf = (matches: (outcome: number) => boolean) =>
    rows.reduce((visits, row) => visits + (matches(row.outcome) ? row.visits : 0), 0)
  return {
    ...countsOf({
      visits: sumOf((outcome) => outcome >= FAILED),
      failures: sumOf((outcome) => outcome < 0),
    }),
    mountMs: new Map(rows.filter(({ outcome }) => outcome >= 0).map(({ outcome, visits }) => [outcome, visits])),
  }
}
