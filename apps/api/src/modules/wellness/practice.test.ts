import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { practiceApi, wellnessApi } from '@worrystone/contracts'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { dataDirWithExercise } from '../../testing/data-dir-with-exercise.ts'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

const FREE = 'box-breathing'
const PREMIUM = 'thought-record'

let ahead = 0
let app: App
let me: Member
const now = () => new Date(Date.now() + ahead)
beforeAll(async () => {
  app = await testApp({ now })
})
beforeEach(async () => {
  ahead = 0
  me = await app.aMember()
})

const tier = (member: Member, to: 'free' | 'premium') =>
  app.database.db().updateTable('users').set({ tier: to }).where('id', '=', member.id).execute()
const start = (id = FREE, body?: object, as = me) => app.call(practiceApi.start, { as: as.token, params: { id }, body })
const save = (id: string, body: object, as = me) => app.call(practiceApi.save, { as: as.token, params: { id }, body })
const open = async (id = FREE) => (await app.call(practiceApi.open, { as: me.token, params: { id } })).data
const history = async (query: Record<string, string> = {}) => (await app.call(practiceApi.history, { as: me.token, query })).data

describe('starting an exercise', () => {
  it('creates a session at the first step', async () => {
    expect(await open()).toBeNull()
    const { status, data } = await start()
    expect(status).toBe(200)
    expect(data).toMatchObject({ exerciseId: FREE, currentStep: 0, completed: false, notes: null, rating: null, before: null })
    expect(await open()).toEqual(data)
  })

  it('continues the open session, also in two tabs at once', async () => {
    const both = await Promise.all([start(), start(), start()])
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1)
    await save(both[0].data.id, { currentStep: 2 })
    expect((await start()).data.currentStep).toBe(2)
  })

  it('again closes the open session, which stays in the history', async () => {
    const { data: first } = await start()
    await save(first.id, { currentStep: 1 })
    const { data: second } = await start(FREE, { anew: true })
    expect(second.id).not.toBe(first.id)
    expect(second.currentStep).toBe(0)
    expect((await history()).sessions.map(({ id }) => id)).toEqual([second.id, first.id])
    // The first tab may still be open.
    expect((await save(first.id, { currentStep: 2 })).data.currentStep).toBe(1)
  })

  it('is refused to visitors, for unknown exercises, and for exercises outside the tier', async () => {
    expect((await app.call(practiceApi.start, { params: { id: FREE } })).status).toBe(401)
    expect((await start('no-such')).status).toBe(404)
    expect(await start(PREMIUM)).toMatchObject({ status: 403, error: { code: 'UPGRADE_REQUIRED' } })
    await tier(me, 'premium')
    expect((await start(PREMIUM)).status).toBe(200)
  })

  it('is possible again after the end', async () => {
    const { data: first } = await start()
    await save(first.id, { completed: true })
    const { data: second } = await start()
    expect(second.id).not.toBe(first.id)
  })
})

