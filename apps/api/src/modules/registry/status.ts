import type { BuildHealth, BuildInfo, Candidate, HistoryEntry, RemoteStatus, Verdict } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { BuildRow } from './build-store.ts'
import type { Members } from './members.ts'
import { forPages } from './snapshot.ts'
import type { RegistryStore } from './store.ts'
import type { Rollout, StoredRecord } from './stored-record.ts'

const MINUTE_MS = 60_000

/** Reads the health of a record's builds. */
type HealthView = {
  figures(remote: string, builds: string[], since: Date): Promise<BuildHealth[]>
  verdict(record: StoredRecord, now: Date): Promise<Verdict | null>
}

type Options = { store: RegistryStore; members: Members; health: HealthView; now: () => Date }
export type StatusReader = ReturnType<typeof statusReader>

/** Records for operators: with usernames, every build, and the health of builds. */
export function statusReader({ store, members, health, now }: Options) {
  return {
    async of(records: StoredRecord[]): Promise<RemoteStatus[]> {
      const restoreUsernames = await members.usernameRestorer(records)
      return Promise.all(records.map((record) => status(record, restoreUsernames)))
    },
  }

  async function status(record: StoredRecord, restoreUsernames: (text: string) => string): Promise<RemoteStatus> {
    const { remote, stable, candidate, rollout, policy } = record
    const at = now()
    const since = new Date(at.getTime() - policy.windowMinutes * MINUTE_MS)
    const [builds, figures, verdict] = await Promise.all([
      store.buildRows(remote, buildsNamedBy(record)),
      health.figures(remote, [stable, ...(candidate ? [candidate.build] : [])], since),
      candidate ? health.verdict(record, at) : null,
    ])
    const named = JSON.parse(restoreUsernames(JSON.stringify(forPages(record)))) as ReturnType<typeof forPages>
    return {
      ...named,
      team: record.team,
      rollout:
        named.candidate && rollout
          ? {
              ...named.candidate,
              steps: rollout.steps,
              step: rollout.step,
              startedAt: rollout.startedAt.toISOString(),
              stepSince: rollout.stepSince.toISOString(),
              nextAt: nextAt(record)?.toISOString() ?? null,
            }
          : null,
      health: policy,
      verdict,
      figures,
      builds: builds.map((build) => toBuildInfo(build, record)),
      updatedAt: record.updatedAt.toISOString(),
    }
  }
}

/** When the candidate may advance automatically, to its next step or to stable; null: an operator has to decide. */
export function nextAt({ candidate, rollout }: StoredRecord): Date | null {
  const current = rollout?.steps[rollout.step]
  if (candidate?.state !== 'running' || !rollout || !current) return null
  const isLast = rollout.step + 1 >= rollout.steps.length
  if (isLast && !reachesEverybody(candidate, rollout)) return null
  return new Date(rollout.stepSince.getTime() + current.holdMinutes * MINUTE_MS)
}

/** Whether the rollout reaches everybody. A single step is no gradual rollout, and a selected audience is no evidence for all others. */
const reachesEverybody = ({ percentBp, audience }: Candidate, { steps }: Rollout) =>
  steps.length > 1 && percentBp === 10_000 && audience.include.length + audience.exclude.length === 0

const buildsNamedBy = ({ stable, candidate, previous, pins, blocked }: StoredRecord) => [
  ...new Set([stable, ...(candidate ? [candidate.build] : []), ...previous, ...pins.map(({ build }) => build), ...blocked]),
]

const toBuildInfo = (row: BuildRow, record: StoredRecord): BuildInfo => ({
  build: row.build_id,
  version: row.version,
  commit: row.commit,
  builtAt: row.built_at,
  publishedAt: row.published_at.toISOString(),
  publishedBy: row.published_by,
  bytes: row.bytes,
  role: roleOf(row.build_id, record),
})

function roleOf(build: string, { stable, candidate, previous, blocked }: StoredRecord): BuildInfo['role'] {
  if (blocked.includes(build)) return 'blocked'
  if (build === stable) return 'stable'
  if (build === candidate?.build) return 'candidate'
  return previous.includes(build) ? 'previous' : 'idle'
}

export const toHistoryEntry = (row: Selectable<Tables['registry_history']>): HistoryEntry => ({
  revision: row.revision,
  what: row.what,
  build: row.build_id,
  ...(row.detail !== null && { detail: row.detail }),
  who: row.who,
  why: row.why,
  ...(row.judgement !== null && { judgement: row.judgement }),
  at: row.at.toISOString(),
})
