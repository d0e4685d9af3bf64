import {
  blocksApi,
  type Comment,
  commentsApi,
  followsApi,
  type ModerationStatus,
  mutesApi,
  postsApi,
  type Thread,
} from '@worrystone/contracts'
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

let app: App
let author: Member
let writer: Member
let other: Member
let moderator: Member
beforeAll(async () => {
  app = await testApp()
  ;[author, writer, other, moderator] = (await Promise.all(
    ['author', 'writer', 'other', 'moderator'].map(() => app.aMember({ verified: true })),
  )) as [Member, Member, Member, Member]
  moderator = await app.promoted(moderator)
})

async function aPost(more: object = {}) {
  const body = { shortContent: 'the talk on Thursday', worryPrompt: 'I am nervous about...', ...more }
  return (await app.call(postsApi.create, { as: author.token, body })).data.id
}
async function comment(postId: string, as: Member, parent?: Comment): Promise<Comment> {
  const body = { content: `by ${as.username}`, ...(parent && { parentCommentId: parent.id }) }
  const { data } = await app.call(commentsApi.create, { as: as.token, params: { postId }, body })
  return data
}
const mark = (id: string, status: ModerationStatus) =>
  app.database.db().updateTable('comments').set({ moderation_status: status }).where('id', '=', id).execute()

type CommentQuery = { as?: Member | undefined; query?: Record<string, string> }
const threads = async (postId: string, { as, query = {} }: CommentQuery = {}) =>
  (await app.call(commentsApi.threaded, { as: as?.token, params: { postId }, query })).data
const list = async (postId: string, { as, query = {} }: CommentQuery = {}) =>
  (await app.call(commentsApi.list, { as: as?.token, params: { postId }, query })).data
const replies = (id: string, { as, query = {} }: CommentQuery = {}) =>
  app.call(commentsApi.replies, { as: as?.token, params: { id }, query })
const read = (id: string, as?: Member) => app.call(commentsApi.read, { as: as?.token, params: { id } })

/** Ids of all comments with a text, without placeholders. */
const idsOf = (comments: (Thread | Thread['replies'][number] | Comment)[]): string[] =>
  comments.flatMap((one) => [...(one.isRemoved ? [] : [one.id]), ...('replies' in one ? idsOf(one.replies) : [])])

const READS = [commentsApi.list, commentsApi.threaded, commentsApi.count, commentsApi.people]
const READS_OF_ONE = [commentsApi.read, commentsApi.replies, commentsApi.replyCount]

describe('the people who commented', () => {
  const people = async (postId: string, as?: Member) =>
    (await app.call(commentsApi.people, { as: as?.token, params: { postId } })).data

  it('are named once each, in the order of their first comment, without the author', async () => {
    const postId = await aPost()
    const first = await comment(postId, writer)
    await comment(postId, author, first)
    await comment(postId, other)
    await comment(postId, writer)
    const { people: named, total } = await people(postId, author)
    expect(named.map(({ username }) => username)).toEqual([writer.username, other.username])
    expect(total).toBe(2)
  })

  it('leave out whose comment is held or gone, whom the reader muted, and who is across a block', async () => {
    const postId = await aPost()
    const [muted, blocked] = [await app.aMember({ verified: true }), await app.aMember({ verified: true })]
    await mark((await comment(postId, writer)).id, 'pending')
    await comment(postId, muted)
    await comment(postId, blocked)
    await comment(postId, other)
    const { call } = app
    await call(mutesApi.mute, { as: author.token, params: { userId: muted.id } })
    await call(blocksApi.block, { as: author.token, params: { userId: blocked.id } })
    expect((await people(postId, author)).people.map(({ username }) => username)).toEqual([other.username])
    expect((await people(postId)).total).toBe(3)
  })
})