describe('saving a session', () => {
  it('stores step, end, feedback and answers', async () => {
    const { data } = await start()
    await save(data.id, { before: 7, answers: { settle: 'one' } })
    await save(data.id, { currentStep: 2, answers: { notice: ' two\nlines ' }, activeSeconds: 130 })
    const end = { completed: true, rating: 5, effectiveness: 4, notes: 'It helped.', after: 4, activeSeconds: 90 }
    const saved = (await save(data.id, end)).data
    expect(saved).toMatchObject({
      ...{ currentStep: 2, completed: true, rating: 5, effectiveness: 4, notes: 'It helped.', before: 7, after: 4 },
      answers: { settle: 'one', notice: 'two\nlines' },
    })
    expect((await history()).sessions[0]).toMatchObject({ title: 'Box breathing', minutes: 3, stepCount: 3, isThere: true })
  })

  it('is idempotent, and feedback may be changed later', async () => {
    const { data } = await start()
    const first = (await save(data.id, { completed: true, rating: 2 })).data
    ahead = 60_000
    const second = (await save(data.id, { completed: true, rating: 2 })).data
    expect(second).toEqual(first)
    expect((await save(data.id, { rating: 4, notes: null })).data).toMatchObject({ rating: 4, notes: null })
    expect((await history()).sessions).toHaveLength(1)
  })

  it('with an older queued step does not move the step back', async () => {
    const { data } = await start()
    ahead = 60_000
    const stepAt = (ms: number) => new Date(Date.now() + ms).toISOString()
    await save(data.id, { currentStep: 2, stepAt: stepAt(40_000) })
    const late = await save(data.id, { currentStep: 1, stepAt: stepAt(30_000), notes: 'from the train' })
    expect(late.data).toMatchObject({ currentStep: 2, notes: 'from the train' })
    // A clock that is ahead does not block later steps.
    await save(data.id, { currentStep: 0, stepAt: '2099-01-01T00:00:00.000Z' })
    ahead = 61_000
    expect((await save(data.id, { currentStep: 1 })).data.currentStep).toBe(1)
  })

  it('does not change the step after the end', async () => {
    const { data } = await start()
    await save(data.id, { currentStep: 2, completed: true })
    expect((await save(data.id, { currentStep: 0 })).data).toMatchObject({ currentStep: 2, completed: true })
    expect((await save(data.id, { completed: false })).status).toBe(400)
  })

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ effectiveness: 2.5 }, 'effectiveness'],
    [{ before: 11 }, 'before'],
    [{ after: -1 }, 'after'],
    [{ notes: 'a'.repeat(5_001) }, 'notes'],
    [{ currentStep: 3 }, 'currentStep'],
    [{ currentStep: -1 }, 'currentStep'],
    [{ stepAt: 'yesterday' }, 'stepAt'],
    [{ activeSeconds: 20_000 }, 'activeSeconds'],
    [{ mood: 3 }, 'mood'],
  ])('with %o is refused with the field', async (body, path) => {
    const { data } = await start()
    const { status, error } = await save(data.id, body)
    expect(status).toBe(400)
    expect(error.details?.[0]?.path).toBe(path)
  })

  it('of another person, or an unknown one, is not found', async () => {
    const { data } = await start()
    const other = await app.aMember()
    const remove = (as: Member) => app.call(practiceApi.remove, { as: as.token, params: { id: data.id } })
    expect((await save(data.id, { rating: 1 }, other)).status).toBe(404)
    expect((await remove(other)).status).toBe(404)
    expect((await save(crypto.randomUUID(), { rating: 1 })).status).toBe(404)
    expect((await remove(me)).status).toBe(200)
    expect((await history()).sessions).toEqual([])
  })

  it('is possible after a downgrade, and the history stays readable', async () => {
    await tier(me, 'premium')
    const { data } = await start(PREMIUM)
    await tier(me, 'free')
    expect((await save(data.id, { currentStep: 1, notes: 'mine' })).data).toMatchObject({ currentStep: 1, notes: 'mine' })
    expect((await history()).sessions).toMatchObject([{ notes: 'mine' }])
    expect((await start(PREMIUM)).status).toBe(403)
  })
})

describe('an edited exercise', () => {
  const appWith = (steps: string[]) => testApp({ environment: { DATA_DIR: dataDirWithExercise({ id: 'garden', steps }) } })

  it('continues at the same step, and stays in the history after its removal', async () => {
    const before = await appWith(['one', 'two', 'three'])
    const params = { id: 'garden' }
    const { data } = await before.call(practiceApi.start, { as: me.token, params })
    await before.call(practiceApi.save, { as: me.token, params: { id: data.id }, body: { currentStep: 1 } })

    const longer = await appWith(['zero', 'one', 'half', 'two', 'three'])
    expect((await longer.call(practiceApi.open, { as: me.token, params })).data?.currentStep).toBe(3)
    const shorter = await appWith(['one'])
    expect((await shorter.call(practiceApi.start, { as: me.token, params })).data.currentStep).toBe(0)

    const { sessions } = await history()
    expect(sessions).toMatchObject([{ title: 'Garden', isThere: false, stepCount: 3, currentStep: 1 }])
    expect((await start('garden')).status).toBe(404)
  })
})

it('lists own sessions only, newest first and in pages, in the requested language', async () => {
  for (const id of ['box-breathing', 'longer-exhale', 'cold-water']) {
    ahead += 1_000
    await start(id)
  }
  await start(FREE, {}, await app.aMember())
  const first = await history({ limit: '2', language: 'de' })
  expect(first.sessions.map(({ exerciseId }) => exerciseId)).toEqual(['cold-water', 'longer-exhale'])
  expect(first.sessions[0]?.title).not.toBe('Cold water')
  expect(first.hasMore).toBe(true)
  expect((await history({ limit: '2', offset: '2' })).sessions).toMatchObject([{ exerciseId: 'box-breathing' }])
})

