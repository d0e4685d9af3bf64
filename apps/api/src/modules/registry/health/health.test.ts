import { randomInt } from 'node:crypto'
import { type Beacon, fingerprintOf, registryApi } from '@worrystone/contracts'
import pino from 'pino'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { registryStore } from '../store.ts'
import type { StoredRecord } from '../stored-record.ts'
import { type App, aName, anAdmin, anId, aRemote, operator } from '../testing.ts'
import { floorTo, healthStore } from './store.ts'

let app: App
let clock = new Date()
const logged: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  app = await testApp({ now: () => clock, deps: { log } })
})
beforeEach(() => {
  clock = new Date()
})

const inMinutes = (minutes: number) => new Date(clock.getTime() + minutes * 60_000)
const later = (minutes: number) => {
  clock = inMinutes(minutes)
}
/** Waits until the counts are written, which happens after the response. */
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 25 })
const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

type Report = Beacon['reports'][number]
const mounted = { phase: 'mounted', ms: 120 } as const
const failed = { phase: 'failed', ms: 4_000 } as const
const crashed = { phase: 'crashed', ms: 9_000 } as const

const aBeacon = (remote: string, build: string, ...phases: Pick<Report, 'phase' | 'ms'>[]): Beacon => ({
  shell: anId(),
  remotes: { [remote]: build },
  reports: phases.map((phase) => ({ remote, build, ...phase })),
})
const send = (payload: object, from = anAddress(), to = app) =>
  to.server.inject({ method: 'POST', url: '/api/registry/beacons', payload, remoteAddress: from })

/** Sends beacons of so many visitors of a build, each with their own address, of whom `failing` report a failure. */
async function visitors(remote: string, build: string, visits: number, failing = 0) {
  for (let visitor = 0; visitor < visits; visitor++) await send(aBeacon(remote, build, visitor < failing ? failed : mounted))
}

const countsOf = async (remote: string) => {
  const rows = await app.database.db().selectFrom('remote_health').selectAll().where('remote', '=', remote).execute()
  const sum = (all: typeof rows) => all.reduce((visits, row) => visits + row.visits, 0)
  return { visits: sum(rows.filter((row) => row.outcome >= -1)), failures: sum(rows.filter((row) => row.outcome < 0)) }
}
const recordOf = async (remote: string) => (await registryStore(app.database).record(remote)) as StoredRecord
const linesOf = async (remote: string, what: string) =>
  app.database.db().selectFrom('registry_history').selectAll().where('remote', '=', remote).where('what', '=', what).execute()
const jobOf = (remote: string) =>
  app.database
    .db()
    .selectFrom('jobs')
    .select('run_at')
    .where('dedupe_key', '=', `registry.advance ${remote}`)
    .where('done_at', 'is', null)
    .executeTakeFirst()

const STEPS = [
  { bp: 1_000, holdMinutes: 30 },
  { bp: 5_000, holdMinutes: 60 },
  { bp: 10_000, holdMinutes: 10 },
]

/** A remote with a candidate in rollout. */
async function aRollout(steps = STEPS) {
  const remote = await aRemote(app)
  const admin = await anAdmin(app)
  const operate = operator(app, admin.token)
  const { status } = await operate.change(remote.name, { action: 'rollout', build: remote.fresh, steps })
  expect(status).toBe(200)
  return { ...remote, admin, operate }
}

