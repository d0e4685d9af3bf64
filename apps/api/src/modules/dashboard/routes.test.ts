import { randomUUID } from 'node:crypto'
import { dashboardApi } from '@worrystone/contracts'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
const clock = new Date()
beforeAll(async () => {
  app = await testApp({ now: () => clock })
})

const DAY = 24 * 60 * 60_000
const ago = (days: number) => new Date(clock.getTime() - days * DAY - 60_000)

type Overrides = { days?: number | null; resolvedDays?: number; text?: string; privacy?: 'public' | 'private'; support?: number }

async function aWorry(
  user_id: string,
  { days = 0, resolvedDays, text = 'Rent', privacy = 'public', support = 0 }: Overrides = {},
) {
  const id = randomUUID()
  await app.database
    .db()
    .insertInto('posts')
    .values({
      id,
      user_id,
      worry_prompt: 'What if...',
      short_content: text,
      privacy_level: privacy,
      published_at: days === null ? null : ago(days),
      is_scheduled: days === null,
      resolved_at: resolvedDays === undefined ? null : ago(resolvedDays),
      support_count: support,
    })
    .execute()
  return id
}
const follow = (follower_id: string, following_id: string) =>
  app.database.db().insertInto('follows').values({ follower_id, following_id }).execute()

const stats = async (as: string) => (await app.call(dashboardApi.stats, { as })).data
const whole = async (as: string) => (await app.call(dashboardApi.overview, { as })).data

test('a new member has zeros and empty lists', async () => {
  const { token } = await app.aMember()
  const data = await whole(token)
  expect(data.stats).toEqual({ totalWorries: 0, worriesThisWeek: 0, resolvedWorries: 0, followersCount: 0, followingCount: 0 })
  expect(data.recentWorries).toEqual([])
  expect(data.communitySupport).toEqual({
    supportReceived: 0,
    meTooReceived: 0,
    commentsReceived: 0,
    supportThisWeek: 0,
    supportGiven: 0,
    peopleHelped: 0,
  })
  expect(data.progress.weeks).toHaveLength(8)
})

test('counts published, new and resolved worries; excludes drafts, scheduled worries and those of others', async () => {
  const [me, other] = [await app.aMember(), await app.aMember()]
  await aWorry(me.id, { days: 1, privacy: 'private', resolvedDays: 0 })
  await aWorry(me.id, { days: 8 })
  await aWorry(me.id, { days: null })
  await aWorry(me.id, { days: -3 })
  await aWorry(other.id, { days: 1 })
  expect(await stats(me.token)).toMatchObject({ totalWorries: 2, worriesThisWeek: 1, resolvedWorries: 1 })
  const { weeks } = (await whole(me.token)).progress
  expect(weeks.at(-1)).toMatchObject({ shared: 1, resolved: 1 })
  expect(weeks.at(-2)).toMatchObject({ shared: 1, resolved: 0 })
})

test('counts followers and followed users, without those who are leaving', async () => {
  const [me, one, two] = [await app.aMember(), await app.aMember(), await app.aMember()]
  await follow(one.id, me.id)
  await follow(two.id, me.id)
  await follow(me.id, one.id)
  expect(await stats(me.token)).toMatchObject({ followersCount: 2, followingCount: 1 })
  await app.database.db().updateTable('users').set({ leaves_at: new Date() }).where('id', '=', one.id).execute()
  expect(await stats(me.token)).toMatchObject({ followersCount: 1, followingCount: 0 })
})

test('counts received and given support', async () => {
  const [me, other] = [await app.aMember(), await app.aMember()]
  const mine = await aWorry(me.id, { support: 2 })
  const theirs = await aWorry(other.id)
  const hidden = await aWorry(other.id, { privacy: 'private' })
  const support = (user_id: string, post_id: string) =>
    app.database.db().insertInto('supports').values({ user_id, post_id }).execute()
  await support(other.id, mine)
  await support(me.id, theirs)
  await support(me.id, hidden)
  expect((await whole(me.token)).communitySupport).toMatchObject({ supportReceived: 2, supportThisWeek: 1, supportGiven: 1 })
})

const support = (user_id: string, post_id: string, created_at = new Date()) =>
  app.database.db().insertInto('supports').values({ user_id, post_id, created_at }).execute()
const meToo = (user_id: string, post_id: string, created_at = new Date()) =>
  app.database.db().insertInto('me_toos').values({ user_id, post_id, created_at }).execute()
const comment = (
  user_id: string,
  post_id: string,
  created_at = new Date(),
  moderation_status: 'approved' | 'pending' = 'approved',
) =>
  app.database
    .db()
    .insertInto('comments')
    .values({ id: randomUUID(), user_id, post_id, content: 'A word', created_at, moderation_status })
    .execute()

