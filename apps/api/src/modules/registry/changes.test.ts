import { type Group, registryApi, subjectOf } from '@worrystone/contracts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { userStore } from '../users/index.ts'
import { type Actor, GATE, START } from './actor.ts'
import { registryChanges } from './changes.ts'
import { registryMembers } from './members.ts'
import { registryStore } from './store.ts'
import { DEFAULT_POLICY } from './stored-record.ts'
import { type App, aManifest, aName, anAdmin, anId, aRemote, operator, publish } from './testing.ts'

let app: App
let admin: Awaited<ReturnType<typeof anAdmin>>
let operate: ReturnType<typeof operator>

beforeAll(async () => {
  app = await testApp()
  admin = await anAdmin(app)
  operate = operator(app, admin.token)
})

const steps = [
  { bp: 100, holdMinutes: 60 },
  { bp: 10_000, holdMinutes: 0 },
]
const rollout = (build: string, more: { include?: Group[]; exclude?: Group[] } = {}) => ({
  action: 'rollout',
  build,
  steps,
  ...more,
})
const historyOf = async (remote: string) =>
  (await app.call(registryApi.history, { as: admin.token, params: { remote } })).data.entries
/** The store of changes, as the registry uses it. */
const createChanges = () =>
  registryChanges({
    database: app.database,
    store: registryStore(app.database),
    members: registryMembers(app.database, userStore(app.database)),
    now: () => new Date(),
    onChange: () => {},
  })

