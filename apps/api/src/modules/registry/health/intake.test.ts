import type { Beacon } from '@worrystone/contracts'
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressLimits } from './address-limits.ts'
import { beaconIntake } from './intake.ts'
import type { OutcomeCount } from './store.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2031-03-01T12:00:30Z') }))
afterEach(() => void vi.useRealTimers())

const build = 'a'.repeat(16)
const beacon: Beacon = {
  shell: build,
  remotes: { worries: build },
  reports: [{ remote: 'worries', build, phase: 'failed', ms: 10 }],
}
const away = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })

/** An intake over a fake database with the given `add`, and what it wrote. */
function anIntake(add: (counts: OutcomeCount[]) => Promise<string[]> = async () => [], afterFailure = async () => {}) {
  const written: OutcomeCount[][] = []
  const failing: string[] = []
  const now = () => new Date()
  const intake = beaconIntake({
    store: {
      async add(counts) {
        const remotes = await add(counts)
        written.push(counts)
        return remotes
      },
    },
    compositions: { add: () => {}, hasPending: () => false, write: async () => {} },
    addressLimits: addressLimits(now),
    now,
    log: pino({ level: 'silent' }),
    async onFailure(remote) {
      failing.push(remote)
      await afterFailure()
    },
  })
  return {
    intake,
    written,
    failing,
    record: (times = 1) => Array.from({ length: times }, () => intake.record(beacon, '127.0.0.1')),
  }
}

const minute = new Date('2031-03-01T12:00:00Z')
const outcomes = (visits: number) => [{ remote: 'worries', build, minute, outcome: -1, visits }]

test('writes beacons in batches', async () => {
  const { written, record } = anIntake()
  record(500)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(written).toEqual([outcomes(500)])
})

test('writes beacons that arrive during a write with the next statement', async () => {
  const first = Promise.withResolvers<string[]>()
  const { written, record } = anIntake(() => first.promise)
  record()
  await vi.advanceTimersByTimeAsync(100)
  record(3)
  await vi.advanceTimersByTimeAsync(100)
  first.resolve([])
  await vi.advanceTimersByTimeAsync(0)
  expect(written).toEqual([outcomes(1), outcomes(3)])
})

test('runs the gate for remotes whose candidate has failed', async () => {
  const { failing, record } = anIntake(async () => ['worries'])
  record(2)
  await vi.advanceTimersByTimeAsync(100)
  expect(failing).toEqual(['worries'])
})

test('retries when the database is unavailable, and counts nothing twice', async () => {
  let isAway = true
  const { written, record } = anIntake(async () => {
    if (isAway) throw away
    return []
  })
  record(2)
  await vi.advanceTimersByTimeAsync(1_000)
  record(3)
  await vi.advanceTimersByTimeAsync(500)
  isAway = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(written).toEqual([outcomes(5)])
})

test('counts nothing twice when the gate fails after the write', async () => {
  const { intake, written } = anIntake(
    async () => ['worries'],
    async () => {
      throw away
    },
  )
  intake.record(beacon, '127.0.0.1')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(written).toEqual([outcomes(1)])
})

test('drops beacons that are older than ten minutes, or that the database refuses', async () => {
  let tries = 0
  const gone = anIntake(async () => {
    tries++
    throw away
  })
  gone.record()
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  const before = tries
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  expect(tries).toBe(before)

  let refusals = 0
  const refused = anIntake(async () => {
    refusals++
    throw Object.assign(new Error('no'), { code: '22P02' })
  })
  refused.record()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refusals).toBe(1)
})

test('holds a bounded number of builds', async () => {
  const { intake, written } = anIntake()
  for (let at = 0; at < 3_000; at++) {
    const invented = at.toString(16).padStart(16, '0')
    intake.record({ ...beacon, reports: [{ remote: 'worries', build: invented, phase: 'mounted', ms: 1 }] }, '127.0.0.1')
  }
  await vi.advanceTimersByTimeAsync(100)
  expect(written.flat()).toHaveLength(2_000)
})

test('writes pending beacons when the server closes', async () => {
  const { intake, written, record } = anIntake()
  record(4)
  await intake.close()
  expect(written).toEqual([outcomes(4)])
})