describe('a beacon', () => {
  test('is counted as one visit and at most one failure', async () => {
    const { name, stable, operate } = await aRollout()
    await send(aBeacon(name, stable, { phase: 'loaded', ms: 80 }, { phase: 'verified', ms: 90 }, { phase: 'mounted', ms: 200 }))
    await send(aBeacon(name, stable, mounted, crashed))
    await send(aBeacon(name, stable, failed, crashed))
    await send(aBeacon(name, stable, mounted, mounted, mounted))
    await send(aBeacon(name, stable, failed, mounted))
    await until(async () => expect(await countsOf(name)).toEqual({ visits: 5, failures: 3 }))
    const { data } = await operate.read(name)
    const [figures] = data.figures
    expect(figures).toMatchObject({ build: stable, visits: 5, failures: 3 })
    expect(figures?.mountMs.p50).toBeGreaterThan(100)
    expect(figures?.mountMs.p50).toBeLessThan(140)
    expect(figures?.mountMs.p95).toBeGreaterThan(175)
    expect(figures?.mountMs.p95).toBeLessThan(225)
  })

  test('is accepted as `navigator.sendBeacon` sends a Blob', async () => {
    const { name, stable } = await aRemote(app)
    const response = await app.server.inject({
      method: 'POST',
      url: '/api/registry/beacons',
      headers: { 'content-type': 'application/json' },
      payload: await new Blob([JSON.stringify(aBeacon(name, stable, mounted))]).text(),
    })
    expect({ status: response.statusCode, body: response.json() }).toEqual({ status: 202, body: { data: { message: 'Noted.' } } })
    await until(async () => expect(await countsOf(name)).toEqual({ visits: 1, failures: 0 }))
  })

  test('about unknown remotes and builds gets the same response and is not counted', async () => {
    const { name, stable } = await aRemote(app)
    const stranger = aName()
    for (const beacon of [aBeacon(stranger, anId(), mounted), aBeacon(name, anId(), failed)])
      expect((await send(beacon)).statusCode).toBe(202)
    await send(aBeacon(name, stable, mounted))
    await until(async () => expect(await countsOf(name)).toEqual({ visits: 1, failures: 0 }))
    expect(await countsOf(stranger)).toEqual({ visits: 0, failures: 0 })
  })

  test.each<[string, (beacon: Beacon) => unknown]>([
    ['no reports', (beacon) => ({ ...beacon, reports: [] })],
    ['51 reports', (beacon) => ({ ...beacon, reports: Array(51).fill(beacon.reports[0]) })],
    ['51 remotes', (beacon) => ({ ...beacon, remotes: Object.fromEntries(Array.from({ length: 51 }, () => [aName(), anId()])) })],
    ['an unknown phase', (beacon) => ({ ...beacon, reports: [{ ...beacon.reports[0], phase: 'lost' }] })],
    ['a time before the visit', (beacon) => ({ ...beacon, reports: [{ ...beacon.reports[0], ms: -1 }] })],
    ['an invalid build', (beacon) => ({ ...beacon, shell: '../shell' })],
    ['anything about the visitor', (beacon) => ({ ...beacon, visitor: 'mira' })],
    ['no object', () => []],
  ])('with %s is refused', async (_, change) => {
    const { name, stable } = await aRemote(app)
    expect((await send(change(aBeacon(name, stable, mounted)) as object)).statusCode).toBe(400)
  })

  test('of 250 KB is refused', async () => {
    const { name, stable } = await aRemote(app)
    expect((await send({ ...aBeacon(name, stable, mounted), shell: 'x'.repeat(300_000) })).statusCode).toBe(413)
  })

  test('is counted once each when 30 arrive at the same time at two processes', async () => {
    const { name, stable, fresh } = await aRollout()
    const other = await testApp({ now: () => clock })
    await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        send(aBeacon(name, at % 3 ? stable : fresh, at < 2 ? failed : mounted), anAddress(), at % 2 ? app : other),
      ),
    )
    await until(async () => expect(await countsOf(name)).toEqual({ visits: 30, failures: 2 }))
  })

  test('stores nothing about the visitor, neither in the database nor in the log', async () => {
    const { name, stable } = await aRemote(app)
    const from = anAddress()
    await send(aBeacon(name, stable, failed), from)
    await until(async () => expect(await countsOf(name)).toEqual({ visits: 1, failures: 1 }))
    expect(logged.join('')).not.toContain(from)
    const [row] = await app.database.db().selectFrom('remote_health').selectAll().where('remote', '=', name).execute()
    expect(Object.keys(row ?? {}).sort()).toEqual(['build_id', 'minute', 'outcome', 'remote', 'stage', 'visits'])
  })
})

