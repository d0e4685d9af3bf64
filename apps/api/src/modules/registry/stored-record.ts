import type { HealthPolicy, RemoteRecord, Step } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** The rollout of a candidate. `step`: index of the current step; `stepSince`: its start. */
export type Rollout = { steps: Step[]; step: number; startedAt: Date; stepSince: Date }

/** A stored record: the fields for shells, and the fields for operators only. */
export type StoredRecord = RemoteRecord & {
  /** The owner of the stable build. */
  team: string
  /** Null exactly when there is no candidate. */
  rollout: Rollout | null
  policy: HealthPolicy
  updatedAt: Date
}

/** The policy of records without their own. */
export const DEFAULT_POLICY: HealthPolicy = { minSamples: 50, windowMinutes: 60, maxErrorRate: 0.01, relativeToStable: 2 }

export type RecordRow = Selectable<Tables['registry_records']> & { team: string }

export const toRecord = ({ kill_on, kill_message_key, rollout, policy, updated_at, ...row }: RecordRow): StoredRecord => ({
  ...row,
  kill: { on: kill_on, messageKey: kill_message_key },
  rollout: rollout && { ...rollout, startedAt: new Date(rollout.startedAt), stepSince: new Date(rollout.stepSince) },
  policy: policy ?? DEFAULT_POLICY,
  updatedAt: updated_at,
})

export const fromRecord = (record: StoredRecord) => ({
  revision: record.revision,
  stable: record.stable,
  previous: JSON.stringify(record.previous),
  candidate: record.candidate && JSON.stringify(record.candidate),
  rollout: record.rollout && JSON.stringify(record.rollout),
  pins: JSON.stringify(record.pins),
  blocked: JSON.stringify(record.blocked),
  kill_on: record.kill.on,
  kill_message_key: record.kill.messageKey,
  policy: record.policy === DEFAULT_POLICY ? null : JSON.stringify(record.policy),
})
