import pino from 'pino'
import { expect, test } from 'vitest'
import { conflict } from '../../../http/app-error.ts'
import type { Change } from '../apply.ts'
import { DEFAULT_POLICY, type Rollout, type StoredRecord } from '../stored-record.ts'
import { rolloutAutomation } from './rollout-automation.ts'

const build = 'b'.repeat(16)
const aRollout = (stepSince: Date): Rollout => ({
  steps: [
    { bp: 1_000, holdMinutes: 30 },
    { bp: 5_000, holdMinutes: 30 },
  ],
  step: 0,
  startedAt: new Date(0),
  stepSince,
})
const record: StoredRecord = {
  remote: 'worries',
  revision: 7,
  stable: 'a'.repeat(16),
  previous: [],
  candidate: { build, salt: 's', percentBp: 1_000, audience: { include: [], exclude: [] }, state: 'running' },
  rollout: aRollout(new Date(0)),
  pins: [],
  blocked: [],
  kill: { on: false, messageKey: null },
  team: 'stones',
  policy: DEFAULT_POLICY,
  updatedAt: new Date(0),
}

/** An automation with an unhealthy candidate, and the changes that it requested. `refuse` throws the error of a change. */
function anAutomation(refuse: (revision: number) => void) {
  const requested: { revision: number; change: Change }[] = []
  let { revision } = record
  const { haltIfUnhealthy } = rolloutAutomation({
    records: { record: async () => ({ ...record, revision: revision++ }), records: async () => [] },
    changes: {
      async change(_, { revision, change }) {
        requested.push({ revision, change })
        refuse(revision)
      },
    },
    verdict: async () => ({ state: 'unhealthy', why: 'it is', p: 0 }),
    queue: { add: async () => {} },
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  })
  return { haltIfUnhealthy: () => haltIfUnhealthy('worries'), requested }
}

test('reads the record again after a conflict', async () => {
  const { haltIfUnhealthy, requested } = anAutomation((revision) => {
    if (revision === 7) throw conflict('The record changed meanwhile')
  })
  await haltIfUnhealthy()
  expect(requested).toEqual([
    { revision: 7, change: { action: 'halt' } },
    { revision: 8, change: { action: 'halt' } },
  ])
})

test('gives up after five conflicts', async () => {
  const { haltIfUnhealthy, requested } = anAutomation(() => {
    throw conflict('The record changed meanwhile')
  })
  await haltIfUnhealthy()
  expect(requested).toHaveLength(5)
})

test('rejects while the database is unavailable', async () => {
  const { haltIfUnhealthy } = anAutomation(() => {
    throw new Error('Connection terminated')
  })
  await expect(haltIfUnhealthy()).rejects.toThrow('Connection terminated')
})

test('does not overwrite the time of a change with an earlier read', async () => {
  const slow = Promise.withResolvers<void>()
  const times: (Date | undefined)[] = []
  const since = (minutes: number) => ({ ...record, rollout: aRollout(new Date(minutes * 60_000)) })
  const reads = [slow.promise.then(() => since(0)), Promise.resolve(since(10))]
  const { plan } = rolloutAutomation({
    records: { record: () => reads.shift() ?? Promise.resolve(undefined), records: async () => [] },
    changes: { change: async () => {} },
    verdict: async () => null,
    queue: { add: async (_kind, _payload, when) => void times.push(when?.runAt) },
    now: () => new Date(0),
    log: pino({ level: 'silent' }),
  })
  const plans = [plan('worries'), plan('worries')]
  slow.resolve()
  await Promise.all(plans)
  expect(times).toEqual([new Date(30 * 60_000), new Date(40 * 60_000)])
})
