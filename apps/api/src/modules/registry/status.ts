import type { BuildHealth, BuildInfo, Candidate, HistoryEntry, RemoteStatus, Verdict } from '@worrystone/contracts'
import { presentRow } from '../../db/present-row.ts'
import type { BuildRow } from './build-store.ts'
import type { HistoryRow } from './history-store.ts'
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
      store.buildRows(remote, buildsReferencedBy(record)),
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

const buildsReferencedBy = ({ stable, candidate, previous, pins, blocked }: StoredRecord) => [
  ...new Set([stable, ...(candidate ? [candidate.build] : []), ...previous, ...pins.map(({ build }) => build), ...blocked]),
]

const toBuildInfo = ({ build_id, ...row }: BuildRow, record: StoredRecord): BuildInfo => ({
  ...presentRow(row),
  build: build_id,
  role: roleOf(build_id, record),
})

function roleOf(build: string, { stable, candidate, previous, blocked }: StoredRecord): BuildInfo['role'] {
  if (blocked.includes(build)) return 'blocked'
  if (build === stable) return 'stable'
  if (build === candidate?.build) return 'candidate'
  return previous.includes(build) ? 'previous' : 'idle'
}

export const toHistoryEntry = ({ build_id, detail, judgement, at, ...entry }: HistoryRow): HistoryEntry => ({
  ...entry,
  build: build_id,
  ...(detail !== null && { detail }),
  ...(judgement !== null && { judgement }),
  at: at.toISOString(),
})
