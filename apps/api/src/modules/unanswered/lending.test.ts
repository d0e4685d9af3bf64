import { randomUUID } from 'node:crypto'
import { blocksApi, commentsApi, mutesApi, type PrivacyLevel, postsApi } from '@worrystone/contracts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

let app: Awaited<ReturnType<typeof testApp>>
let author: Member
let me: Member
beforeAll(async () => {
  app = await testApp({ now: () => new Date(Date.now() + ahead) })
})
beforeEach(async () => {
  ahead = 0
  // The worries of earlier tests wait no more.
  await app.database.db().updateTable('posts').set({ comments_enabled: false }).where('comments_enabled', '=', true).execute()
  ;[author, me] = [await app.aMember(), await app.aMember()]
})

let ahead = 0
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

const giveBack = (postIds: string[], as: string) => app.call(postsApi.returnLoans, { as, body: { postIds } })
const unanswered = async (as = me.token, query = {}) =>
  (await app.call(postsApi.unanswered, { as, query: { limit: '20', ...query } })).data
/** Which of these are lent, in the order of the list. */
const listed = async (ids: string[], as = me.token) =>
  (await unanswered(as)).posts.map(({ id }) => id).filter((id) => ids.includes(id))

test('lists a public worry of somebody else that waits for a word, one that can be answered soon first', async () => {
  const [newer, older] = [await aWorry({ waited: 11 * MINUTE }), await aWorry({ waited: 7 * DAY - MINUTE })]
  expect(await listed([newer, older])).toEqual([newer, older])
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

test('of familiar worries lends those first that are about to pass an hour, then the newest of the others', async () => {
  await aWorry({ by: me, waited: 90 * DAY, columns: { resolved_at: new Date() } })
  const [young, passing, passed, old] = [
    await aWorry({ waited: 15 * MINUTE }),
    await aWorry({ waited: 50 * MINUTE }),
    await aWorry({ waited: 90 * MINUTE }),
    await aWorry({ waited: 3 * DAY }),
  ]
  const other = await aWorry({ waited: 2 * DAY, language: 'de' })
  expect(await listed([young, passing, passed, old, other])).toEqual([passing, young, old, passed, other])
})

test('alternates two worries like those the viewer has resolved or felt with one of the oldest', async () => {
  const columns = { category: 'health' as const }
  const old1 = await aWorry({ waited: 6 * DAY, columns })
  const old2 = await aWorry({ waited: 5 * DAY, language: 'de' })
  const familiar1 = await aWorry({ waited: 3 * DAY })
  const familiar2 = await aWorry({ waited: 2 * DAY })
  const all = [familiar1, old1, familiar2, old2]
  const newcomer = await app.aMember()
  expect(await listed(all, newcomer.token)).toEqual([old1, old2, familiar1, familiar2])
  await giveBack(all, newcomer.token)
  await aWorry({ by: me, waited: 90 * DAY, columns: { resolved_at: new Date() } })
  expect(await listed(all)).toEqual([familiar2, familiar1, old1, old2])
  expect((await unanswered()).posts.map(({ isFamiliar }) => isFamiliar)).toEqual([true, true, false, false])

  const felt = await aWorry({ waited: 90 * DAY, columns })
  await app.database.db().insertInto('me_toos').values({ user_id: me.id, post_id: felt }).execute()
  expect((await unanswered()).posts.map(({ isFamiliar }) => isFamiliar)).toEqual([true, true, true, false])
  expect((await unanswered(me.token, { limit: '2' })).hasMore).toBe(true)
})

test('after two familiar ones comes by turns one that is about to pass an hour and one that has waited longest', async () => {
  await aWorry({ by: me, waited: 90 * DAY, columns: { resolved_at: new Date() } })
  const old = await aWorry({ waited: 6 * DAY, language: 'de' })
  const passing = await aWorry({ waited: 50 * MINUTE, language: 'de' })
  const familiar: string[] = []
  for (const days of [4, 3, 2, 1]) familiar.unshift(await aWorry({ waited: days * DAY }))
  expect(await listed([old, passing, ...familiar])).toEqual([...familiar.slice(0, 2), passing, ...familiar.slice(2), old])
})

test('what can no longer be answered within an hour has no right of way', async () => {
  await aWorry({ by: me, waited: 90 * DAY, columns: { resolved_at: new Date() } })
  const [tooLate, inTime] = [await aWorry({ waited: 57 * MINUTE }), await aWorry({ waited: 20 * MINUTE })]
  expect(await listed([tooLate, inTime])).toEqual([inTime, tooLate])
})

test('lends those of the last hour also while more than a thousand have waited longer', async () => {
  const [newest] = [await aWorry({ waited: 20 * MINUTE, language: 'de' })]
  const db = app.database.db()
  await sql`
    with old as (insert into posts (id, user_id, worry_prompt, short_content, privacy_level, published_at, category, language)
      select gen_random_uuid(), ${author.id}, 'What if...', 'waits ' || n, 'public', now() - interval '2 days', 'work', 'en'
      from generate_series(1, 1000) n returning id)
    insert into post_analyses (post_id, language, category, text_hash, model, method, confidence, keywords, reasons)
    select id, 'en', 'work', '', '', 'keywords', 1, '{}', '[]' from old`.execute(db)
  const posts = (await unanswered()).posts.map(({ id }) => id)
  expect(posts).toContain(newest)
  await giveBack(posts, me.token)
})

describe('a worry like those that the viewer’s words have helped with', () => {
  const aThank = async (postId: string, helper = me) => {
    const { data } = await app.call(commentsApi.create, { as: helper.token, params: { postId }, body: { content: 'I am here.' } })
    await app.call(commentsApi.thank, { as: author.token, params: { id: data.id } })
    return data.id
  }
  const reasonsOf = async (as = me.token) =>
    (await unanswered(as)).posts.map(({ id, isFamiliar, hasHelped }) => ({ id, isFamiliar, hasHelped }))

  test('comes before others, with its own reason', async () => {
    await aThank(await aWorry({ waited: 8 * DAY, language: 'de' }))
    const [older, known] = [await aWorry({ waited: 3 * DAY }), await aWorry({ waited: 2 * DAY, language: 'de' })]
    expect(await reasonsOf()).toEqual([
      { id: known, isFamiliar: false, hasHelped: true },
      { id: older, isFamiliar: false, hasHelped: false },
    ])
  })

  test('is as any other once the thanks are gone, their comment was taken down, or their worry is hidden', async () => {
    const db = app.database.db()
    const hidden = await aWorry({ waited: 8 * DAY, language: 'de' })
    const takenDown = await aThank(await aWorry({ waited: 8 * DAY, language: 'de' }))
    await aThank(hidden)
    await db.updateTable('comments').set({ moderation_status: 'rejected' }).where('id', '=', takenDown).execute()
    const known = await aWorry({ waited: 2 * DAY, language: 'de' })
    expect(await reasonsOf()).toEqual([{ id: known, isFamiliar: false, hasHelped: true }])
    await db.updateTable('posts').set({ privacy_level: 'private' }).where('id', '=', hidden).execute()
    expect(await reasonsOf()).toEqual([{ id: known, isFamiliar: false, hasHelped: false }])
  })
})

describe('a worry that speaks of danger', () => {
  /** Comments on worries of somebody else. */
  async function comment(
    times: number,
    {
      status = 'approved' as const,
      on = author,
      daysAgo = 1,
    }: { status?: 'approved' | 'pending'; on?: Member; daysAgo?: number } = {},
  ) {
    const post_id = await aWorry({ by: on, columns: { comments_enabled: false } })
    const row = () => ({
      id: randomUUID(),
      post_id,
      user_id: me.id,
      content: 'I read you',
      moderation_status: status,
      created_at: new Date(Date.now() - daysAgo * DAY),
    })
    await app.database
      .db()
      .insertInto('comments')
      .values(Array.from({ length: times }, row))
      .execute()
  }
  const tellModerators = (id: string) =>
    app.database
      .db()
      .insertInto('moderation_cases')
      .values({
        id: randomUUID(),
        kind: 'post',
        subject_id: id,
        post_id: id,
        author_id: author.id,
        source: 'screening',
        screening: ['danger'],
        danger_level: 2,
        is_urgent: true,
      })
      .execute()

  test('waits for people with 10 approved comments in 30 days, after the moderators have been told', async () => {
    const id = await aWorry({ isDangerous: true })
    await comment(9)
    await comment(1, { status: 'pending' })
    await comment(1, { daysAgo: 31 })
    await comment(1, { on: me })
    await tellModerators(id)
    expect(await listed([id])).toEqual([])
    await comment(1)
    expect(await listed([id])).toEqual([id])
    expect(await listed([await aWorry({ isDangerous: true })])).toEqual([])
  })

  test('is never lent to a newcomer, whatever the analysis says, nor to somebody in danger themselves', async () => {
    const id = await aWorry({ isDangerous: false })
    await tellModerators(id)
    expect(await listed([id])).toEqual([])
    await comment(10)
    expect(await listed([id])).toEqual([id])
    const until = new Date(Date.now() + DAY)
    await app.database.db().insertInto('safety_pauses').values({ user_id: me.id, until }).execute()
    expect(await listed([id])).toEqual([])
  })
})

describe('lending', () => {
  const readers = (count: number) => Promise.all(Array.from({ length: count }, () => app.aMember()))
  const has = async (id: string, reader: Member) => (await listed([id], reader.token)).length === 1

  test('gives a worry to at most five people at once, for ten minutes', async () => {
    const id = await aWorry()
    const people = await readers(6)
    for (const [at, reader] of people.entries()) expect(await has(id, reader)).toBe(at < 5)
    const [first, sixth] = [people[0] as Member, people[5] as Member]
    const { posts } = await unanswered(first.token)
    expect(Date.parse(posts[0]?.lentUntil ?? '')).toBeGreaterThan(Date.now() + 9 * MINUTE)
    expect(await has(id, first)).toBe(true)
    ahead = 9 * MINUTE
    expect(await has(id, sixth)).toBe(false)
    // The first renewed by looking; the others' ten minutes are over.
    expect(await has(id, first)).toBe(true)
    ahead = 11 * MINUTE
    expect(await has(id, sixth)).toBe(true)
    for (const reader of people.slice(1, 4)) expect(await has(id, reader)).toBe(true)
    expect(await has(id, people[4] as Member)).toBe(false)
  })

  test('never gives it to a sixth, however many ask at the same moment', async () => {
    const ids: string[] = []
    for (let i = 0; i < 3; i++) ids.push(await aWorry())
    const people = await readers(24)
    const pages = await Promise.all(people.map((reader) => unanswered(reader.token)))
    for (const id of ids) expect(pages.filter(({ posts }) => posts.some((post) => post.id === id)).length).toBe(5)
    const stored = await app.database.db().selectFrom('waiting_loans').select('post_id').where('post_id', 'in', ids).execute()
    expect(stored).toHaveLength(15)
  })

  test('gives one person at most twenty, in pages that repeat nothing, and the same again', async () => {
    for (let i = 0; i < 24; i++) await aWorry({ waited: (i + 20) * MINUTE })
    const pages = []
    for (let offset = 0; offset <= 20; offset += 5) pages.push(await unanswered(me.token, { limit: '5', offset: String(offset) }))
    expect(pages.map(({ posts, hasMore }) => [posts.length, hasMore])).toEqual([
      [5, true],
      [5, true],
      [5, true],
      [5, false],
      [0, false],
    ])
    const ids = pages.flatMap(({ posts }) => posts.map(({ id }) => id))
    expect(new Set(ids).size).toBe(20)
    expect((await unanswered()).posts.map(({ id }) => id)).toEqual(ids)
    // At the same moment from several pages, too.
    const other = await app.aMember()
    await Promise.all([0, 4, 8, 12, 16].map((offset) => unanswered(other.token, { offset: String(offset) })))
    const held = await app.database.db().selectFrom('waiting_loans').select('post_id').where('user_id', '=', other.id).execute()
    expect(held.length).toBeLessThanOrEqual(20)
  })

  test('gives different worries to people who come one after the other', async () => {
    const ids = [await aWorry({ waited: 3 * DAY }), await aWorry({ waited: 2 * DAY }), await aWorry({ waited: DAY })]
    const first = async () => (await unanswered((await app.aMember()).token, { limit: '1' })).posts[0]?.id
    expect([await first(), await first(), await first(), await first()]).toEqual([...ids, ids[0]])
  })

  test('ends when it is given back, and only the reader can do that', async () => {
    const id = await aWorry()
    const people = await readers(6)
    for (const reader of people) await has(id, reader)
    const [first, sixth] = [people[0] as Member, people[5] as Member]
    const refused = await giveBack([id], sixth.token)
    expect([refused.status, refused.error]).toEqual([404, { code: 'NOT_FOUND', message: 'This worry is not lent to you' }])
    expect((await giveBack([randomUUID()], sixth.token)).error).toEqual(refused.error)
    expect((await giveBack([id, randomUUID()], first.token)).status).toBe(404)
    expect(await has(id, sixth)).toBe(false)
    expect((await giveBack([id], first.token)).data).toEqual({ message: 'Somebody else can answer now' })
    expect((await giveBack([id], first.token)).status).toBe(404)
    expect(await has(id, sixth)).toBe(true)
    for (const postIds of [[], Array.from({ length: 21 }, () => randomUUID()), ['x']])
      expect((await giveBack(postIds, first.token)).status).toBe(400)
  })

  test('goes on while it is renewed, by its reader, before it has ended', async () => {
    const id = await aWorry()
    await has(id, me)
    const renew = (as: Member) => app.call(postsApi.renewLoans, { as: as.token, body: { postIds: [id] } })
    ahead = 9 * MINUTE
    expect((await renew(me)).status).toBe(200)
    ahead = 18 * MINUTE
    expect((await renew(me)).status).toBe(200)
    expect((await renew(await app.aMember())).error.message).toBe('This worry is not lent to you')
    ahead = 29 * MINUTE
    expect((await renew(me)).status).toBe(404)
  })

  test('is in the archive of its reader, goes with the account, and is deleted when it has ended', async () => {
    const id = await aWorry()
    await has(id, me)
    const rows = () => app.database.db().selectFrom('waiting_loans').selectAll().where('post_id', '=', id).execute()
    expect(await rows()).toHaveLength(1)
    ahead = 11 * MINUTE
    await app.jobs['site.cleanup']?.({})
    expect(await rows()).toEqual([])
    await has(id, me)
    await app.database.db().deleteFrom('users').where('id', '=', me.id).execute()
    expect(await rows()).toEqual([])
    expect((await app.call(postsApi.unanswered, { as: me.token })).status).toBe(401)
  })
})

test('is for members', async () => {
  expect((await app.call(postsApi.unanswered)).status).toBe(401)
})
