import { authApi, practiceApi, type Recommendation } from '@worrystone/contracts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { dataDirWithExercise } from '../../testing/data-dir-with-exercise.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

let ahead = 0
let app: App
let me: Member
beforeAll(async () => {
  app = await testApp({ now: () => new Date(Date.now() + ahead) })
})
beforeEach(async () => {
  ahead = 0
  me = await app.aMember()
})

const recommendedBy = async (of: App, query: Record<string, string> = {}) =>
  (await of.call(practiceApi.recommendations, { as: me.token, query })).data
const recommended = (query: Record<string, string> = {}) => recommendedBy(app, query)
const idsOf = (found: Recommendation[]) => found.map(({ exercise }) => exercise.id)

async function worryAbout(category: string, { by = me, privacy = 'public', daysAgo = 0 } = {}) {
  await sql`insert into posts (id, user_id, worry_prompt, short_content, privacy_level, category, published_at)
    values (${crypto.randomUUID()}, ${by.id}, 'What if...', 'x', ${privacy}, ${category}, now() - make_interval(days => ${daysAgo}))`.execute(
    app.database.db(),
  )
}
async function practise(id: string, form: object, { by = me, at = app } = {}) {
  const { data } = await at.call(practiceApi.start, { as: by.token, params: { id } })
  await at.call(practiceApi.save, { as: by.token, params: { id: data.id }, body: { completed: true, ...form } })
}

it('starts with exercises for everybody, and never contains those outside the tier', async () => {
  const found = await recommended({ limit: '100' })
  expect((await recommended()).length).toBe(3)
  expect(found.every(({ exercise, reason }) => exercise.isFree && reason.kind === 'good-start')).toBe(true)
  await app.database.db().updateTable('users').set({ tier: 'premium' }).where('id', '=', me.id).execute()
  expect((await recommended({ limit: '100' })).some(({ exercise }) => !exercise.isFree)).toBe(true)
})

it('considers the categories of the member’s worries in the last 30 days, also private ones', async () => {
  await worryAbout('work', { privacy: 'private' })
  const [first] = await recommended()
  expect(first?.reason).toEqual({ kind: 'wrote-about', category: 'work' })
  me = await app.aMember()
  await worryAbout('work', { daysAgo: 31 })
  expect((await recommended())[0]?.reason.kind).toBe('good-start')
})

it('considers exercises that helped the member', async () => {
  const last = idsOf(await recommended({ limit: '100' })).at(-1) as string
  await practise(last, { before: 6, after: 6 })
  expect(idsOf(await recommended({ limit: '1' }))).not.toEqual([last])
  await practise(last, { before: 7, after: 4 })
  const [first] = await recommended()
  expect(first).toMatchObject({ exercise: { id: last }, reason: { kind: 'helped-you', at: expect.any(String) } })
})

it('considers the time of day', async () => {
  const kinds = (await recommended({ hour: '23', limit: '2' })).map(({ reason }) => reason)
  expect(kinds).toContainEqual({ kind: 'time-of-day', time: 'night' })
  const { status, error } = await app.call(practiceApi.recommendations, { as: me.token, query: { hour: '24' } })
  expect([status, error.details?.[0]?.path]).toEqual([400, 'hour'])
})

it('excludes exercises marked as not for the member, until that is undone', async () => {
  const [id = ''] = idsOf(await recommended())
  const rate = (isNotForMe: boolean) => app.call(practiceApi.rateExercise, { as: me.token, params: { id }, body: { isNotForMe } })
  await rate(true)
  expect(idsOf(await recommended({ limit: '100' }))).not.toContain(id)
  await rate(false)
  expect(idsOf(await recommended())).toContain(id)
})

it('considers exercises that helped at least ten people with public worries', async () => {
  // A separate exercise, because other tests share the database.
  const id = `e-${crypto.randomUUID()}`
  const folder = dataDirWithExercise({ id })
  const withOwn = await testApp({ now: () => new Date(Date.now() + ahead), environment: { DATA_DIR: folder } })
  const reasonNow = async () =>
    (await recommendedBy(withOwn, { limit: '100' })).find(({ exercise }) => exercise.id === id)?.reason

  await worryAbout('finances')
  for (let count = 0; count < 10; count++) {
    const person = await app.aMember()
    await worryAbout('finances', { by: person, privacy: count < 9 ? 'public' : 'private' })
    await practise(id, { effectiveness: 5 }, { by: person, at: withOwn })
  }
  expect((await reasonNow())?.kind).toBe('good-start')
  const tenth = await app.aMember()
  await worryAbout('finances', { by: tenth })
  await practise(id, { effectiveness: 4 }, { by: tenth, at: withOwn })
  // Cached for an hour.
  expect((await reasonNow())?.kind).toBe('good-start')
  ahead = 61 * 60_000
  const { data } = await app.call(authApi.login, {
    body: { email: me.email, password: me.password },
  })
  me = { ...me, token: signedIn(data).token }
  expect(await reasonNow()).toEqual({ kind: 'helped-others', category: 'finances' })
})