describe('a change over the API', () => {
  test('that blocks a build hides its manifest from QA links until it is unblocked', async () => {
    const { name, fresh } = await aRemote(app)
    const status = async () => (await app.server.inject(`/registry/builds/${name}@${fresh}.json`)).statusCode
    expect(await status()).toBe(200)
    await operate.change(name, { action: 'block', build: fresh })
    expect(await status()).toBe(404)
    await operate.change(name, { action: 'unblock', build: fresh })
    expect(await status()).toBe(200)
  })

  test('returns the current remote, with its builds and the purpose of each', async () => {
    const { name, stable, previous, fresh, other } = await aRemote(app)
    const { status, data } = await operate.change(name, rollout(fresh))
    expect(status).toBe(200)
    expect(data).toMatchObject({
      remote: name,
      team: 'stones',
      revision: 3,
      stable,
      candidate: { build: fresh, percentBp: 100, state: 'running' },
      rollout: { build: fresh, steps, step: 0, state: 'running' },
      health: DEFAULT_POLICY,
    })
    expect(new Date(data.rollout?.nextAt ?? 0).getTime() - new Date(data.rollout?.stepSince ?? 0).getTime()).toBe(60 * 60_000)
    await operate.change(name, { action: 'block', build: other })
    const roles = Object.fromEntries((await operate.read(name)).data.builds.map(({ build, role }) => [build, role]))
    expect(roles).toEqual({ [stable]: 'stable', [fresh]: 'candidate', [previous[0] ?? '']: 'previous', [other]: 'blocked' })
    expect(data.builds.find(({ build }) => build === fresh)).toMatchObject({
      version: '1.2.3',
      commit: 'abc',
      bytes: 123,
      publishedBy: 'token ci',
    })
  })

  test('covers the whole life cycle: rollout, pause, resume, promote, roll back', async () => {
    const { name, stable, previous, fresh } = await aRemote(app)
    const change = async (action: object) => (await operate.change(name, action)).data
    await change(rollout(fresh))
    expect((await change({ action: 'pause' })).rollout).toMatchObject({ state: 'paused', nextAt: null })
    expect((await change({ action: 'resume' })).rollout?.nextAt).not.toBeNull()
    expect(await change({ action: 'promote' })).toMatchObject({ stable: fresh, previous: [stable, ...previous], rollout: null })
    expect(await change({ action: 'rollback' })).toMatchObject({ stable, previous: [...previous, fresh] })
    expect(await change({ action: 'kill', messageKey: 'Back soon' })).toMatchObject({
      kill: { on: true, messageKey: 'Back soon' },
    })
    expect(await change({ action: 'revive' })).toMatchObject({ kill: { on: false } })
  })

  test('that is refused has one message, changes nothing and leaves no history', async () => {
    const { name, stable } = await aRemote(app)
    const before = await operate.read(name)
    const refused = await operate.change(name, rollout(stable))
    expect([refused.status, refused.error.message]).toEqual([400, `Build ${stable} is the stable one already.`])
    const unknown = await operate.change(name, rollout('0'.repeat(16)))
    expect(unknown.error.details?.[0]?.path).toBe('change.build')
    expect((await operate.read(name)).data).toEqual(before.data)
    expect(await historyOf(name)).toHaveLength(4)
  })

  test('returns when a candidate advances automatically: to the next step, and from everybody to stable', async () => {
    const nextOf = async (rolloutSteps: typeof steps, more: { include?: Group[] } = {}) => {
      const { name, fresh } = await aRemote(app)
      const { data } = await operate.change(name, { ...rollout(fresh, more), steps: rolloutSteps })
      return data.rollout?.nextAt && (Date.parse(data.rollout.nextAt) - Date.parse(data.rollout.stepSince)) / 60_000
    }
    const [begin, everybody] = [
      { bp: 100, holdMinutes: 60 },
      { bp: 10_000, holdMinutes: 30 },
    ]
    expect(await nextOf([begin, everybody])).toBe(60)
    // A single step requires an operator, whatever its share.
    expect(await nextOf([begin])).toBeNull()
    expect(await nextOf([everybody])).toBeNull()

    const atTheEnd = async (more: { include?: Group[] } = {}) => {
      const { name, fresh } = await aRemote(app)
      const { data } = await operate.change(name, { ...rollout(fresh, more), steps: [begin, everybody] })
      await createChanges().change(name, { revision: data.revision, why: 'healthy', change: { action: 'step', step: 1 } }, GATE)
      return (await operate.read(name)).data.rollout?.nextAt
    }
    expect(await atTheEnd()).not.toBeNull()
    // There is no evidence for visitors outside the audience.
    expect(await atTheEnd({ include: [{ by: 'role', value: 'moderator' }] })).toBeNull()
  })

  test('needs a reason of its own', async () => {
    const { name } = await aRemote(app)
    for (const why of ['', '   ', 'x'.repeat(201)]) {
      const { status, error } = await operate.change(name, { action: 'kill' }, why)
      expect([status, error.details?.[0]?.path]).toEqual([400, 'why'])
    }
  })

  test('of an outdated revision is refused, with the current revision', async () => {
    const { name: remote } = await aRemote(app)
    const { revision } = (await operate.read(remote)).data
    await operate.change(remote, { action: 'kill' })
    const body = { revision, why: 'late', change: { action: 'kill', messageKey: 'Later' } }
    const late = await app.call(registryApi.change, { as: admin.token, params: { remote }, body })
    expect([late.status, late.error.code]).toEqual([409, 'CONFLICT'])
    expect(late.error.message).toBe(`The record changed meanwhile: read it again (revision ${revision + 1}).`)
    expect((await operate.read(remote)).data.kill).toEqual({ on: true, messageKey: null })
  })

  test('of two concurrent ones one succeeds, and the other gets a conflict', async () => {
    for (let round = 0; round < 5; round++) {
      const { name: remote, fresh } = await aRemote(app)
      const { revision } = (await operate.read(remote)).data
      const send = (change: object) =>
        app.call(registryApi.change, { as: admin.token, params: { remote }, body: { revision, why: 'both', change } })
      const answers = await Promise.all([send({ action: 'kill' }), send(rollout(fresh)), send({ action: 'block', build: fresh })])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect((await operate.read(remote)).data.revision).toBe(revision + 1)
      expect((await historyOf(remote)).filter(({ why }) => why === 'both')).toHaveLength(1)
    }
  })
})

