import { bucketOf, buildKey, registryApi, subjectOf } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { userStore } from '../users/index.ts'
import { explainer } from './explain.ts'
import { registryMembers } from './members.ts'
import { assembleSnapshot } from './snapshot.ts'
import { registryStore } from './store.ts'
import { type App, aManifest, anAdmin, aRemote, operator } from './testing.ts'

const ADMIN = { name: '@amadou', remotes: null }

let app: App
let admin: Awaited<ReturnType<typeof anAdmin>>
beforeAll(async () => {
  app = await testApp()
  admin = await anAdmin(app)
})

/** Explains like the API, but for builds without files, which the snapshot of a running server leaves out. */
async function explain(remote: string, query: Parameters<ReturnType<typeof explainer>>[1]) {
  const store = registryStore(app.database)
  const users = userStore(app.database)
  const snapshot = async () => {
    const records = (await store.records()).filter((record) => record.remote === remote)
    const ids = [...(await store.buildIds(remote))]
    return assembleSnapshot(
      records,
      ids.map((id) => aManifest(remote, id)),
    )
  }
  return explainer({ users, members: registryMembers(app.database, users), snapshot })(remote, query, ADMIN)
}

/** A subject whose bucket is inside or outside the share. */
async function aSubject(salt: string, remote: string, isWanted: (bucket: number) => boolean) {
  for (let i = 0; ; i++) if (isWanted(await bucketOf(salt, remote, `s${i}`))) return `s${i}`
}

async function aRollout(more: object = {}) {
  const remote = await aRemote(app)
  const operate = operator(app, admin.token)
  const change = { action: 'rollout', build: remote.fresh, steps: [{ bp: 5_000, holdMinutes: 0 }], ...more }
  const { data } = await operate.change(remote.name, change)
  return { ...remote, operate, salt: data.candidate?.salt ?? '' }
}

describe('an explanation', () => {
  test('contains the build that a visitor gets, and the reason: the share', async () => {
    const { name, stable, fresh, salt } = await aRollout()
    const inside = await explain(name, { subject: await aSubject(salt, name, (bucket) => bucket < 5_000) })
    expect(inside.build).toBe(fresh)
    expect(inside.why).toContainEqual(
      expect.stringMatching(new RegExp(`^candidate ${fresh}: rolled out to 50 %, this visitor stands at`)),
    )
    expect(inside.reasons).toContainEqual({ code: 'share', build: fresh, percentBp: 5_000, bucket: expect.any(Number) })
    expect(inside.reasons).toHaveLength(inside.why.length)
    const outside = await explain(name, { subject: await aSubject(salt, name, (bucket) => bucket >= 5_000) })
    expect(outside.build).toBe(stable)
  })

  test('without a subject contains the build for everybody', async () => {
    const { name, stable, fresh } = await aRollout()
    const { build, why } = await explain(name, {})
    expect(build).toBe(stable)
    expect(why).toContain(`candidate ${fresh}: no bucket could be computed here`)
  })

  test('for a member considers role, tier and language, as their page does', async () => {
    const mira = await app.aMember({ language: 'fr' })
    const { name, fresh } = await aRollout({
      steps: [{ bp: 10_000, holdMinutes: 0 }],
      include: [{ by: 'language', value: 'fr' }],
    })
    expect((await explain(name, { username: `@${mira.username}` })).build).toBe(fresh)
    expect((await explain(name, { username: mira.username, language: 'es' })).why).toContain(
      `candidate ${fresh}: only for language fr`,
    )
    await app.database.db().updateTable('users').set({ role: 'moderator', tier: 'premium' }).where('id', '=', mira.id).execute()
    const { name: other, fresh: theirs } = await aRollout({
      steps: [{ bp: 10_000, holdMinutes: 0 }],
      include: [{ by: 'tier', value: 'premium' }],
      exclude: [{ by: 'role', value: 'admin' }],
    })
    expect((await explain(other, { username: mira.username })).build).toBe(theirs)
  })

  test('considers the country in the request', async () => {
    const { name, fresh } = await aRollout({ steps: [{ bp: 10_000, holdMinutes: 0 }], exclude: [{ by: 'country', value: 'AT' }] })
    const { why } = await explain(name, { subject: 'anybody', country: 'at' })
    expect(why).toContain(`candidate ${fresh}: not for country AT`)
    const response = await app.call(registryApi.explain, { as: admin.token, params: { remote: name }, body: { country: 'at' } })
    expect(response.data.reasons).toContainEqual({ code: 'left-out', build: fresh, group: { by: 'country', value: 'AT' } })
  })

  test('contains the username of a pinned member', async () => {
    const mira = await app.aMember()
    const { name, other, operate } = await aRollout()
    await operate.change(name, { action: 'pin', build: other, group: { by: 'member', value: mira.username } })
    const { build, why, reasons } = await explain(name, { username: mira.username })
    expect(build).toBe(other)
    expect(reasons).toContainEqual({ code: 'pinned', build: other, group: { by: 'member', value: `@${mira.username}` } })
    expect(why).toContain(`pinned to ${other} for member @${mira.username}`)
    expect(why.join()).not.toContain(await subjectOf(mira.id))
  })

  test('is refused for an unknown member, and unknown builds are reported', async () => {
    const { name } = await aRemote(app)
    const call = (body: object) => app.call(registryApi.explain, { as: admin.token, params: { remote: name }, body })
    const refused = await call({ username: 'nobody_of_that_name' })
    expect([refused.status, refused.error.details?.[0]?.path]).toEqual([400, 'username'])
    expect((await call({})).data.build).toBeNull()
  })
})

test('a team gets no explanation for a username', async () => {
  const mira = await app.aMember()
  const { name } = await aRemote(app)
  const { token } = (
    await app.call(registryApi.createToken, { as: admin.token, body: { name: `team of ${name}`, remotes: [name] } })
  ).data
  const explainAs = (body: object) => app.call(registryApi.explain, { as: token, params: { remote: name }, body })
  const refused = await explainAs({ username: mira.username })
  expect([refused.status, refused.error.message]).toEqual([403, expect.stringContaining('Only an admin may ask')])
  expect((await explainAs({ subject: 'anybody' })).status).toBe(200)
})

describe('the snapshot', () => {
  test('describes the stable, candidate, pinned and newest other build, with only the fields that pages need', async () => {
    const { name, stable, previous, fresh, other, operate } = await aRollout()
    await operate.change(name, { action: 'pin', build: other, group: { by: 'role', value: 'admin' } })
    const store = registryStore(app.database)
    const all = [...(await store.buildIds(name))].map((id) => aManifest(name, id))
    const snapshotNow = async () => {
      const records = (await store.records()).filter((record) => record.remote === name)
      return assembleSnapshot(records, all)
    }
    const { records, builds } = await snapshotNow()
    const keys = (ids: string[]) => ids.map((id) => buildKey(name, id)).sort()
    expect(Object.keys(builds).sort()).toEqual(keys([stable, fresh, other, ...previous]))
    expect(Object.keys(records[0] ?? {}).sort()).toEqual(
      ['remote', 'revision', 'stable', 'previous', 'candidate', 'pins', 'blocked', 'kill'].sort(),
    )
    expect(Object.keys(records[0]?.candidate ?? {}).sort()).toEqual(['build', 'salt', 'percentBp', 'audience', 'state'].sort())

    await operate.change(name, { action: 'block', build: fresh })
    await operate.change(name, { action: 'block', build: previous[0] ?? '' })
    expect(Object.keys((await snapshotNow()).builds).sort()).toEqual(keys([stable, other]))
  })
})
