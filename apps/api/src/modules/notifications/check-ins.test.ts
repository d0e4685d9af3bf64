import { notificationsApi, postsApi } from '@worrystone/contracts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const DAY = 24 * 60 * 60_000

let app: Awaited<ReturnType<typeof testApp>>
let ahead = 0
const now = () => new Date(Date.now() + ahead)
const ago = (ms: number) => new Date(Date.now() - ms)

beforeAll(async () => {
  app = await testApp({ now })
})
beforeEach(() => {
  ahead = 0
})

type Member = Awaited<ReturnType<typeof app.aMember>>
const NEVER_QUIET = { quietHoursStart: '00:00', quietHoursEnd: '00:00' }

async function aPost(author: Member, { age = 0, ...columns }: { age?: number; [column: string]: unknown } = {}) {
  const body = { shortContent: 'What if nobody comes?', worryPrompt: 'What if...', privacyLevel: 'public' }
  const { id } = (await app.call(postsApi.create, { as: author.token, body })).data
  const then = ago(age)
  await app.database
    .db()
    .updateTable('posts')
    .set({ published_at: then, created_at: then, ...columns })
    .where('id', '=', id)
    .execute()
  return id
}
async function analysed(postId: string, isDistressed: boolean) {
  const row = {
    post_id: postId,
    text_hash: 'x',
    model: 'm',
    method: 'keywords' as const,
    category: 'mental_health',
    confidence: 1,
  }
  await app.database
    .db()
    .insertInto('post_analyses')
    .values({ ...row, category: row.category as never, keywords: [], reasons: '[]', is_distressed: isDistressed })
    .onConflict((known) => known.column('post_id').doUpdateSet({ is_distressed: isDistressed }))
    .execute()
}
async function similarResolved(postId: string, isPublic: boolean, privacy_level = 'public') {
  const author = await app.aMember()
  const other = await aPost(author, { age: 40 * DAY, resolved_at: ago(DAY), privacy_level })
  const db = app.database.db()
  await db.insertInto('similar_posts').values({ post_id: postId, other_id: other, similarity: 0.9 }).execute()
  await db
    .insertInto('resolutions')
    .values({ post_id: other, user_id: author.id, coping_methods: ['talking'], is_public: isPublic })
    .execute()
  return other
}
const trigger = async ({ token }: Member) => (await app.call(notificationsApi.triggerSmart, { as: token })).data
const context = async ({ token }: Member) => (await app.call(notificationsApi.context, { as: token })).data
const list = async ({ token }: Member) => (await app.call(notificationsApi.list, { as: token })).data.notifications
const checkIn = ({ id }: Member) => app.jobs['notifications.check-in']?.({ userId: id })
const planned = async ({ id }: Member) =>
  (await app.database.db().selectFrom('notification_preferences').selectAll().where('user_id', '=', id).executeTakeFirst())
    ?.next_check_in_at

describe('the reason of a check-in', () => {
  it('is absent for a person without an open worry', async () => {
    const member = await app.aMember()
    expect(await trigger(member)).toEqual({ notification: null, reason: null, isNew: false })
    expect(await context(member)).toMatchObject({ suggestion: null, unresolvedWorries: 0, unreadCount: 0 })
    expect(await list(member)).toEqual([])
  })

  it('is a worry without an answer for a day', async () => {
    const member = await app.aMember()
    const fresh = await aPost(member)
    expect((await trigger(member)).reason).toBeNull()
    const postId = await aPost(member, { age: 2 * DAY })
    expect(postId).not.toBe(fresh)
    expect(await context(member)).toMatchObject({ suggestion: 'unanswered', unresolvedWorries: 2, unansweredWorries: 1 })
    const { notification, reason, isNew } = await trigger(member)
    expect({ reason, isNew }).toEqual({ reason: 'unanswered', isNew: true })
    expect(notification).toMatchObject({ kind: 'check-in', type: 'check_in', postId, actor: null, isRead: false })
    expect((await list(member)).map(({ id }) => id)).toEqual([notification?.id])
  })

  it('is an old worry that is still open, not an unanswered private one, not a resolved one', async () => {
    const member = await app.aMember()
    await aPost(member, { age: 3 * DAY, privacy_level: 'private' })
    await aPost(member, { age: 30 * DAY, resolved_at: ago(DAY) })
    expect((await trigger(member)).reason).toBeNull()
    const postId = await aPost(member, { age: 20 * DAY, support_count: 3 })
    expect(await trigger(member)).toMatchObject({ reason: 'unresolved', notification: { type: 'reminder', postId } })
  })

  it('is first of all a similar resolved worry with a public story that the person may see', async () => {
    const member = await app.aMember()
    const postId = await aPost(member, { age: 2 * DAY })
    await similarResolved(postId, false)
    await similarResolved(postId, true, 'private')
    expect((await context(member)).suggestion).toBe('unanswered')
    const other = await similarResolved(postId, true)
    expect(await context(member)).toMatchObject({ suggestion: 'resolved-similar', resolvedSimilarWorries: 1 })
    expect(await trigger(member)).toMatchObject({
      reason: 'resolved-similar',
      notification: { type: 'encouragement', postId: other, title: 'A worry like yours was resolved' },
    })
  })

  it('is sent once a day, and about the same worry once a month', async () => {
    const member = await app.aMember()
    await aPost(member, { age: 2 * DAY })
    const first = await trigger(member)
    expect(await trigger(member)).toEqual({ ...first, isNew: false })
    ahead = 2 * DAY
    expect((await trigger(member)).reason).toBeNull()
    ahead = 31 * DAY
    expect((await trigger(member)).isNew).toBe(true)
    // The new check-in replaces the unread one.
    expect(await list(member)).toHaveLength(1)
  })

  it('is absent for three days after a worry in distress', async () => {
    const member = await app.aMember()
    await aPost(member, { age: 20 * DAY })
    const heavy = await aPost(member, { age: 2.9 * DAY })
    await analysed(heavy, true)
    expect((await context(member)).suggestion).toBeNull()
    expect(await trigger(member)).toEqual({ notification: null, reason: null, isNew: false })
    await app.call(notificationsApi.update, { as: member.token, body: { ...NEVER_QUIET, checkInFrequency: 'daily' } })
    ahead = DAY / 48
    await app.database
      .db()
      .updateTable('notification_preferences')
      .set({ next_check_in_at: now() })
      .where('user_id', '=', member.id)
      .execute()
    await checkIn(member)
    expect(await list(member)).toEqual([])
    ahead = DAY
    expect((await trigger(member)).reason).toBe('unanswered')
  })

  it('is private', async () => {
    expect((await app.call(notificationsApi.triggerSmart)).status).toBe(401)
    expect((await app.call(notificationsApi.context)).status).toBe(401)
  })
})