test('tells what became of one’s worries: those with news first, without what hidden people gave', async () => {
  const [me, one, two, muted, blocked] = [
    await app.aMember(),
    await app.aMember(),
    await app.aMember(),
    await app.aMember(),
    await app.aMember(),
  ]
  const old = await aWorry(me.id, { days: 40, resolvedDays: 2, text: 'old', support: 2 })
  const quiet = await aWorry(me.id, { days: 1, text: 'quiet' })
  await aWorry(me.id, { days: null, text: 'a draft' })
  await aWorry(one.id)
  await support(one.id, old, ago(20))
  await support(two.id, old)
  await meToo(one.id, old)
  await comment(one.id, old)
  await comment(me.id, old)
  await comment(one.id, old, new Date(), 'pending')
  await comment(one.id, old, ago(20))
  for (const { id } of [muted, blocked]) await comment(id, old)
  await app.database.db().insertInto('mutes').values({ muter_id: me.id, muted_id: muted.id }).execute()
  await app.database.db().insertInto('blocks').values({ blocker_id: blocked.id, blocked_id: me.id }).execute()
  const now = async (query: object) => (await app.call(dashboardApi.worries, { as: me.token, query: { ...query } })).data
  const { worries, ...counts } = await now({ since: ago(7).toISOString() })
  expect(counts).toEqual({ open: 1, resolved: 1 })
  expect(worries.map(({ id }) => id)).toEqual([old, quiet])
  expect(worries[0]).toMatchObject({
    shortContent: 'old',
    resolvedAt: ago(2).toISOString(),
    support: 2,
    news: { support: 1, meToo: 1, comments: 1 },
  })
  expect(worries[1]).toMatchObject({ resolvedAt: null, news: { support: 0, meToo: 0, comments: 0 } })
  expect((await now({ since: new Date(Date.now() + DAY).toISOString() })).worries[0]?.id).toBe(quiet)
  expect((await app.call(dashboardApi.worries, { as: me.token, query: { since: 'once' } })).status).toBe(400)
})

test('names the people who stood by one’s worries in these weeks, the latest first', async () => {
  const [me, one, two, muted, past] = [
    await app.aMember(),
    await app.aMember(),
    await app.aMember(),
    await app.aMember(),
    await app.aMember(),
  ]
  const mine = await aWorry(me.id, { privacy: 'private' })
  const theirs = await aWorry(one.id)
  await support(one.id, mine, ago(3))
  await comment(one.id, mine, ago(1))
  await meToo(two.id, mine, ago(2))
  await comment(me.id, mine)
  await support(muted.id, mine)
  await support(past.id, mine, ago(60))
  await support(me.id, theirs)
  await app.database.db().insertInto('mutes').values({ muter_id: me.id, muted_id: muted.id }).execute()
  const { stoodBy } = await whole(me.token)
  expect([stoodBy.people.map(({ id }) => id), stoodBy.total]).toEqual([[one.id, two.id], 2])
})

test('draws the weeks from what was shared, received and given, and from finished exercises', async () => {
  const [me, other] = [await app.aMember(), await app.aMember()]
  const mine = await aWorry(me.id, { days: 8 })
  const theirs = await aWorry(other.id)
  await support(other.id, mine, ago(7))
  await meToo(other.id, mine, ago(7))
  await comment(other.id, mine, ago(0))
  await comment(me.id, mine, ago(0))
  await comment(me.id, theirs, ago(0))
  await support(me.id, theirs, ago(14))
  await app.database
    .db()
    .insertInto('exercise_sessions')
    .values({
      id: randomUUID(),
      user_id: me.id,
      exercise_id: 'box',
      title: 'Box',
      step_count: 1,
      step_id: 'a',
      step_at: ago(0),
      started_at: ago(0),
      completed_at: ago(0),
    })
    .execute()
  const { weeks } = (await whole(me.token)).progress
  expect(weeks.at(-1)).toMatchObject({ shared: 0, received: 1, given: 1, exercises: 1 })
  expect(weeks.at(-2)).toMatchObject({ shared: 1, received: 2, given: 0, exercises: 0 })
  expect(weeks.at(-3)).toMatchObject({ received: 0, given: 1 })
})

test('knows which first steps were taken: an own worry that is published, and a kind word to somebody else', async () => {
  const [me, other] = [await app.aMember(), await app.aMember()]
  const firstSteps = async () => (await app.call(dashboardApi.firstSteps, { as: me.token })).data
  await aWorry(me.id, { days: null })
  const theirs = await aWorry(other.id)
  expect(await firstSteps()).toEqual({ hasShared: false, hasHelped: false })
  const own = await aWorry(me.id)
  const support = (post_id: string) => app.database.db().insertInto('supports').values({ user_id: me.id, post_id }).execute()
  await support(own)
  expect(await firstSteps()).toEqual({ hasShared: true, hasHelped: false })
  await support(theirs)
  expect(await firstSteps()).toEqual({ hasShared: true, hasHelped: true })
})

test('lists the latest five worries, or as many as requested', async () => {
  const me = await app.aMember()
  for (let day = 6; day >= 0; day--) await aWorry(me.id, { days: day, text: `Worry ${day}` })
  await aWorry(me.id, { days: null, text: 'A draft' })
  const recent = async (query = {}) => (await app.call(dashboardApi.recentWorries, { as: me.token, query })).data
  expect((await recent()).map(({ shortContent }) => shortContent)).toEqual([0, 1, 2, 3, 4].map((day) => `Worry ${day}`))
  expect(await recent({ limit: '100' })).toHaveLength(7)
  expect((await recent({ limit: '1' }))[0]).toEqual({
    id: expect.any(String),
    privacyLevel: 'public',
    publishedAt: expect.stringMatching(/Z$/),
    worryPrompt: 'What if...',
    shortContent: 'Worry 0',
    language: null,
  })
  await app.database.db().updateTable('posts').set({ language: 'ar' }).where('user_id', '=', me.id).execute()
  expect((await recent()).map(({ language }) => language)).toEqual(Array(5).fill('ar'))
  const { status, error } = await app.call(dashboardApi.recentWorries, { as: me.token, query: { limit: '0' } })
  expect([status, error.message]).toEqual([400, 'limit must be a whole number from 1 to 100'])
})

test('is for members', async () => {
  for (const endpoint of Object.values(dashboardApi)) {
    expect((await app.call(endpoint, { query: { since: clock.toISOString() } })).status).toBe(401)
  }
})
