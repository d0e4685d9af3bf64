import { randomUUID } from 'node:crypto'
import { firstWordsApi, notificationsApi } from '@worrystone/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let at = Date.now()
let app: App
let reader: Member
let moderator: Member
beforeAll(async () => {
  // All worries count, so that those of other tests would.
  const database = await testDatabase()
  await seedCatalogue(database)
  app = await testApp({ now: () => new Date(at), deps: { database } })
  reader = await app.aMember()
  moderator = await app.promoted(await app.aMember({ verified: true }))
})
afterAll(() => app.database.close())
beforeEach(async () => {
  // Past the hour of the cache, on the same day of UTC or a later one.
  at += 2 * HOUR
  await app.database.db().deleteFrom('posts').execute()
})

type Part = {
  by?: string
  language?: string | null
  answeredAfter?: number
  isDangerous?: boolean
  age?: number
  columns?: object
}

/** A person without a session: registering hundreds takes long. */
async function anAuthor(columns: object = {}) {
  const id = randomUUID()
  const name = `p_${id.slice(0, 12)}`
  const row = {
    id,
    email: `${name}@example.org`,
    email_key: `${name}@example.org`,
    username: name,
    username_key: name,
    password_hash: '',
  }
  await app.database
    .db()
    .insertInto('users')
    .values({ ...row, ...columns })
    .execute()
  return id
}

/** A public worry, answered by somebody else after some minutes. */
async function aWorry({ by, language = 'en', answeredAfter, isDangerous = false, age = 5 * DAY, columns = {} }: Part = {}) {
  const db = app.database.db()
  const id = randomUUID()
  const published_at = new Date(at - age)
  const post = { id, user_id: by ?? (await anAuthor()), worry_prompt: 'What if...', short_content: 'x', language, published_at }
  const comment_count = answeredAfter === undefined ? 0 : 1
  await db
    .insertInto('posts')
    .values({ ...post, comment_count, privacy_level: 'public', ...columns })
    .execute()
  const analysis = { text_hash: '', model: '', method: 'keywords' as const, confidence: 1, keywords: [], reasons: '[]' }
  await db
    .insertInto('post_analyses')
    .values({ post_id: id, category: 'work', speaks_of_danger: isDangerous, ...analysis })
    .execute()
  if (answeredAfter !== undefined) {
    const created_at = new Date(published_at.getTime() + answeredAfter * MINUTE)
    await db
      .insertInto('comments')
      .values({ id: randomUUID(), post_id: id, user_id: reader.id, content: 'y', created_at })
      .execute()
  }
  return id
}
const several = async (count: number, part: Part) => {
  for (let i = 0; i < count; i++) await aWorry(part)
}
const figures = async () => (await app.call(firstWordsApi.figures, { as: reader.token })).data
const day = async (as = moderator) => (await app.call(firstWordsApi.day, { as: as.token })).data

