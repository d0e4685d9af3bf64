import { followsApi, type Post, type PostPage, postsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>
type Query = Record<string, string>
type Ask = (query: Query) => Promise<PostPage>

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

/** `count` worries of this person, `gapMs` apart, the newest at `newest`; some share a time, so that only the id tells them apart. */
async function worries(
  by: Member,
  count: number,
  { newest = Date.now(), gapMs = 1_000, privacy = 'public' as Post['privacyLevel'] } = {},
) {
  const rows = Array.from({ length: count }, (_, i) => ({
    id: crypto.randomUUID(),
    user_id: by.id,
    worry_prompt: 'What if...',
    short_content: `${by.username} ${i}`,
    privacy_level: privacy,
    published_at: new Date(newest - Math.floor(i / 2) * 2 * gapMs),
  }))
  await app.database.db().insertInto('posts').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** Reads a list to its end by cursor; `between` runs after every page. */
async function walk(ask: Ask, query: Query, between: (page: PostPage) => Promise<unknown> = async () => {}) {
  const posts: Post[] = []
  let page = await ask(query)
  posts.push(...page.posts)
  while (page.nextCursor) {
    expect(page.hasMore).toBe(true)
    await between(page)
    page = await ask({ ...query, cursor: page.nextCursor })
    posts.push(...page.posts)
  }
  expect(page.hasMore).toBe(false)
  return posts
}
const ids = (posts: Post[]) => posts.map(({ id }) => id)

describe('a list read page by page', () => {
  let author: Member
  let ask: Ask
  beforeAll(async () => {
    author = await app.aMember({ verified: true })
    ask = async (query) => (await app.call(postsApi.byUser, { params: { userId: author.id }, query })).data
    await worries(author, 45)
  })

  it('neither repeats nor skips while its author goes on posting, and orders newest first', async () => {
    const before = ids((await ask({ limit: '100' })).posts)
    expect(before).toHaveLength(45)
    const walked = await walk(ask, { limit: '7' }, () =>
      app.call(postsApi.create, { as: author.token, body: { shortContent: 'new', worryPrompt: 'What if...' } }),
    )
    expect(ids(walked)).toEqual(before)
    const times = walked.map(({ publishedAt }) => publishedAt ?? '')
    expect(times).toEqual([...times].sort().reverse())
  })

  it('limit and offset read the same order, alone and after a cursor', async () => {
    const all = ids((await ask({ limit: '100' })).posts)
    expect(ids((await ask({ limit: '5', offset: '10' })).posts)).toEqual(all.slice(10, 15))
    const { nextCursor } = await ask({ limit: '5', offset: '10' })
    expect(ids((await ask({ limit: '5', cursor: nextCursor ?? '' })).posts)).toEqual(all.slice(15, 20))
    expect(ids((await ask({ limit: '5', cursor: nextCursor ?? '', offset: '3' })).posts)).toEqual(all.slice(18, 23))
    expect(await ask({ offset: '10000' })).toMatchObject({ posts: [], hasMore: false, nextCursor: null, total: all.length })
  })

  it('has the end and the total, whatever the page size', async () => {
    const { total } = await ask({ limit: '100' })
    for (const limit of ['1', '5', '6', '20', '21', '50']) {
      const page = await ask({ limit })
      expect(page.posts).toHaveLength(Math.min(Number(limit), total))
      expect(page).toMatchObject({ total, hasMore: Number(limit) < total })
      expect(page.nextCursor === null).toBe(!page.hasMore)
    }
    expect(await ask({ limit: String(total) })).toMatchObject({ hasMore: false, nextCursor: null, total })
    expect(await ask({ limit: '5', offset: String(total - 5) })).toMatchObject({ hasMore: false, total })
  })

  it.each([
    [{ limit: '0' }, 'limit must be a whole number from 1 to 100'],
    [{ limit: '101' }, 'limit must be a whole number from 1 to 100'],
    [{ limit: 'many' }, 'limit must be a whole number from 1 to 100'],
    [{ offset: '-1' }, 'offset must be a whole number from 0 to 10000'],
    [{ offset: '10001' }, 'offset must be a whole number from 0 to 10000'],
    [{ cursor: 'nonsense' }, 'Invalid cursor'],
    [{ cursor: Buffer.from('p1.x').toString('base64url') }, 'Invalid cursor'],
    [{ cursor: 'a'.repeat(201) }, 'Invalid cursor'],
  ])('refuses %o: %s', async (query, message) => {
    for (const endpoint of [postsApi.list, postsApi.discovery, postsApi.personalized]) {
      const answer = await app.call(endpoint, { as: author.token, query: query as Query })
      expect(answer.status).toBe(400)
      expect(answer.error).toMatchObject({ code: 'VALIDATION_ERROR', message })
    }
  })

  it('counts exactly up to 1,000 and then stays there', async () => {
    const busy = await app.aMember()
    const total = async (query: Query = { limit: '1' }) =>
      (await app.call(postsApi.byUser, { params: { userId: busy.id }, query })).data.total
    await worries(busy, 999)
    expect(await total()).toBe(999)
    await worries(busy, 6)
    expect(await total()).toBe(1_000)
    expect(await total({ limit: '100', offset: '1000' })).toBe(1_000)
  })
})

describe("one's own unpublished worries", () => {
  it('come first, the latest written first, and are read once each', async () => {
    const me = await app.aMember({ verified: true })
    const published = await worries(me, 6)
    const unpublished: string[] = []
    for (let i = 0; i < 5; i++) {
      const scheduledFor = new Date(Date.now() + (10 - i) * 3_600_000).toISOString()
      const body = {
        shortContent: `later ${i}`,
        worryPrompt: 'What if...',
        isScheduled: true,
        ...(i % 2 === 0 && { scheduledFor }),
      }
      unpublished.unshift((await app.call(postsApi.create, { as: me.token, body })).data.id)
    }
    const ask: Ask = async (query) => (await app.call(postsApi.byUser, { as: me.token, params: { userId: me.id }, query })).data
    const all = await ask({ includeScheduled: 'true', limit: '100' })
    expect(all.total).toBe(11)
    expect(ids(all.posts).slice(0, 5)).toEqual(unpublished)
    expect(new Set(ids(all.posts).slice(5))).toEqual(new Set(published))
    for (const limit of ['1', '2', '3', '5'])
      expect(ids(await walk(ask, { includeScheduled: 'true', limit }))).toEqual(ids(all.posts))
    expect(ids((await ask({ includeScheduled: 'true', limit: '4', offset: '3' })).posts)).toEqual(ids(all.posts).slice(3, 7))
    expect(await ask({ limit: '1' })).toMatchObject({ total: 6 })
  })
})

describe("somebody else's page", () => {
  it('has nothing but their worries, also for a reader who has drafts', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    await app.call(postsApi.create, {
      as: me.token,
      body: { shortContent: 'my draft', worryPrompt: 'What if...', isScheduled: true },
    })
    const theirs = await worries(other, 2)
    const query = { includeScheduled: 'true' }
    const { data } = await app.call(postsApi.byUser, { as: me.token, params: { userId: other.id }, query })
    expect(new Set(ids(data.posts))).toEqual(new Set(theirs))
    expect(data.total).toBe(2)
  })
})

describe('the personal feed', () => {
  it('mixes own worries and those of everybody one follows by time, and changes with the follows', async () => {
    const [me, friend, other] = [await app.aMember(), await app.aMember(), await app.aMember()]
    await app.call(followsApi.follow, { as: me.token, params: { userId: friend.id } })
    const now = Date.now()
    const mine = await worries(me, 4, { newest: now - 500 })
    const theirs = await worries(friend, 4, { newest: now })
    const others = await worries(other, 4)
    const ask: Ask = async (query) => (await app.call(postsApi.personalized, { as: me.token, query })).data
    const walked = ids(await walk(ask, { limit: '3' }))
    expect(new Set(walked)).toEqual(new Set([...mine, ...theirs]))
    expect(walked).toHaveLength(8)
    expect((await ask({ limit: '1' })).total).toBe(8)
    await app.call(followsApi.follow, { as: me.token, params: { userId: other.id } })
    await app.call(followsApi.unfollow, { as: me.token, params: { userId: friend.id } })
    expect(new Set(ids(await walk(ask, { limit: '3' })))).toEqual(new Set([...mine, ...others]))
  })
})

describe('the discovery feed', () => {
  it('has every worry of others once, interleaved, while people post, and hides followed and blocked authors', async () => {
    const [me, ...others] = await Promise.all(Array.from({ length: 6 }, () => app.aMember()))
    const [loud, quiet, followed, blocked, writer] = others
    if (!me || !loud || !quiet || !followed || !blocked || !writer) throw new Error('six people')
    const newest = Date.now()
    const expected = [
      ...(await worries(loud, 45, { newest, gapMs: 10 })),
      ...(await worries(quiet, 45, { newest: newest - 1_000, gapMs: 10 })),
    ]
    await worries(followed, 5)
    await worries(blocked, 5)
    await worries(loud, 5, { privacy: 'private' })
    await app.call(followsApi.follow, { as: me.token, params: { userId: followed.id } })
    await app.database.db().insertInto('blocks').values({ blocker_id: blocked.id, blocked_id: me.id }).execute()

    const ask: Ask = async (query) => (await app.call(postsApi.discovery, { as: me.token, query })).data
    const walked = await walk(ask, { limit: '20' }, () => worries(writer, 2))
    expect(new Set(ids(walked)).size).toBe(walked.length)
    expect(ids(walked)).toEqual(expect.arrayContaining(expected))
    const authors = walked.map(({ userId }) => userId)
    expect(authors).not.toContain(me.id)
    expect(authors).not.toContain(followed.id)
    expect(authors).not.toContain(blocked.id)
    // They arrived in two long runs, and are less than half of the first hundred each.
    expect(walked.length).toBeGreaterThan(100)
    expect(authors.slice(0, 100).filter((author, i, all) => author === all[i + 1])).toEqual([])
  })

  it('reads the same by offset as by cursor', async () => {
    const me = await app.aMember()
    const ask: Ask = async (query) => (await app.call(postsApi.discovery, { as: me.token, query })).data
    const first = await ask({ limit: '30' })
    const byCursor = await ask({ limit: '30', cursor: first.nextCursor ?? '' })
    expect(ids((await ask({ limit: '30', offset: '30' })).posts)).toEqual(ids(byCursor.posts))
    const far = await ask({ limit: '20', offset: '95' })
    expect(far.posts).toHaveLength(20)
    expect(ids((await ask({ limit: '5', cursor: far.nextCursor ?? '' })).posts)).not.toEqual(ids(far.posts).slice(0, 5))
    expect(await ask({ offset: '10000' })).toMatchObject({ posts: [], hasMore: false, nextCursor: null })
  })

  it('is the newest public ones for visitors', async () => {
    const [list, discovery] = [await app.call(postsApi.list, {}), await app.call(postsApi.discovery, {})]
    expect(ids(discovery.data.posts)).toEqual(ids(list.data.posts))
  })
})