describe('one address', () => {
  test('is counted for at most thirty visits in ten minutes', async () => {
    const { name, stable, fresh } = await aRollout()
    const office = anAddress()
    for (let visit = 0; visit < 40; visit++) await send(aBeacon(name, visit % 2 ? stable : fresh, mounted), office)
    await until(async () => expect(await countsOf(name)).toEqual({ visits: 30, failures: 0 }))
    later(11)
    for (let visit = 0; visit < 5; visit++) await send(aBeacon(name, stable, mounted), office)
    await until(async () => expect(await countsOf(name)).toEqual({ visits: 35, failures: 0 }))
  })

  test('can neither halt a candidate nor hide its failures for others', async () => {
    const { name, stable, fresh } = await aRollout()
    await visitors(name, stable, 60)
    const stranger = anAddress()
    for (let visit = 0; visit < 100; visit++) {
      later(1)
      await send(aBeacon(name, fresh, failed), stranger)
    }
    await until(async () => expect(await countsOf(name)).toEqual({ visits: 62, failures: 2 }))
    expect((await recordOf(name)).candidate?.state).toBe('running')
  })

  test('is not limited if it is loopback', async () => {
    const { name, stable } = await aRemote(app)
    for (let visit = 0; visit < 40; visit++) await send(aBeacon(name, stable, mounted), visit % 2 ? '127.0.0.1' : '::1')
    await until(async () => expect(await countsOf(name)).toEqual({ visits: 40, failures: 0 }))
  })
})

describe('an unhealthy candidate', () => {
  test.each(['running', 'paused'])('is halted while it is %s, by `gate`, with the figures', async (state) => {
    const { name, stable, fresh, operate, admin } = await aRollout()
    if (state === 'paused') await operate.change(name, { action: 'pause' })
    await visitors(name, stable, 100)
    await visitors(name, fresh, 20, 8)
    await until(async () => expect((await recordOf(name)).candidate?.state).toBe('halted'))
    const [line, ...more] = await linesOf(name, 'halt')
    expect(line).toMatchObject({ who: 'gate', build_id: fresh })
    expect(line?.why).toMatch(/^\d+ of \d+ \(\d+ %\) failed, stable 0 of 100 \(0 %\), p < 0\.001$/)
    expect(more).toEqual([])
    const { data } = await operate.read(name)
    const { entries } = (await app.call(registryApi.history, { as: admin.token, params: { remote: name } })).data
    expect(entries.find(({ what }) => what === 'halt')?.judgement).toMatchObject({
      code: 'worse',
      stable: { visits: 100, failures: 0 },
    })
    expect(entries.find(({ what }) => what === 'rollout')).not.toHaveProperty('judgement')
    expect(data.verdict?.state).toBe('unhealthy')
    expect(data.figures.map(({ build }) => build)).toEqual([stable, fresh])
    expect(data.rollout).toMatchObject({ state: 'halted', nextAt: null })
  })

  test('is halted once by two processes at the same time', async () => {
    const { name, stable, fresh } = await aRollout()
    const other = await testApp({ now: () => clock })
    await visitors(name, stable, 100)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => send(aBeacon(name, fresh, failed), anAddress(), at % 2 ? app : other)),
    )
    await until(async () => expect((await recordOf(name)).candidate?.state).toBe('halted'))
    await until(async () => expect(await countsOf(name)).toEqual({ visits: 120, failures: 20 }))
    expect(await linesOf(name, 'halt')).toHaveLength(1)
  })

  test('is halted for failures after a long healthy time', async () => {
    const { name, stable, fresh } = await aRollout()
    const minute = floorTo(clock, 60_000)
    const good = [stable, fresh].map((build) => ({ remote: name, build, minute, outcome: 12, visits: 2_000 }))
    await healthStore(app.database).add(good)
    later(5 * 60)
    await visitors(name, stable, 60)
    await visitors(name, fresh, 40, 18)
    await until(async () => expect((await recordOf(name)).candidate?.state).toBe('halted'))
    expect((await linesOf(name, 'halt'))[0]?.why).toMatch(/^\d+ of \d\d \(/)
  })

  test('is not one that fails as often as the stable build', async () => {
    const { name, stable, fresh } = await aRollout()
    await visitors(name, stable, 60, 20)
    await visitors(name, fresh, 30, 10)
    await until(async () => expect(await countsOf(name)).toEqual({ visits: 90, failures: 30 }))
    expect((await recordOf(name)).candidate?.state).toBe('running')
  })

  test('is not halted again for failures before it was resumed', async () => {
    const { name, stable, fresh, operate } = await aRollout()
    await visitors(name, stable, 100)
    await visitors(name, fresh, 12, 12)
    await until(async () => expect((await recordOf(name)).candidate?.state).toBe('halted'))
    later(1)
    expect((await operate.change(name, { action: 'resume' })).status).toBe(200)
    await visitors(name, fresh, 3, 1)
    await until(async () => expect((await countsOf(name)).visits).toBe(115))
    expect((await recordOf(name)).candidate?.state).toBe('running')
    expect((await operate.read(name)).data.verdict?.why).toBe('3 of 50 visits at this step: 1 of 3 (33 %) failed, stable 0 of 0')
  })
})

