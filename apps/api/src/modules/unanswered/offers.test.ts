import { randomUUID } from 'node:crypto'
import { commentsApi, notificationsApi, postsApi } from '@worrystone/contracts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

const HOUR = 60 * 60_000

let at = Date.now()
let app: Awaited<ReturnType<typeof testApp>>
let author: Member
let me: Member
beforeAll(async () => {
  app = await testApp({ now: () => new Date(at) })
})
beforeEach(async () => {
  at = Date.now() + HOUR
  await app.database.db().updateTable('posts').set({ comments_enabled: false }).where('comments_enabled', '=', true).execute()
  ;[author, me] = [await app.aMember(), await app.aMember()]
})

async function aWorry(hoursAgo = 1) {
  const id = randomUUID()
  const db = app.database.db()
  const published_at = new Date(Date.now() - hoursAgo * HOUR)
  const post = { id, user_id: author.id, worry_prompt: 'What if...', short_content: 'waits', published_at, language: 'en' }
  await db
    .insertInto('posts')
    .values({ ...post, privacy_level: 'public', category: 'work' })
    .execute()
  const analysis = { text_hash: '', model: '', method: 'keywords' as const, confidence: 1, keywords: [], reasons: '[]' }
  await db
    .insertInto('post_analyses')
    .values({ post_id: id, language: 'en', category: 'work', ...analysis })
    .execute()
  return id
}
const offer = async (as = me) => (await app.call(postsApi.waitingOffer, { as: as.token })).data.post
const putAway = (as = me) => app.call(postsApi.putOfferAway, { as: as.token })
const change = (body: object) => app.call(notificationsApi.update, { as: me.token, body })
/** The next hour of this clock in UTC. */
const moveTo = (hourUtc: number) => {
  const next = new Date(at)
  next.setUTCHours(hourUtc, 0, 0, 0)
  at = next.getTime() + (next.getTime() <= at ? 24 * HOUR : 0)
}

test('is one worry a day, lent like every other', async () => {
  moveTo(1)
  const [older, newer] = [await aWorry(3), await aWorry(2)]
  expect((await offer())?.id).toBe(older)
  for (let reader = 0; reader < 5; reader++) await app.call(postsApi.unanswered, { as: (await app.aMember()).token })
  at += HOUR
  expect((await offer())?.id).toBe(older)
  expect((await offer(await app.aMember()))?.id).toBe(newer)
  at += 24 * HOUR
  expect((await offer())?.id).toBe(older)
})

test('is nothing more that day once it was answered, or deleted', async () => {
  moveTo(1)
  const [first, second] = [await aWorry(3), await aWorry(2)]
  expect((await offer())?.id).toBe(first)
  await app.call(commentsApi.create, { as: me.token, params: { postId: first }, body: { content: 'I am here.' } })
  expect(await offer()).toBeNull()
  at += 24 * HOUR
  expect((await offer())?.id).toBe(second)
  await app.call(postsApi.remove, { as: author.token, params: { id: second } })
  await aWorry()
  expect(await offer()).toBeNull()
})

test('is put away for the day of the member’s own time zone', async () => {
  const id = await aWorry()
  // 23:00 and 01:00 in Tokyo.
  await change({ timezone: 'Asia/Tokyo' })
  moveTo(14)
  expect((await offer())?.id).toBe(id)
  expect((await putAway()).status).toBe(200)
  // Somebody else is asked.
  const loans = await app.database.db().selectFrom('waiting_loans').selectAll().where('user_id', '=', me.id).execute()
  expect(loans).toEqual([])
  expect(await offer()).toBeNull()
  at += HOUR - 60_000
  expect(await offer()).toBeNull()
  at += 61_000
  expect((await offer())?.id).toBe(id)
})

test('by UTC for whom the site knows no time zone', async () => {
  const id = await aWorry()
  moveTo(22)
  await putAway()
  expect(await offer()).toBeNull()
  moveTo(23)
  expect(await offer()).toBeNull()
  moveTo(0)
  expect((await offer())?.id).toBe(id)
})

test('is nothing for whom switched it off, and in the days after a text of danger', async () => {
  const id = await aWorry()
  expect((await change({ waitingWorryOffers: false })).data.waitingWorryOffers).toBe(false)
  expect(await offer()).toBeNull()
  await change({ waitingWorryOffers: true })
  const until = new Date(at + HOUR)
  await app.database.db().insertInto('safety_pauses').values({ user_id: me.id, until }).execute()
  expect(await offer()).toBeNull()
  at += 2 * HOUR
  expect((await offer())?.id).toBe(id)
})

test('is the same in two windows that open at the same moment', async () => {
  await aWorry(2)
  await aWorry(3)
  const found = await Promise.all(Array.from({ length: 6 }, () => offer()))
  expect(new Set(found.map((post) => post?.id)).size).toBe(1)
})

test('is for members, and forgotten after its day', async () => {
  expect((await app.call(postsApi.waitingOffer)).status).toBe(401)
  expect((await app.call(postsApi.putOfferAway)).status).toBe(401)
  await putAway()
  const rows = () => app.database.db().selectFrom('waiting_offers').selectAll().where('user_id', '=', me.id).execute()
  expect(await rows()).toHaveLength(1)
  at += 72 * HOUR
  await app.jobs['site.cleanup']?.({})
  expect(await rows()).toEqual([])
})