describe('who can read the comments of a worry', () => {
  it.each(['public', 'friends', 'private', 'draft', 'held'])('%s: everyone who can see the worry', async (kind) => {
    const isLevel = kind !== 'draft' && kind !== 'held'
    const postId = await aPost({ privacyLevel: isLevel ? kind : 'public' })
    const { id } = await comment(postId, author)
    const db = app.database.db()
    if (kind === 'draft') {
      await db.updateTable('posts').set({ is_scheduled: true, published_at: null }).where('id', '=', postId).execute()
    }
    if (kind === 'held') await db.updateTable('posts').set({ moderation_status: 'pending' }).where('id', '=', postId).execute()
    const [friend, follower, blocked] = await Promise.all([app.aMember(), app.aMember(), app.aMember()])
    await app.call(followsApi.follow, { as: author.token, params: { userId: friend.id } })
    await app.call(followsApi.follow, { as: follower.token, params: { userId: author.id } })
    await app.call(blocksApi.block, { as: author.token, params: { userId: blocked.id } })
    const may = { anonymous: kind === 'public', stranger: kind === 'public', friend: kind === 'public' || kind === 'friends' }
    const people: [string, Member | undefined, boolean][] = [
      ['anonymous', undefined, may.anonymous],
      ['stranger', other, may.stranger],
      ['friend', friend, may.friend],
      ['follower', follower, may.stranger],
      ['blocked', blocked, false],
      ['moderator', moderator, may.stranger],
      ['author', author, true],
    ]
    for (const [who, as, isAllowed] of people) {
      const first = { as: as?.token, query: { includeModerated: 'true' } }
      const statuses = [
        ...(await Promise.all(READS.map((endpoint) => app.call(endpoint, { ...first, params: { postId } })))),
        ...(await Promise.all(READS_OF_ONE.map((endpoint) => app.call(endpoint, { ...first, params: { id } })))),
      ].map(({ status }) => status)
      expect([who, ...new Set(statuses)]).toEqual([who, isAllowed ? 200 : 404])
    }
  })

  it('returns the same for a hidden worry and a missing comment', async () => {
    const hidden = await aPost({ privacyLevel: 'private' })
    for (const endpoint of READS) {
      const [a, b] = await Promise.all([hidden, crypto.randomUUID()].map((postId) => app.call(endpoint, { params: { postId } })))
      expect(a?.error).toEqual(b?.error)
      expect((await app.call(endpoint, { params: { postId: 'nothing' } })).status).toBe(400)
    }
    for (const endpoint of READS_OF_ONE) {
      expect((await app.call(endpoint, { params: { id: crypto.randomUUID() } })).status).toBe(404)
    }
  })
})

describe('held, hidden and removed comments', () => {
  it.each(['pending', 'flagged', 'rejected'] as const)(
    '%s: readable by the writer, and by moderators on request',
    async (status) => {
      const postId = await aPost()
      const fine = await comment(postId, other)
      const { id } = await comment(postId, writer)
      const answer = await comment(postId, writer, fine)
      await mark(id, status)
      await mark(answer.id, status)
      const query = { includeModerated: 'true' }
      const seen = async (reader: CommentQuery) => [
        idsOf((await threads(postId, reader)).comments).sort(),
        idsOf((await list(postId, reader)).comments).sort(),
        (await list(postId, reader)).total,
        (await threads(postId, reader)).total,
        (await replies(fine.id, reader)).data.comments.length,
      ]
      const all = [fine.id, id, answer.id].sort()
      for (const as of [undefined, other, author]) {
        // Holding a comment also changes the counter, which this test must do itself.
        if (as) expect(await seen({ as, query })).toEqual([[fine.id], [fine.id], 1, 1, 0])
        expect((await read(id, as)).status).toBe(404)
      }
      expect(await seen({ as: moderator })).toEqual([[fine.id], [fine.id], 1, 1, 0])
      expect(await seen({ as: moderator, query })).toEqual([all, all, 3, 3, 1])
      expect(await seen({ as: writer })).toEqual([all, all, 3, 3, 1])
      expect((await read(id, writer)).data).toMatchObject({ moderationStatus: status, isOwnComment: true })
    },
  )

  it('are placeholders if others answered them, like removed ones', async () => {
    const postId = await aPost()
    const held = await comment(postId, writer)
    const answer = await comment(postId, other, held)
    await mark(held.id, 'flagged')
    const [place] = (await threads(postId, { as: author })).comments
    const nothing = { content: '', user: null, userId: null, isRemoved: true, moderationStatus: 'approved', isEdited: false }
    expect(place).toMatchObject({ id: held.id, ...nothing, replyCount: 1, replies: [{ id: answer.id }] })
    expect((await list(postId, { as: author })).comments.map(({ id }) => id)).toEqual([answer.id])
    expect((await replies(held.id, { as: author })).data.comments.map(({ id }) => id)).toEqual([answer.id])
  })
})

it('nothing can be read across a block, in both directions', async () => {
  const [one, two] = await Promise.all([app.aMember(), app.aMember()])
  const postId = await aPost()
  const mine = await comment(postId, one)
  const theirs = await comment(postId, two, mine)
  const below = await comment(postId, other, theirs)
  await app.call(blocksApi.block, { as: one.token, params: { userId: two.id } })
  expect(idsOf((await threads(postId, { as: one })).comments)).toEqual([mine.id, below.id])
  expect(idsOf((await threads(postId, { as: two })).comments)).toEqual([theirs.id, below.id])
  expect((await list(postId, { as: one })).total).toBe(2)
  expect((await read(theirs.id, one)).data).toMatchObject({ isRemoved: true, user: null, content: '' })
  const answer = await app.call(commentsApi.create, {
    as: one.token,
    params: { postId },
    body: { content: 'x', parentCommentId: theirs.id },
  })
  expect(answer.status).toBe(404)
})