describe('a rollout', () => {
  const advance = (remote: string) => app.jobs['registry.advance']?.({ remote })
  const stepOf = async (remote: string) => (await recordOf(remote)).rollout?.step

  test('advances at its time while the candidate is healthy, until the candidate is stable', async () => {
    const { name, stable, fresh } = await aRollout()
    await until(async () => expect((await jobOf(name))?.run_at).toEqual(inMinutes(30)))
    await visitors(name, stable, 100)
    await visitors(name, fresh, 50)
    await until(async () => expect((await countsOf(name)).visits).toBe(150))

    later(29)
    await advance(name)
    expect(await stepOf(name)).toBe(0)
    later(1)
    await advance(name)
    expect(await stepOf(name)).toBe(1)
    expect((await recordOf(name)).candidate?.percentBp).toBe(5_000)
    expect((await jobOf(name))?.run_at).toEqual(inMinutes(60))
    expect(await linesOf(name, 'step')).toMatchObject([{ who: 'gate', why: '0 of 50 (0 %) failed, stable 0 of 100 (0 %)' }])

    for (const minutes of [60, 10]) {
      await visitors(name, fresh, 50)
      later(minutes)
      await until(async () => {
        await advance(name)
        const { stable, rollout } = await recordOf(name)
        expect(stable === fresh || rollout?.stepSince.getTime() === clock.getTime()).toBe(true)
      })
    }
    expect(await recordOf(name)).toMatchObject({ stable: fresh, candidate: null, rollout: null })
    expect(await linesOf(name, 'promote')).toMatchObject([{ who: 'gate', build_id: fresh }])
  })

  test('waits for enough visits, and is checked again each minute', async () => {
    const { name, fresh } = await aRollout()
    later(45)
    await advance(name)
    expect(await stepOf(name)).toBe(0)
    expect((await jobOf(name))?.run_at).toEqual(inMinutes(1))
    await visitors(name, fresh, 50)
    await until(async () => expect((await countsOf(name)).visits).toBe(50))
    await advance(name)
    expect(await stepOf(name)).toBe(1)
  })

  test('waits while the candidate may be unhealthy', async () => {
    const { name, stable, fresh } = await aRollout()
    await visitors(name, stable, 100)
    await visitors(name, fresh, 60, 2)
    await until(async () => expect((await countsOf(name)).visits).toBe(160))
    later(45)
    await advance(name)
    expect(await stepOf(name)).toBe(0)
    await visitors(name, fresh, 150)
    await until(async () => expect((await countsOf(name)).visits).toBe(310))
    await advance(name)
    expect(await stepOf(name)).toBe(1)
  })

  test('does not advance while it is paused', async () => {
    const { name, fresh, operate } = await aRollout()
    await visitors(name, fresh, 50)
    await until(async () => expect((await countsOf(name)).visits).toBe(50))
    await operate.change(name, { action: 'pause' })
    later(45)
    await advance(name)
    expect(await stepOf(name)).toBe(0)
  })

  test('stays at a last step that does not reach everybody', async () => {
    const { name, fresh, operate } = await aRollout([{ bp: 2_000, holdMinutes: 0 }])
    await visitors(name, fresh, 50)
    await until(async () => expect((await countsOf(name)).visits).toBe(50))
    expect((await operate.read(name)).data.rollout?.nextAt).toBeNull()
    await advance(name)
    expect(await recordOf(name)).toMatchObject({ candidate: { build: fresh, percentBp: 2_000 } })
  })

  test('advances only one step when two processes try', async () => {
    const { name, fresh } = await aRollout()
    const other = await testApp({ now: () => clock })
    await visitors(name, fresh, 50)
    await until(async () => expect((await countsOf(name)).visits).toBe(50))
    later(30)
    await Promise.all([advance(name), other.jobs['registry.advance']?.({ remote: name })])
    expect(await stepOf(name)).toBe(1)
    expect(await linesOf(name, 'step')).toHaveLength(1)
  })

  test('is resumed by the next process that starts', async () => {
    const { name } = await aRollout()
    await until(async () => expect(await jobOf(name)).toBeDefined())
    await app.deps.queue.cancel(`registry.advance ${name}`)
    await testApp({ now: () => clock })
    expect(await jobOf(name)).toBeDefined()
  })
})

