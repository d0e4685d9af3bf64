import type { Verdict } from '@worrystone/contracts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Queue } from '../../../jobs/queue.ts'
import { GATE } from '../actor.ts'
import type { Change } from '../apply.ts'
import type { RegistryChanges } from '../changes.ts'
import { nextAt } from '../status.ts'
import type { RegistryStore } from '../store.ts'
import type { StoredRecord } from '../stored-record.ts'

const MINUTE_MS = 60_000
/** Attempts of a change: after a conflict with another change the record is read again. */
const TRIES = 5

type Decision = Pick<Verdict, 'why' | 'judgement'> & { change: Change }

export type AutomationDeps = Pick<Deps, 'now' | 'log'> & {
  records: Pick<RegistryStore, 'record' | 'records'>
  changes: Pick<RegistryChanges, 'change'>
  queue: Pick<Queue, 'add'>
}
type Options = AutomationDeps & { verdict: (record: StoredRecord, now: Date) => Promise<Verdict | null> }

/** Halts an unhealthy candidate, and advances a healthy one when its step is over. */
export function rolloutAutomation({ records, changes, verdict, queue, now, log }: Options) {
  /** Several processes may decide the same at once: the first write succeeds, the others read the changed record. */
  async function decide(remote: string, decision: (record: StoredRecord) => Promise<Decision | undefined>) {
    for (let tries = 0; tries < TRIES; tries++) {
      const record = await records.record(remote)
      const decided = record && (await decision(record))
      if (!decided) return
      try {
        await changes.change(remote, { revision: record.revision, ...decided }, GATE)
        log.info({ remote, action: decided.change.action }, 'the gate has decided')
        return
      } catch (thrown) {
        if (!(thrown instanceof AppError)) throw thrown
        if (thrown.code === 'CONFLICT') continue
        // A candidate that conflicts with other remotes requires an operator; retries would only repeat the refusal.
        log.warn({ remote, action: decided.change.action, code: thrown.code }, 'the gate was refused')
        return
      }
    }
  }

  const reasonOf = ({ why, judgement }: Verdict) => ({ why, judgement })

  const halt = async (record: StoredRecord) => {
    const { candidate } = record
    if (!candidate || candidate.state === 'halted') return undefined
    const result = await verdict(record, now())
    return result?.state === 'unhealthy' ? { change: { action: 'halt' } as const, ...reasonOf(result) } : undefined
  }

  const advanceStep = async (record: StoredRecord) => {
    const due = nextAt(record)
    if (!due || !record.rollout || due > now()) return undefined
    const result = await verdict(record, now())
    if (result?.state !== 'healthy') return undefined
    const step = record.rollout.step + 1
    const change: Change = step < record.rollout.steps.length ? { action: 'step', step } : { action: 'promote' }
    return { change, ...reasonOf(result) }
  }

  async function schedule(record: StoredRecord, notBefore: Date) {
    const due = nextAt(record)
    if (!due) return
    const runAt = due > notBefore ? due : notBefore
    await queue.add('registry.advance', { remote: record.remote }, { runAt, dedupeKey: `registry.advance ${record.remote}` })
  }

  /** Plans run one after the other, so that a stale read does not overwrite the time of a later change. */
  let planned = Promise.resolve()

  async function planNow(only: string | undefined) {
    try {
      const names = only === undefined ? (await records.records()).map(({ remote }) => remote) : [only]
      for (const name of names) {
        const record = await records.record(name)
        if (record) await schedule(record, now())
      }
    } catch (thrown) {
      log.warn({ code: (thrown as { code?: unknown }).code }, 'rollouts were not planned')
    }
  }

  return {
    haltIfUnhealthy: (remote: string) => decide(remote, halt),

    /** The job: repeats each minute while the candidate is not healthy, and runs at the next step's time after an advance. */
    async advance({ remote }: { remote: string }) {
      await decide(remote, halt)
      await decide(remote, advanceStep)
      const record = await records.record(remote)
      if (record) await schedule(record, new Date(now().getTime() + MINUTE_MS))
    },

    /** Schedules the job of one rollout or of all: after every change, at every start, and at every cleanup, because a job may have been given up. */
    plan(remote?: string): Promise<void> {
      planned = planned.then(() => planNow(remote))
      return planned
    },
  }
}
