import pino from 'pino'
import { expect, test } from 'vitest'
import { conflict } from '../../../http/app-error.ts'
import type { Change } from '../changes.ts'
import { DEFAULT_POLICY, type StoredRecord } from '../store.ts'
import { watch } from './watch.ts'

const build = 'b'.repeat(16)
const record: StoredRecord = {
  remote: 'worries',
  revision: 7,
  stable: 'a'.repeat(16),
  previous: [],
  candidate: { build, salt: 's', percentBp: 1_000, audience: { include: [], exclude: [] }, state: 'running' },
  rollout: { steps: [{ bp: 1_000, holdMinutes: 30 }], step: 0, startedAt: new Date(0), stepSince: new Date(0) },
  pins: [],
  blocked: [],
  kill: { on: false, messageKey: null },
  team: 'stones',
  policy: DEFAULT_POLICY,
  updatedAt: new Date(0),
}

/** A watch over an ill candidate, and the changes it asked for. `refuse` throws what the record's door would. */
function aWatch(refuse: (revision: number) => void) {
  const asked: { revision: number; change: Change }[] = []
  let { revision } = record
  const { haltIfIll } = watch({
    records: { record: async () => ({ ...record, revision: revision++ }), records: async () => [] },
    changes: {
      async change(_, { revision, change }) {
        asked.push({ revision, change })
        refuse(revision)
      },
    },
    verdict: async () => ({ state: 'ill', why: 'it is', p: 0 }),
    queue: { add: async () => {} },
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  })
  return { haltIfIll: () => haltIfIll('worries'), asked }
}

test('reads the record again when somebody has changed it meanwhile', async () => {
  const { haltIfIll, asked } = aWatch((revision) => {
    if (revision === 7) throw conflict('The record changed meanwhile')
  })
  await haltIfIll()
  expect(asked).toEqual([
    { revision: 7, change: { action: 'halt' } },
    { revision: 8, change: { action: 'halt' } },
  ])
})

test('gives way in the end to whoever changes it all the time', async () => {
  const { haltIfIll, asked } = aWatch(() => {
    throw conflict('The record changed meanwhile')
  })
  await haltIfIll()
  expect(asked).toHaveLength(5)
})

test('does not hide that the database is away', async () => {
  const { haltIfIll } = aWatch(() => {
    throw new Error('Connection terminated')
  })
  await expect(haltIfIll()).rejects.toThrow('Connection terminated')
})