describe('the health for operators', () => {
  test('contains builds over time, in periods for a chart', async () => {
    clock = new Date('2031-03-01T12:00:00Z')
    const { name, stable, fresh, admin } = await aRollout()
    const read = (minutes: number) =>
      app.call(registryApi.health, { as: admin.token, params: { remote: name }, query: { minutes: String(minutes) } })
    for (const [build, fail] of [
      [stable, 0],
      [fresh, 1],
    ] as const) {
      await visitors(name, build, 3, fail)
    }
    await until(async () => expect((await countsOf(name)).visits).toBe(6))
    later(5)
    await visitors(name, stable, 2)
    await until(async () => expect((await countsOf(name)).visits).toBe(8))

    const { data } = await read(60)
    expect(data.bucketMinutes).toBe(1)
    expect(data.builds.map(({ build }) => build)).toEqual([stable, fresh])
    expect(data.builds[0]?.points.map(({ at, visits }) => [at, visits])).toEqual([
      ['2031-03-01T12:00:00.000Z', 3],
      ['2031-03-01T12:05:00.000Z', 2],
    ])
    expect(data.builds[1]?.points[0]).toMatchObject({ visits: 3, failures: 1, mountMs: { p50: expect.any(Number) } })
    expect((await read(600)).data.bucketMinutes).toBe(5)
    expect((await read(600)).data.builds[0]?.points.map(({ visits }) => visits)).toEqual([3, 2])
    expect((await read(10_080)).data).toMatchObject({ bucketMinutes: 120, builds: [{ points: [{ visits: 5 }] }, {}] })
    later(10)
    expect((await read(5)).data.builds).toEqual([])
    expect((await read(4)).status).toBe(400)
  })

  test('requires access to that remote', async () => {
    const { name } = await aRemote(app)
    const member = await app.aMember()
    expect((await app.call(registryApi.health, { params: { remote: name } })).status).toBe(401)
    expect((await app.call(registryApi.health, { params: { remote: name }, as: member.token })).status).toBe(403)
    expect((await app.call(registryApi.fingerprint, { params: { fingerprint: '00000000' }, as: member.token })).status).toBe(403)
  })

  test('contains the composition of a fingerprint, for known shells and builds', async () => {
    const { name, stable } = await aRemote(app)
    const { token: as } = await anAdmin(app)
    const shell = anId()
    const shared = { react: '19.3.0' }
    await app.database
      .db()
      .insertInto('registry_shells')
      .values({ build_id: shell, contract: '1.0.0', shared: JSON.stringify(shared) })
      .execute()
    const beacon = { ...aBeacon(name, stable, mounted), shell }
    const read = async (of: Pick<Beacon, 'shell' | 'remotes'>) =>
      app.call(registryApi.fingerprint, { as, params: { fingerprint: await fingerprintOf(of.shell, of.remotes) } })

    const unknown = [
      { ...beacon, shell: anId() },
      { ...beacon, remotes: { [name]: anId() } },
    ]
    for (const each of [beacon, ...unknown]) await send(each)
    await until(async () => expect((await read(beacon)).status).toBe(200))
    const first = clock.toISOString()
    expect((await read(beacon)).data).toMatchObject({
      shell,
      remotes: { [name]: stable },
      shared,
      firstSeenAt: first,
      lastSeenAt: first,
    })
    for (const each of unknown) expect((await read(each)).status).toBe(404)

    later(90)
    await send(beacon)
    const { token } = await anAdmin(app)
    await until(async () => {
      const params = { fingerprint: await fingerprintOf(shell, beacon.remotes) }
      const { data } = await app.call(registryApi.fingerprint, { as: token, params })
      expect(data).toMatchObject({ firstSeenAt: first, lastSeenAt: clock.toISOString() })
    })
  })

  test('contains nothing older than 30 days', async () => {
    const { name, stable } = await aRemote(app)
    await visitors(name, stable, 2)
    await until(async () => expect((await countsOf(name)).visits).toBe(2))
    later(29 * 24 * 60)
    await visitors(name, stable, 1)
    await until(async () => expect((await countsOf(name)).visits).toBe(3))
    later(2 * 24 * 60)
    await app.jobs['site.cleanup']?.({})
    expect((await countsOf(name)).visits).toBe(1)
  })
})