describe('how soon people are answered', () => {
  it('is told by language, in whole days, of at least ten authors', async () => {
    await several(6, { answeredAfter: 30 })
    await several(3, { answeredAfter: 90 })
    await several(3, {})
    expect(await figures()).toEqual({
      all: { medianMinutes: 30, withinHour: 50, withinDay: 75 },
      languages: [{ language: 'en', medianMinutes: 30, withinHour: 50, withinDay: 75 }],
    })
  })

  it('has no median if half of them wait, and nothing of fewer than ten authors', async () => {
    await several(4, { answeredAfter: 30 })
    await several(6, {})
    expect((await figures()).all).toEqual({ medianMinutes: null, withinHour: 40, withinDay: 40 })
    at += 2 * HOUR
    const [post] = await app.database.db().selectFrom('posts').select('id').execute()
    await app.database
      .db()
      .deleteFrom('posts')
      .where('id', '=', post?.id ?? '')
      .execute()
    const author = await anAuthor()
    await app.database.db().updateTable('posts').set({ user_id: author }).execute()
    await several(8, { by: author })
    expect(await figures()).toEqual({ all: null, languages: [] })
  })

  it('tells a small language neither by itself nor by subtraction', async () => {
    await several(10, { answeredAfter: 30 })
    await several(9, { language: 'de', answeredAfter: 300 })
    expect(await figures()).toEqual({
      all: { medianMinutes: 30, withinHour: 100, withinDay: 100 },
      languages: [{ language: 'en', medianMinutes: 30, withinHour: 100, withinDay: 100 }],
    })
    at += 2 * HOUR
    await aWorry({ language: 'ja', answeredAfter: 300 })
    const { all, languages } = await figures()
    expect(languages.map(({ language }) => language)).toEqual(['en', null])
    expect(all?.withinHour).toBe(50)
  })

  it('counts nothing that is not public, that speaks of danger, or whose author takes part in no figures', async () => {
    await several(10, { answeredAfter: 30 })
    const before = await figures()
    at += 2 * HOUR
    await several(5, { columns: { privacy_level: 'friends' } })
    await several(5, { columns: { moderation_status: 'pending' } })
    await several(5, { columns: { comments_enabled: false } })
    await several(5, { isDangerous: true })
    await several(5, { by: await anAuthor({ figures_opt_out: true }) })
    await several(5, { by: await anAuthor({ leaves_at: new Date() }) })
    const told = await aWorry()
    const author_id = reader.id
    await app.database
      .db()
      .insertInto('moderation_cases')
      .values({
        id: randomUUID(),
        kind: 'post',
        subject_id: told,
        post_id: told,
        author_id,
        source: 'screening',
        danger_level: 2,
      })
      .execute()
    expect(await figures()).toEqual(before)
  })

  it('counts whole days only, each with a whole day to be answered', async () => {
    await several(10, { answeredAfter: 30 })
    const before = await figures()
    at += 2 * HOUR
    await several(5, { age: 10 * MINUTE })
    await several(5, { age: DAY })
    await several(5, { age: 33 * DAY })
    expect(await figures()).toEqual(before)
  })

  it('leaves out words of the author, held and removed ones', async () => {
    const ids: string[] = []
    for (let i = 0; i < 10; i++) ids.push(await aWorry({ answeredAfter: 30 }))
    const comments = app.database.db().updateTable('comments')
    const [first, second, third] = ids as [string, string, string]
    const { user_id } = await app.database
      .db()
      .selectFrom('posts')
      .select('user_id')
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    await comments.set({ user_id }).where('post_id', '=', first).execute()
    await comments.set({ moderation_status: 'pending' }).where('post_id', '=', second).execute()
    await comments.set({ removed_at: new Date() }).where('post_id', '=', third).execute()
    expect((await figures()).all?.withinDay).toBe(70)
  })

  it('is exact for moderators, without the floor', async () => {
    await several(2, { answeredAfter: 33 })
    await aWorry({ language: 'de' })
    expect((await day()).figures).toEqual({
      all: { medianMinutes: 33, withinHour: 67, withinDay: 67 },
      languages: [
        { language: 'en', medianMinutes: 33, withinHour: 100, withinDay: 100 },
        { language: 'de', medianMinutes: null, withinHour: 0, withinDay: 0 },
      ],
    })
  })

  it('is for members, and the worries behind it for moderators', async () => {
    expect((await app.call(firstWordsApi.figures)).status).toBe(401)
    expect((await app.call(firstWordsApi.day)).status).toBe(401)
    expect((await app.call(firstWordsApi.day, { as: reader.token })).status).toBe(403)
  })
})

describe('the nightly check', () => {
  const check = async () => {
    await app.jobs['unanswered.check']?.({})
    const { data } = await app.call(notificationsApi.list, { as: moderator.token })
    return data.notifications.filter(({ kind }) => kind === 'waiting-worries')
  }
  beforeEach(async () => {
    await app.database.db().deleteFrom('notifications').execute()
    // Publication is compared with the database's own clock.
    at = Date.now()
  })

  it('tells moderators once a night, without a text, and their day page shows the oldest first', async () => {
    const [newer, older] = [await aWorry({ age: 2 * HOUR }), await aWorry({ age: 23 * HOUR })]
    const [notice, ...more] = await check()
    expect([notice?.title, notice?.message]).toEqual([
      'Worries without a first word',
      'Some will soon have waited a day. Your day page shows them.',
    ])
    expect([notice?.excerpt, notice?.postId, more]).toEqual([null, null, []])
    expect(await check()).toHaveLength(1)
    const { posts, total } = await day()
    expect([posts.map(({ id }) => id), total]).toEqual([[older, newer], 2])
    const { data } = await app.call(notificationsApi.list, { as: reader.token })
    expect(data.notifications).toEqual([])
  })

  it('says nothing when nobody is about to pass a day', async () => {
    await aWorry({ age: 5 * MINUTE })
    await aWorry({ age: 25 * HOUR })
    await aWorry({ age: 2 * HOUR, answeredAfter: 5 })
    for (const columns of [
      { comments_enabled: false },
      { privacy_level: 'friends' },
      { resolved_at: new Date() },
      { support_count: 3 },
    ])
      await aWorry({ age: 2 * HOUR, columns })
    expect(await check()).toEqual([])
    expect(await day()).toMatchObject({ posts: [], total: 0 })
  })

  it('leaves out the moderator’s own, and people across a block', async () => {
    await aWorry({ by: moderator.id, age: 2 * HOUR })
    const blocked_id = await anAuthor()
    await app.database.db().insertInto('blocks').values({ blocker_id: moderator.id, blocked_id }).execute()
    await aWorry({ by: blocked_id, age: 2 * HOUR })
    expect((await day()).posts).toEqual([])
  })

  it('is planned for the night by the hourly cleanup', async () => {
    await app.jobs['site.cleanup']?.({})
    const planned = await app.database
      .db()
      .selectFrom('jobs')
      .select('run_at')
      .where('dedupe_key', '=', 'unanswered.check')
      .execute()
    expect(planned).toHaveLength(1)
    expect(planned[0]?.run_at.getUTCHours()).toBe(4)
  })
})