describe('the schedule of check-ins', () => {
  it.each([
    ['daily', 1],
    ['weekly', 7],
    ['biweekly', 14],
  ] as const)('%s: asks then, and not before', async (checkInFrequency, days) => {
    const member = await app.aMember()
    await app.call(notificationsApi.update, { as: member.token, body: { ...NEVER_QUIET, checkInFrequency: 'never' } })
    expect(await planned(member)).toBeNull()
    await app.call(notificationsApi.update, { as: member.token, body: { checkInFrequency } })
    expect(((await planned(member))?.getTime() ?? 0) - Date.now()).toBeCloseTo(days * DAY, -5)
    ahead = days * DAY - 60_000
    await checkIn(member)
    expect(await list(member)).toEqual([])
    ahead = days * DAY + 60_000
    for (let i = 0; i < 2; i++) await checkIn(member)
    expect(await list(member)).toMatchObject([{ kind: 'check-in', reason: 'hello', title: 'How are you today?' }])
    expect(((await planned(member))?.getTime() ?? 0) - now().getTime()).toBeCloseTo(days * DAY, -5)
  })

  it('waits for the end of the quiet hours', async () => {
    const member = await app.aMember()
    const clock = (at: Date) => at.toISOString().slice(11, 16)
    ahead = DAY + 60_000
    const until = new Date(now().getTime() + 2 * 60 * 60_000)
    ahead = 0
    const body = { checkInFrequency: 'daily', quietHoursStart: clock(ago(DAY / 24)), quietHoursEnd: clock(until) }
    await app.call(notificationsApi.update, { as: member.token, body })
    ahead = DAY + 60_000
    await checkIn(member)
    expect(await list(member)).toEqual([])
    expect((await planned(member))?.toISOString().slice(0, 16)).toBe(until.toISOString().slice(0, 16))
    ahead = DAY + 3 * 60 * 60_000
    await checkIn(member)
    expect(await list(member)).toHaveLength(1)
  })

  it('skips people who have been away for two months', async () => {
    const member = await app.aMember()
    await app.call(notificationsApi.update, { as: member.token, body: { ...NEVER_QUIET, checkInFrequency: 'daily' } })
    ahead = 61 * DAY
    await checkIn(member)
    expect(await list(member)).toEqual([])
    expect((await planned(member))?.getTime()).toBeGreaterThan(now().getTime())
  })

  it('adds due jobs once an hour, also for people without a chosen frequency', async () => {
    const member = await app.aMember()
    await app.jobs['site.cleanup']?.({})
    expect(((await planned(member))?.getTime() ?? 0) - Date.now()).toBeCloseTo(7 * DAY, -5)
    ahead = 7 * DAY + 60_000
    await app.jobs['site.cleanup']?.({})
    const key = `notifications.check-in:${member.id}`
    const job = await app.database.db().selectFrom('jobs').select('id').where('dedupe_key', '=', key).executeTakeFirst()
    expect(job).toBeDefined()
  })
})
