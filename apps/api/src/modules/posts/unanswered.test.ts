import { randomUUID } from 'node:crypto'
import { blocksApi, commentsApi, mutesApi, type PrivacyLevel, postsApi } from '@worrystone/contracts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

let app: Awaited<ReturnType<typeof testApp>>
let author: Member
let me: Member
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  ;[author, me] = [await app.aMember(), await app.aMember()]
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Part = {
  by?: Member
  waited?: number
  privacy?: PrivacyLevel
  language?: string
  isDangerous?: boolean
  isAnalyzed?: boolean
  columns?: object
}

/** A worry in a category of this test only, so that others do not become familiar. */
async function aWorry({
  by = author,
  waited = 60 * MINUTE,
  privacy = 'public',
  language = 'en',
  isDangerous = false,
  isAnalyzed = true,
  columns = {},
}: Part = {}) {
  const id = randomUUID()
  const db = app.database.db()
  await db
    .insertInto('posts')
    .values({
      id,
      user_id: by.id,
      worry_prompt: 'What if...',
      short_content: `waits ${id}`,
      privacy_level: privacy,
      published_at: new Date(Date.now() - waited),
      category: 'work',
      language,
      ...columns,
    })
    .execute()
  if (isAnalyzed) {
    const analysis = { text_hash: '', model: '', method: 'keywords' as const, confidence: 1, keywords: [], reasons: '[]' }
    await db
      .insertInto('post_analyses')
      .values({ post_id: id, language, category: 'work', speaks_of_danger: isDangerous, ...analysis })
      .execute()
  }
  return id
}

const unanswered = async (as = me.token, query = {}) =>
  (await app.call(postsApi.unanswered, { as, query: { limit: '100', ...query } })).data
/** Which of these are listed, in the order of the list. */
const listed = async (ids: string[], as = me.token) => {
  const found: string[] = []
  for (let offset = 0; ; offset += 100) {
    const page = await unanswered(as, { offset: String(offset) })
    found.push(...page.posts.map(({ id }) => id))
    if (!page.hasMore) return found.filter((id) => ids.includes(id))
  }
}

test('lists a public worry of somebody else that waits for a word, oldest first', async () => {
  const [newer, older] = [await aWorry({ waited: 11 * MINUTE }), await aWorry({ waited: 7 * DAY - MINUTE })]
  expect(await listed([newer, older])).toEqual([older, newer])
})

test('leaves out what does not wait for a word', async () => {
  const ids = [
    await aWorry({ waited: 9 * MINUTE }),
    await aWorry({ waited: 7 * DAY + MINUTE }),
    await aWorry({ columns: { comments_enabled: false } }),
    await aWorry({ columns: { comment_count: 1 } }),
    await aWorry({ columns: { support_count: 3 } }),
    await aWorry({ columns: { resolved_at: new Date() } }),
    await aWorry({ by: me }),
  ]
  expect(await listed(ids)).toEqual([])
  expect(await listed([await aWorry({ columns: { support_count: 2 } })])).toHaveLength(1)
})

test('leaves out what the viewer may not see, and what is not public', async () => {
  await app.database.db().insertInto('follows').values({ follower_id: author.id, following_id: me.id }).execute()
  const ids = [
    await aWorry({ privacy: 'friends' }),
    await aWorry({ privacy: 'private' }),
    await aWorry({ columns: { published_at: null, is_scheduled: true } }),
    await aWorry({ waited: -DAY }),
    await aWorry({ columns: { moderation_status: 'pending' } }),
    await aWorry({ columns: { moderation_status: 'rejected' } }),
  ]
  expect(await listed(ids)).toEqual([])
})

test('leaves out people who are muted, blocked in either direction, or leaving', async () => {
  const [muted, blocked, blocking, leaving] = [await app.aMember(), await app.aMember(), await app.aMember(), await app.aMember()]
  const ids: string[] = []
  for (const by of [muted, blocked, blocking, leaving]) ids.push(await aWorry({ by }))
  expect(await listed(ids)).toHaveLength(4)
  await app.call(mutesApi.mute, { as: me.token, params: { userId: muted.id } })
  await app.call(blocksApi.block, { as: me.token, params: { userId: blocked.id } })
  await app.call(blocksApi.block, { as: blocking.token, params: { userId: me.id } })
  await app.database.db().updateTable('users').set({ leaves_at: new Date() }).where('id', '=', leaving.id).execute()
  expect(await listed(ids)).toEqual([])
})

test('leaves out what speaks of danger, and what is not analyzed yet', async () => {
  expect(await listed([await aWorry({ isDangerous: true }), await aWorry({ isAnalyzed: false })])).toEqual([])
})

test('leaves out what the viewer has answered, while the answer waits for a moderator', async () => {
  const id = await aWorry()
  expect(await listed([id])).toEqual([id])
  await app.call(commentsApi.create, { as: me.token, params: { postId: id }, body: { content: 'I am here.' } })
  await app.database.db().updateTable('comments').set({ moderation_status: 'pending' }).where('post_id', '=', id).execute()
  await app.database.db().updateTable('posts').set({ comment_count: 0 }).where('id', '=', id).execute()
  expect(await listed([id])).toEqual([])
})

test('alternates worries like those the viewer has resolved or felt with the oldest ones', async () => {
  // The others of this file wait in the same list.
  await app.database.db().updateTable('posts').set({ comments_enabled: false }).where('comments_enabled', '=', true).execute()
  const columns = { category: 'health' as const }
  const old1 = await aWorry({ waited: 6 * DAY, columns })
  const old2 = await aWorry({ waited: 5 * DAY, language: 'de' })
  const familiar1 = await aWorry({ waited: 3 * DAY })
  const familiar2 = await aWorry({ waited: 2 * DAY })
  const all = [familiar1, old1, familiar2, old2]
  expect(await listed(all)).toEqual([old1, old2, familiar1, familiar2])
  await aWorry({ by: me, waited: 90 * DAY, columns: { resolved_at: new Date() } })
  expect(await listed(all)).toEqual(all)
  expect((await unanswered()).posts.map(({ isFamiliar }) => isFamiliar)).toEqual([true, false, true, false])

  const felt = await aWorry({ waited: 90 * DAY, columns })
  await app.database.db().insertInto('me_toos').values({ user_id: me.id, post_id: felt }).execute()
  expect((await unanswered()).posts.map(({ isFamiliar }) => isFamiliar)).toEqual([true, false, true, true])
  expect((await unanswered(me.token, { limit: '2' })).hasMore).toBe(true)
})

test('is for members', async () => {
  expect((await app.call(postsApi.unanswered)).status).toBe(401)
})