it('nothing of a user who is leaving can be read', async () => {
  const leaving = await app.aMember()
  const postId = await aPost()
  const { id } = await comment(postId, leaving)
  await app.database.db().updateTable('users').set({ leaves_at: new Date() }).where('id', '=', leaving.id).execute()
  for (const as of [undefined, other, author]) {
    expect(await threads(postId, { as })).toEqual({ comments: [], hasMore: false, total: 0 })
    expect((await read(id, as)).status).toBe(404)
  }
})

describe('long threads', () => {
  /** Creates `count` comments, each a second later than the previous one. */
  async function fill(postId: string, count: number, more: { parent_id?: string; depth?: number } = {}) {
    const start = Date.now() - 3_600_000
    const rows = Array.from({ length: count }, (_, i) => ({
      id: uuid(),
      post_id: postId,
      user_id: writer.id,
      content: `number ${i}`,
      created_at: new Date(start + i * 1_000),
      ...more,
    }))
    await app.database.db().insertInto('comments').values(rows).execute()
    await app.database
      .db()
      .updateTable('posts')
      .set((row) => ({ comment_count: row('comment_count', '+', count) }))
      .where('id', '=', postId)
      .execute()
    return rows.map(({ id }) => id)
  }

  it('are read page by page, oldest first, each comment exactly once', async () => {
    const postId = await aPost()
    const ids = await fill(postId, 25)
    for (const readList of [threads, list]) {
      const seen: string[] = []
      for (let offset = 0; ; offset += 10) {
        const page = await readList(postId, { query: { offset: `${offset}` } })
        expect(page.total).toBe(25)
        seen.push(...page.comments.map(({ id }) => id))
        if (!page.hasMore) break
      }
      expect(seen).toEqual(ids)
      expect((await readList(postId, { query: { limit: '25' } })).hasMore).toBe(false)
      expect(await readList(postId, { query: { offset: '25' } })).toEqual({ comments: [], hasMore: false, total: 25 })
      expect(await readList(postId, { as: other, query: { offset: '25' } })).toEqual({ comments: [], hasMore: false, total: 25 })
    }
  })

  it('include the first five answers of each level and the total; the rest by replies', async () => {
    const postId = await aPost()
    const [root = ''] = await fill(postId, 1)
    const answers = await fill(postId, 12, { parent_id: root, depth: 1 })
    const deeper = await fill(postId, 7, { parent_id: answers[1] ?? '', depth: 2 })
    const [thread] = (await threads(postId)).comments
    expect(thread?.replyCount).toBe(12)
    expect(thread?.replies.map(({ id }) => id)).toEqual(answers.slice(0, 5))
    expect(thread?.replies[1]?.replyCount).toBe(7)
    expect(thread?.replies[1]?.replies.map(({ id }) => id)).toEqual(deeper.slice(0, 5))
    const rest = (await replies(root, { query: { offset: '5', limit: '5' } })).data
    expect(rest.comments.map(({ id }) => id)).toEqual(answers.slice(5, 10))
    expect(rest.hasMore).toBe(true)
    const of = async (id: string) => (await app.call(commentsApi.replyCount, { params: { id } })).data.count
    expect([await of(root), await of(answers[1] ?? ''), await of(deeper[0] ?? '')]).toEqual([12, 7, 0])
    expect((await replies(answers[1] ?? '')).data.comments).toHaveLength(7)
    expect((await replies(deeper[0] ?? '')).data).toEqual({ comments: [], hasMore: false })
  })

  it('are counted up to 1,000', async () => {
    const postId = await aPost()
    await fill(postId, 1_005)
    for (const as of [undefined, other]) {
      expect((await threads(postId, { as })).total).toBe(1_000)
      expect((await list(postId, { as, query: { limit: '100', offset: '1000' } })).comments).toHaveLength(5)
    }
    expect((await app.call(commentsApi.count, { params: { postId } })).data.count).toBe(1_005)
  })

  it.each([
    [{ limit: '0' }, 'limit must be a whole number from 1 to 100'],
    [{ limit: '101' }, 'limit must be a whole number from 1 to 100'],
    [{ offset: '-1' }, 'offset must be a whole number from 0 to 10000'],
    [{ includeModerated: 'perhaps' }, 'Must be true or false'],
  ])('refuse %o: %s', async (query, message) => {
    const postId = await aPost()
    const { status, error } = await app.call(commentsApi.threaded, { params: { postId }, query: query as Record<string, string> })
    expect([status, error.message]).toEqual([400, message])
  })
})