describe('the summary', () => {
  const summary = async (query: Record<string, string> = {}) => app.call(practiceApi.summary, { as: me.token, query })
  async function practised(id: string, form: object) {
    const { data } = await start(id)
    await save(data.id, { completed: true, ...form })
  }

  it('has every day of 12 weeks in the requested time zone', async () => {
    await practised(FREE, { activeSeconds: 61 })
    await practised(FREE, { activeSeconds: 30 })
    const { days } = (await summary({ timeZone: 'Pacific/Kiritimati' })).data
    expect(days).toHaveLength(84)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(now())
    expect(days.at(-1)).toEqual({ date: today, minutes: 2 })
    expect(days.slice(0, -1).every(({ minutes }) => minutes === 0)).toBe(true)
    expect((await summary({ timeZone: 'Mars/Base' })).error.details?.[0]?.path).toBe('timeZone')
  })

  it('lists exercises that helped, from three sessions on', async () => {
    for (let time = 0; time < 3; time++) await practised(FREE, { before: 7, after: 4 + time })
    for (let time = 0; time < 3; time++) await practised('cold-water', { before: 4, after: 5 })
    for (let time = 0; time < 2; time++) await practised('longer-exhale', { before: 9, after: 1 })
    const { helped } = (await summary({ language: 'de' })).data
    expect(helped).toEqual([{ exerciseId: FREE, title: expect.any(String), times: 3, meanChange: -2 }])
  })
})

describe('an opinion', () => {
  const rate = (body: object, as = me, id = 'kind-words') =>
    app.call(practiceApi.rateTechnique, { as: as.token, params: { id }, body })

  it('is stored, can be changed by field, and is visible to its member only', async () => {
    expect((await rate({ effectiveness: 4 })).data).toEqual({ effectiveness: 4, isNotForMe: false })
    expect((await rate({ isNotForMe: true })).data).toEqual({ effectiveness: 4, isNotForMe: true })
    const read = (as: Member) => app.call(practiceApi.techniqueRating, { as: as.token, params: { id: 'kind-words' } })
    expect((await read(me)).data).toEqual({ effectiveness: 4, isNotForMe: true })
    expect((await read(await app.aMember())).data).toEqual({ effectiveness: null, isNotForMe: false })
    expect((await rate({ effectiveness: 0 })).error.details?.[0]?.path).toBe('effectiveness')
    expect((await rate({}, me, 'no-such')).status).toBe(404)
  })

  it('is included in the mean of a technique from ten people on, with a delay', async () => {
    // A separate technique, because other tests share the database.
    const id = `t-${crypto.randomUUID()}`
    const folder = mkdtempSync(join(inject('testFolder'), 'rated-'))
    const own = join(folder, 'catalogue/techniques', id)
    cpSync(join(import.meta.dirname, '../../../catalogue/techniques/feel-the-ground'), own, { recursive: true })
    const rated = await testApp({ now, environment: { DATA_DIR: folder } })
    const rate = (body: object, by: Member | undefined) =>
      rated.call(practiceApi.rateTechnique, { as: by?.token, params: { id }, body })
    const read = async () => (await rated.call(wellnessApi.technique, { params: { id } })).data
    const before = await read()
    expect(before.effectivenessFrom).toBe('editor')
    const people = await Promise.all(Array.from({ length: 10 }, () => app.aMember()))
    for (const [index, person] of people.slice(0, 9).entries()) await rate({ effectiveness: index < 5 ? 3 : 2 }, person)
    ahead = 11 * 60_000
    expect(await read()).toEqual(before)
    await rate({ effectiveness: 3 }, people[9])
    expect(await read()).toEqual(before)
    ahead = 22 * 60_000
    expect(await read()).toMatchObject({ effectiveness: 2.5, effectivenessFrom: 'people' })
    const { data } = await rated.call(wellnessApi.techniques, {})
    expect(data.techniques.find((one) => one.id === id)?.effectiveness).toBe(2.5)
  })
})