describe('the history', () => {
  test('contains change, build, author and reason, newest first and in pages', async () => {
    const { name: remote, stable, fresh } = await aRemote(app)
    await operate.change(
      remote,
      rollout(fresh, { include: [{ by: 'role', value: 'moderator' }], exclude: [{ by: 'country', value: 'DE' }] }),
      'see',
    )
    await operate.change(remote, { action: 'promote' }, 'it is good')
    await operate.change(remote, { action: 'block', build: fresh }, 'it was not')
    const entries = await historyOf(remote)
    expect(entries.slice(0, 3)).toMatchObject([
      { revision: 5, what: 'block', build: fresh, detail: `→ ${stable}`, who: admin.username, why: 'it was not' },
      { revision: 4, what: 'promote', build: fresh, who: admin.username, why: 'it is good' },
      { revision: 3, what: 'rollout', build: fresh, detail: '1 % → 100 %, + role moderator, − country DE', why: 'see' },
    ])
    expect(entries.at(-1)).toMatchObject({ revision: 1, what: 'published', who: 'start' })
    const page = async (offset: number) => {
      const query = { limit: '2', offset: String(offset) }
      const { data } = await app.call(registryApi.history, { as: admin.token, params: { remote }, query })
      return [data.entries.map(({ what }) => what), data.hasMore]
    }
    expect(await page(0)).toEqual([['block', 'promote'], true])
    expect(await page(5)).toEqual([['published', 'published'].slice(0, entries.length - 5), false])
  })

  test.each(['registry_history', 'registry_audit'])('%s cannot be rewritten, not even in the database', async (table) => {
    const { name } = await aRemote(app)
    await app.call(registryApi.createToken, { as: admin.token, body: { name: `t ${name}`, remotes: [name] } })
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int n from ${sql.table(table)}`.execute(app.database.db())).rows[0]?.n
    const before = await count()
    expect(before).toBeGreaterThan(0)
    for (const statement of [
      sql`update ${sql.table(table)} set who = 'nobody'`,
      sql`delete from ${sql.table(table)}`,
      sql`truncate ${sql.table(table)}`,
    ])
      await expect(statement.execute(app.database.db())).rejects.toThrow(`${table} is only ever added to`)
    expect(await count()).toBe(before)
  })
})

describe('the registry itself', () => {
  const change = async (
    remote: string,
    wish: Parameters<ReturnType<typeof createChanges>['change']>[1]['change'],
    actor: Actor = GATE,
  ) => {
    const { revision } = (await operate.read(remote)).data
    return createChanges().change(remote, { revision, why: '3 of 50 visits failed', change: wish }, actor)
  }

  test('advances and halts rollouts, which the history records', async () => {
    const { name, fresh } = await aRemote(app)
    await operate.change(name, rollout(fresh))
    await change(name, { action: 'step', step: 1 })
    expect((await operate.read(name)).data).toMatchObject({
      candidate: { percentBp: 10_000 },
      rollout: { step: 1 },
    })
    await change(name, { action: 'halt' })
    expect((await operate.read(name)).data.candidate?.state).toBe('halted')
    expect((await historyOf(name)).slice(0, 2)).toMatchObject([
      { what: 'halt', build: fresh, who: 'gate', why: '3 of 50 visits failed' },
      { what: 'step', build: fresh, detail: '100 % (2/2)', who: 'gate' },
    ])
  })

  test('never resumes a halted rollout: an operator does', async () => {
    const { name, fresh } = await aRemote(app)
    await operate.change(name, rollout(fresh))
    await change(name, { action: 'halt' })
    await expect(change(name, { action: 'resume' })).rejects.toThrow('Only a person may resume.')
    expect((await operate.change(name, { action: 'resume' }, 'the disk was full')).data.candidate?.state).toBe('running')
  })

  test('records each change with a later time than all earlier ones, even if its clock is behind', async () => {
    const { name } = await aRemote(app)
    const at = async () => new Date((await operate.read(name)).data.updatedAt).getTime()
    const before = await at()
    const late = registryChanges({
      database: app.database,
      store: registryStore(app.database),
      members: registryMembers(app.database, userStore(app.database)),
      now: () => new Date('2020-01-01'),
      onChange: () => {},
    })
    const { revision } = (await operate.read(name)).data
    await late.change(name, { revision, why: 'late', change: { action: 'kill', messageKey: null } }, START)
    expect(await at()).toBeGreaterThan(before)
  })
})

test('an actor can change only their own remotes, by any call', async () => {
  const [own, others] = [await aRemote(app), await aRemote(app)]
  const actor = { name: 'token ci', remotes: [own.name] }
  const wish = { revision: 2, why: 'for fun', change: { action: 'kill', messageKey: null } } as const
  await expect(createChanges().change(others.name, wish, actor)).rejects.toThrow(`token ci may not change ${others.name}.`)
  await expect(createChanges().published(aManifest(others.name), actor)).rejects.toThrow(
    `token ci may not change ${others.name}.`,
  )
  await createChanges().change(own.name, wish, actor)
})

describe('members in groups', () => {
  const pin = (value: string, build: string) => ({ action: 'pin', build, group: { by: 'member', value } })

  test('are entered by username, and stored as a hash of the id', async () => {
    const { name, fresh } = await aRemote(app)
    const mira = await app.aMember()
    const subject = await subjectOf(mira.id)
    expect((await operate.change(name, pin(`@${mira.username.toUpperCase()}`, fresh))).data.pins).toEqual([
      { group: { by: 'member', value: `@${mira.username}` }, build: fresh },
    ])
    const { pins } = await app.database
      .db()
      .selectFrom('registry_records')
      .select('pins')
      .where('remote', '=', name)
      .executeTakeFirstOrThrow()
    expect(pins).toEqual([{ group: { by: 'member', value: subject }, build: fresh }])
    const history = JSON.stringify(await historyOf(name))
    expect(history).not.toContain(mira.username)
    expect(history).not.toContain(subject)

    const unpinned = await operate.change(name, { action: 'unpin', group: { by: 'member', value: mira.username } })
    expect(unpinned.data.pins).toEqual([])
  })

  test('may be included in and excluded from an audience', async () => {
    const { name, fresh } = await aRemote(app)
    const [mira, noor] = [await app.aMember(), await app.aMember()]
    const group = ({ username }: typeof mira) => ({ by: 'member' as const, value: `@${username}` })
    const { data } = await operate.change(name, rollout(fresh, { include: [group(mira)], exclude: [group(noor)] }))
    expect(data.rollout?.audience).toEqual({ include: [group(mira)], exclude: [group(noor)] })
    const row = await app.database
      .db()
      .selectFrom('registry_records')
      .select('candidate')
      .where('remote', '=', name)
      .executeTakeFirstOrThrow()
    expect(row.candidate?.audience.include).toEqual([{ by: 'member', value: await subjectOf(mira.id) }])
  })

  test('are refused by name if they are unknown', async () => {
    const { name, fresh } = await aRemote(app)
    const { status, error } = await operate.change(name, pin('@nobody_of_that_name', fresh))
    expect([status, error.message]).toEqual([400, 'There is no member called nobody_of_that_name.'])
  })

  test('may be entered as a subject, as platform.explain() shows it; a deleted member is shown as one', async () => {
    const { name, fresh } = await aRemote(app)
    const subject = 'ab'.repeat(16)
    const pinned = await operate.change(name, pin(subject, fresh))
    expect(pinned.data.pins).toEqual([{ group: { by: 'member', value: subject }, build: fresh }])
    expect((await operate.change(name, { action: 'unpin', group: { by: 'member', value: subject } })).data.pins).toEqual([])
  })

  test('are deleted when no record references them', async () => {
    const { name, fresh } = await aRemote(app)
    const [mira, noor] = [await app.aMember(), await app.aMember()]
    for (const { username } of [mira, noor]) await operate.change(name, pin(username, fresh))
    await operate.change(name, { action: 'unpin', group: { by: 'member', value: mira.username } })
    await registryMembers(app.database, userStore(app.database)).deleteUnreferenced()
    const rows = await app.database
      .db()
      .selectFrom('registry_members')
      .select('user_id')
      .where('user_id', 'in', [mira.id, noor.id])
      .execute()
    expect(rows).toEqual([{ user_id: noor.id }])
  })
})

describe('a published build', () => {
  const ci: Actor = { name: 'token ci', remotes: null }
  const stableOf = async (name: string) => (await operate.read(name)).data.stable

  test('of an upload is served to nobody, and recorded in the history', async () => {
    const { name, stable, fresh } = await aRemote(app)
    expect((await operate.read(name)).data).toMatchObject({ stable, candidate: null, revision: 2 })
    expect((await historyOf(name))[1]).toMatchObject({ what: 'uploaded', build: fresh, who: 'token ci', revision: 2 })
  })

  test('is recorded once, also when it is published twice', async () => {
    const { name } = await aRemote(app)
    const manifest = aManifest(name)
    for (let i = 0; i < 2; i++) await publish(app, manifest, ci)
    expect((await historyOf(name)).filter(({ build }) => build === manifest.buildId)).toHaveLength(1)
  })

  test('is switched off until it is revived if it is the first of a new remote', async () => {
    const manifest = aManifest()
    await publish(app, manifest, ci)
    expect((await operate.read(manifest.name)).data).toMatchObject({ stable: manifest.buildId, kill: { on: true }, revision: 1 })
    expect((await operate.change(manifest.name, { action: 'revive' })).data.kill.on).toBe(false)
  })

  test('of a starting server becomes stable, as long as only starts have changed the record', async () => {
    const name = aName()
    const [one, two] = [aManifest(name), aManifest(name)]
    await publish(app, one)
    await publish(app, two)
    await publish(app, aManifest(name), ci)
    expect(await stableOf(name)).toBe(two.buildId)
    // An older release of the site is started again.
    await publish(app, one)
    expect((await operate.read(name)).data).toMatchObject({ stable: one.buildId, previous: [two.buildId] })
    expect((await historyOf(name)).map(({ what }) => what)).toEqual(['published', 'uploaded', 'published', 'published'])
  })

  test.each<[string, (build: string, other: string) => object]>([
    ['rolled back', () => ({ action: 'rollback' })],
    ['blocked', (build) => ({ action: 'block', build })],
    ['pinned a group to', (build) => ({ action: 'pin', build, group: { by: 'role', value: 'admin' } })],
    ['rolled out another than', (_, other) => rollout(other)],
  ])('is not made stable again by a restart when operators have %s it', async (_, decision) => {
    const { name, stable, previous, fresh } = await aRemote(app)
    await operate.change(name, decision(stable, fresh))
    const before = (await operate.read(name)).data
    for (const local of [stable, previous[0] ?? '', fresh]) await publish(app, aManifest(name, local))
    expect((await operate.read(name)).data).toEqual(before)
  })

  test('of a starting server becomes stable if it is new to the registry, whatever operators decided before', async () => {
    const { name, stable, fresh } = await aRemote(app)
    await operate.change(name, rollout(fresh))
    const news = aManifest(name)
    await publish(app, news)
    expect((await operate.read(name)).data).toMatchObject({ stable: news.buildId, candidate: { build: fresh } })
    expect((await operate.read(name)).data.previous[0]).toBe(stable)
  })

  test('stays blocked when it was deleted and is published again by a start', async () => {
    const { name, stable, fresh } = await aRemote(app)
    await operate.change(name, { action: 'block', build: fresh })
    await app.database.db().deleteFrom('registry_builds').where('build_id', '=', fresh).execute()
    await publish(app, aManifest(name, fresh))
    expect((await operate.read(name)).data).toMatchObject({ stable, blocked: [fresh] })
  })

  test('of several servers that start at once is recorded once', async () => {
    const manifest = aManifest()
    await Promise.all(Array.from({ length: 4 }, () => publish(app, manifest)))
    expect((await operate.read(manifest.name)).data).toMatchObject({ revision: 1, stable: manifest.buildId })
    expect(await historyOf(manifest.name)).toHaveLength(1)
    const next = aManifest(manifest.name)
    await Promise.all(Array.from({ length: 4 }, () => publish(app, next)))
    expect((await operate.read(manifest.name)).data).toMatchObject({ revision: 2, stable: next.buildId })
  })

  test('is deleted 30 days after the last reference by a record, and never while a record references it', async () => {
    const { name, stable, previous, fresh, other } = await aRemote(app)
    await operate.change(name, rollout(fresh))
    const pinned = await publish(app, aManifest(name, anId()), ci)
    await operate.change(name, { action: 'pin', build: pinned, group: { by: 'role', value: 'admin' } })
    await app.database
      .db()
      .updateTable('registry_builds')
      .set({ last_named_at: new Date('2020-01-01') })
      .where('remote', '=', name)
      .execute()
    const gone = await registryStore(app.database).deleteUnreferenced(new Date('2020-02-01'))
    expect(gone.filter((build) => build.name === name)).toEqual([{ name, buildId: other }])
    const left = await registryStore(app.database).buildIds(name)
    expect(left).toEqual(new Set([stable, ...previous, fresh, pinned]))
  })
})
