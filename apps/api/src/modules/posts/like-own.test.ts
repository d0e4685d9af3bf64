import { blocksApi, followsApi, mutesApi, type Post, type PostPage, postsApi } from '@worrystone/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/db.ts'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

const DAY_MS = 86_400_000

// A separate database: a feed is read to its end, page by page, and other files leave hundreds of worries.
let database: Database
let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  database = await testDatabase()
  await seedCatalogue(database)
  app = await testApp({ deps: { database } })
  // Newer than those of the tests.
  for (const member of await people(6)) await worries(member, 5, { daysAgo: 1 })
})
afterAll(() => database.close())

type Kind = { privacy_level?: Post['privacyLevel']; daysAgo?: number }

/** Creates `count` worries of this person, a year old, so that they are far down in the list. */
async function worries(by: Member, count: number, { privacy_level = 'public', daysAgo = 365 }: Kind = {}) {
  const rows = Array.from({ length: count }, (_, i) => ({
    id: crypto.randomUUID(),
    user_id: by.id,
    worry_prompt: 'What if...',
    short_content: `${by.username} ${i}`,
    privacy_level,
    published_at: new Date(Date.now() - daysAgo * DAY_MS - i * 1_000),
  }))
  await app.database.db().insertInto('posts').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** Makes these worries similar to `postId`, in decreasing order. */
const likeness = (postId: string, others: string[]) =>
  app.database
    .db()
    .insertInto('similar_posts')
    .values(others.map((other_id, i) => ({ post_id: postId, other_id, similarity: 0.9 - i * 0.01 })))
    .execute()

const discover = async (me: Member, query: Record<string, string>): Promise<PostPage> =>
  (await app.call(postsApi.discovery, { as: me.token, query })).data
const ids = (page: PostPage) => page.posts.map(({ id }) => id)

async function people(count: number) {
  return (await Promise.all(Array.from({ length: count }, () => app.aMember()))) as [Member, ...Member[]]
}

/** Reads the feed to its end; `between` runs after each page. */
async function walk(me: Member, limit: string, between: () => Promise<unknown> = async () => {}) {
  let page = await discover(me, { limit })
  const walked = ids(page)
  while (page.nextCursor) {
    await between()
    page = await discover(me, { limit, cursor: page.nextCursor })
    walked.push(...ids(page))
  }
  return walked
}

describe('worries similar to the viewer’s own', () => {
  it('do not come first for a worry of distress, because similar ones may be as distressing', async () => {
    const [me, other] = await people(2)
    if (!other) throw new Error('two people')
    const [calm = '', heavy = ''] = await worries(me, 2)
    const [near = '', far = ''] = await worries(other, 2)
    await likeness(heavy, [near])
    await app.database.db().insertInto('similar_posts').values({ post_id: calm, other_id: far, similarity: 0.5 }).execute()
    expect(ids(await discover(me, { limit: '2' }))).toEqual([near, far])
    const found = { text_hash: 'x', model: 'm', method: 'keywords' as const, category: 'health' as const, confidence: 1 }
    await app.database
      .db()
      .insertInto('post_analyses')
      .values({ post_id: heavy, ...found, keywords: [], reasons: '[]', is_distressed: true })
      .execute()
    expect(ids(await discover(me, { limit: '1' }))).toEqual([far])
  })

  it('come first, the most similar on top, without repeats or gaps while similarities and worries change', async () => {
    const [me, other, third, writer] = await people(4)
    if (!other || !third || !writer) throw new Error('four people')
    const [own = ''] = await worries(me, 1)
    const [one, two] = [await worries(other, 3), await worries(third, 3)]
    const like = [one[2], two[2], one[0]].map(String)
    await likeness(own, like)
    const everything = await walk(me, '100')
    expect(everything.slice(0, 3)).toEqual(like)
    expect(new Set(everything).size).toBe(everything.length)
    expect(everything).toEqual(expect.arrayContaining([...one, ...two]))

    for (const limit of ['2', '3', '7']) {
      let isChanged = false
      const walked = await walk(me, limit, async () => {
        if (isChanged) return
        isChanged = true
        // The similarities change, and a new worry is created, between two pages.
        await app.database.db().deleteFrom('similar_posts').where('post_id', '=', own).execute()
        await likeness(own, [String(two[0]), String(one[2])])
        const body = { shortContent: `new ${limit}`, worryPrompt: 'What if...' }
        await app.call(postsApi.create, { as: writer.token, body })
      })
      expect(new Set(walked).size).toBe(walked.length)
      expect(walked.slice(0, 3)).toEqual(like)
      expect(walked).toEqual(expect.arrayContaining(everything))
      await app.database.db().deleteFrom('similar_posts').where('post_id', '=', own).execute()
      await likeness(own, like)
    }
  })

  it('have the same order by offset as by cursor', async () => {
    const [me, other] = await people(2)
    if (!other) throw new Error('two people')
    const [own = ''] = await worries(me, 1)
    await likeness(own, (await worries(other, 5)).reverse())
    const top = ids(await discover(me, { limit: '12' }))
    for (const [limit, offset] of [
      [3, 0],
      [3, 2],
      [4, 3],
      [5, 5],
      [4, 8],
    ] as const) {
      const page = await discover(me, { limit: String(limit), offset: String(offset) })
      expect(ids(page)).toEqual(top.slice(offset, offset + limit))
      if (offset + limit < top.length) {
        const next = await discover(me, { limit: '2', cursor: page.nextCursor ?? '' })
        expect(ids(next)).toEqual(top.slice(offset + limit, offset + limit + 2))
        const skipped = await discover(me, { limit: '1', offset: '1', cursor: page.nextCursor ?? '' })
        expect(ids(skipped)).toEqual(top.slice(offset + limit + 1, offset + limit + 2))
      }
    }
  })

  it('are at most twenty, and only worries that the feed may contain', async () => {
    const [me, other, followed, muted, blocked] = await people(5)
    if (!other || !followed || !muted || !blocked) throw new Error('five people')
    const [own = '', second = ''] = await worries(me, 2)
    const many = await worries(other, 25)
    const hidden = [
      ...(await worries(other, 1, { privacy_level: 'private' })),
      ...(await worries(other, 1, { privacy_level: 'friends' })),
      ...(await worries(followed, 1)),
      ...(await worries(muted, 1)),
      ...(await worries(blocked, 1)),
    ]
    await app.call(followsApi.follow, { as: me.token, params: { userId: followed.id } })
    await app.call(mutesApi.mute, { as: me.token, params: { userId: muted.id } })
    await app.call(blocksApi.block, { as: blocked.token, params: { userId: me.id } })
    await likeness(own, [...hidden, second, ...many])
    const page = await discover(me, { limit: '100' })
    expect(ids(page).slice(0, 20)).toEqual(many.slice(0, 20))
    for (const id of [...hidden, second]) expect(ids(page)).not.toContain(id)
  })

  it('that disappear between pages cause no gap and no repetition', async () => {
    const [me, other] = await people(2)
    if (!other) throw new Error('two people')
    const [own = ''] = await worries(me, 1)
    const like = await worries(other, 4)
    await likeness(own, like)
    const first = await discover(me, { limit: '2' })
    expect(ids(first)).toEqual(like.slice(0, 2))
    await app.database
      .db()
      .deleteFrom('posts')
      .where('id', '=', like[2] ?? '')
      .execute()
    const second = await discover(me, { limit: '2', cursor: first.nextCursor ?? '' })
    expect(ids(second)).toEqual([like[3]])
    expect(second.hasMore).toBe(true)
  })

  it.each(['.1.AAAA', `.3.${'A'.repeat(43)}`, `.99.${'A'.repeat(430)}`, '.0.', '!', ''])(
    'refuses the cursor %s',
    async (cursor) => {
      const me = await app.aMember()
      const response = await app.call(postsApi.discovery, { as: me.token, query: { cursor } })
      expect([response.status, response.error.message]).toEqual([400, 'Invalid cursor'])
    },
  )
})
