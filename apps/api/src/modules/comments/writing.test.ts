import { blocksApi, commentsApi, postsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import type { Classify } from '../screening/index.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

const FAMILY = '👨‍👩‍👧‍👦'

let app: App
let author: Member
let me: Member
beforeAll(async () => {
  app = await testApp()
  author = await app.aMember({ verified: true })
  me = await app.aMember({ verified: true })
})

async function aPost(more: object = {}, as = author) {
  const body = { shortContent: 'the talk on Thursday', worryPrompt: 'I am nervous about...', ...more }
  return (await app.call(postsApi.create, { as: as.token, body })).data.id
}
const comment = (postId: string, more: object = {}, as: Member | undefined = me, headers = {}) =>
  app.call(commentsApi.create, { as: as?.token, params: { postId }, body: { content: 'You will do well', ...more }, headers })
const answer = (postId: string, parentCommentId: string, as = me) => comment(postId, { parentCommentId }, as)
const edit = (id: string, content: string, as = me) =>
  app.call(commentsApi.update, { as: as.token, params: { id }, body: { content } })
const remove = (id: string, as = me) => app.call(commentsApi.remove, { as: as.token, params: { id } })
const read = (id: string, as?: Member) => app.call(commentsApi.read, { as: as?.token, params: { id } })
const count = async (postId: string) => (await app.call(commentsApi.count, { as: author.token, params: { postId } })).data.count
const threads = async (postId: string, as = author) =>
  (await app.call(commentsApi.threaded, { as: as.token, params: { postId } })).data
const noticesFor = (userId: string) =>
  app.database
    .db()
    .selectFrom('notifications')
    .select(['kind', 'actor_id', 'comment_id'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

describe('writing a comment', () => {
  it('returns the writer’s view of it, counts it, and shows it to everyone', async () => {
    const postId = await aPost()
    const { status, data } = await comment(postId, { content: '  You will\r\ndo well  ' })
    expect(status).toBe(201)
    expect(data).toEqual({
      id: data.id,
      postId,
      userId: me.id,
      user: { id: me.id, username: me.username, displayName: null, avatarUrl: null },
      content: 'You will\ndo well',
      phrase: null,
      language: 'en',
      isTranslatable: false,
      parentCommentId: null,
      replyCount: 0,
      moderationStatus: 'approved',
      isRemoved: false,
      isOwnComment: true,
      isEdited: false,
      helpedMe: false,
      createdAt: data.createdAt,
      updatedAt: data.updatedAt,
    })
    expect((await read(data.id)).data).toEqual({ ...data, isOwnComment: false })
    expect(await count(postId)).toBe(1)
    const post = await app.call(postsApi.read, { params: { id: postId } })
    expect(post.data.commentCount).toBe(1)
  })

  it.each([
    [{ content: undefined }, 'content', 'Please write a comment'],
    [{ content: ' \n ' }, 'content', 'Please write a comment'],
    [{ content: 'a'.repeat(1_001) }, 'content', 'Comment must be less than 1,000 characters'],
    [{ content: FAMILY.repeat(1_001) }, 'content', 'Comment must be less than 1,000 characters'],
    [{ content: 'a\u0000b' }, 'content', 'Please remove the invisible control characters'],
    [{ parentCommentId: 'nobody' }, 'parentCommentId', 'Invalid id'],
    [{ moderationStatus: 'approved' }, 'moderationStatus', 'This field is not known'],
  ])('refuses %o at %s: %s', async (wrong, path, message) => {
    const { status, error } = await comment(await aPost(), wrong)
    expect(status).toBe(400)
    expect(error.details).toContainEqual({ path, message })
  })

  it('counts 1,000 characters as readers see them', async () => {
    expect((await comment(await aPost(), { content: FAMILY.repeat(1_000) })).status).toBe(201)
  })

  it('requires an account, and a worry that the writer can see', async () => {
    const [open, hidden] = [await aPost(), await aPost({ privacyLevel: 'private' })]
    expect((await app.call(commentsApi.create, { params: { postId: open }, body: { content: 'x' } })).status).toBe(401)
    const [secret, missing] = [await comment(hidden), await comment(crypto.randomUUID())]
    expect([secret.status, missing.status]).toEqual([404, 404])
    expect(secret.error).toEqual(missing.error)
    expect((await comment('nothing')).status).toBe(400)
    expect(await count(hidden)).toBe(0)
  })

  it('is possible once the worry is shared', async () => {
    const draft = await aPost({ isScheduled: true })
    expect(await comment(draft, {}, author)).toMatchObject({
      status: 403,
      error: { message: 'A worry can be commented on once it is shared' },
    })
  })

  it('is not possible where comments are disabled; existing ones can be read', async () => {
    const postId = await aPost()
    const { data } = await comment(postId)
    await app.call(postsApi.update, { as: author.token, params: { id: postId }, body: { commentsEnabled: false } })
    for (const person of [me, author]) {
      expect(await comment(postId, {}, person)).toMatchObject({
        status: 403,
        error: { message: 'Comments are disabled for this post' },
      })
    }
    expect((await answer(postId, data.id)).status).toBe(403)
    expect((await threads(postId)).comments).toHaveLength(1)
    expect((await edit(data.id, 'I still think so')).status).toBe(200)
  })

  it('happens once per Idempotency-Key', async () => {
    const postId = await aPost()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [await comment(postId, {}, me, key), await comment(postId, {}, me, key)]
    expect(second.data).toEqual(first.data)
    expect(await count(postId)).toBe(1)
    expect((await comment(postId, { content: 'Something else' }, me, key)).status).toBe(409)
    // The stored response does not keep the deleted text.
    await remove(first.data.id)
    const keys = await app.database
      .db()
      .selectFrom('idempotency_keys')
      .select('key')
      .where('user_id', '=', me.id)
      .where('key', '=', key['idempotency-key'])
      .execute()
    expect(keys).toEqual([])
  })

  it('is limited to 20 a day, deleted ones included', async () => {
    const fresh = await app.aMember()
    const postId = await aPost()
    for (let i = 0; i < 20; i++) {
      const { data } = await comment(postId, { content: `number ${i}` }, fresh)
      if (i % 2 === 0) await app.call(commentsApi.remove, { as: fresh.token, params: { id: data.id } })
    }
    expect((await comment(postId, { content: 'one more' }, fresh)).status).toBe(403)
  })

  it('is limited to 20 a day for an unverified member', async () => {
    const fresh = await app.aMember()
    const postId = await aPost()
    const answers = await Promise.all(Array.from({ length: 22 }, (_, i) => comment(postId, { content: `number ${i}` }, fresh)))
    const refused = answers.filter(({ status }) => status === 403)
    expect([answers.length - refused.length, refused.length]).toEqual([20, 2])
    expect(refused[0]?.error.message).toBe('Please verify your email address to write more than 20 comments a day')
    expect(await count(postId)).toBe(20)
    await app.database.db().updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', fresh.id).execute()
    expect((await comment(postId, {}, fresh)).status).toBe(201)
  })

  it('is not possible during a pause', async () => {
    const paused = await app.aMember({ verified: true })
    const postId = await aPost()
    const { data } = await comment(postId, {}, paused)
    const until = new Date(Date.now() + 86_400_000)
    await app.database.db().updateTable('users').set({ paused_until: until }).where('id', '=', paused.id).execute()
    expect((await comment(postId, {}, paused)).error.message).toMatch(/^You can write again on /)
    expect((await edit(data.id, 'Something else', paused)).status).toBe(403)
    expect((await remove(data.id, paused)).status).toBe(200)
  })
})

it('a comment on a worry that contains danger is screened more strictly', async () => {
  const inDanger = await aPost({ shortContent: 'I do not want to live any more' })
  for (const [postId, moderationStatus] of [
    [await aPost(), 'approved'],
    [inDanger, 'pending'],
  ] as const) {
    expect((await comment(postId, { content: 'Just do it' })).data).toMatchObject({ moderationStatus, isOwnComment: true })
  }
  expect([await count(inDanger), (await threads(inDanger)).comments]).toEqual([0, []])
})

it('so is one on a worry in which only a trained head detects danger', async () => {
  const classify: Classify = async (text) => ({ dangerLevel: text.includes('pier') ? 2 : 0, harassment: 'none' })
  const withHeads = await testApp({ deps: { classify } })
  const [writer, reader] = [await withHeads.aMember({ verified: true }), await withHeads.aMember({ verified: true })]
  const body = { shortContent: 'I walk to the end of the pier each night', worryPrompt: 'I am nervous about...' }
  const { id: postId } = (await withHeads.call(postsApi.create, { as: writer.token, body })).data
  const reply = await withHeads.call(commentsApi.create, {
    as: reader.token,
    params: { postId },
    body: { content: 'Just do it' },
  })
  expect(reply.data.moderationStatus).toBe('pending')
})

describe('answering', () => {
  it('nests three levels deep; an answer to the third level becomes its sibling', async () => {
    const postId = await aPost()
    const root = (await comment(postId)).data
    const second = (await answer(postId, root.id)).data
    const third = (await answer(postId, second.id)).data
    const beside = (await answer(postId, third.id)).data
    expect([root, second, third, beside].map(({ parentCommentId }) => parentCommentId)).toEqual([
      null,
      root.id,
      second.id,
      second.id,
    ])
    const [thread] = (await threads(postId)).comments
    expect(thread?.replies[0]?.replies.map(({ id }) => id)).toEqual([third.id, beside.id])
  })

  it('requires a comment of the same worry that the writer can read', async () => {
    const [here, elsewhere] = [await aPost(), await aPost()]
    const { data } = await comment(elsewhere)
    expect((await answer(here, data.id)).status).toBe(404)
    expect((await answer(here, crypto.randomUUID())).status).toBe(404)
    await answer(elsewhere, data.id, author)
    await remove(data.id)
    expect((await answer(elsewhere, data.id, author)).status).toBe(404)
  })
})

describe('changing a comment', () => {
  it('marks it as edited, unless nothing changed', async () => {
    const { data } = await comment(await aPost())
    expect((await edit(data.id, data.content)).data).toEqual(data)
    const { status, data: changed } = await edit(data.id, 'You will do very well')
    expect(status).toBe(200)
    expect(changed).toMatchObject({ content: 'You will do very well', isEdited: true, createdAt: data.createdAt })
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(data.updatedAt))
  })

  it('is for its writer', async () => {
    const postId = await aPost()
    const { data } = await comment(postId)
    for (const other of [author, await app.aMember()]) {
      expect((await edit(data.id, 'Not mine', other)).status).toBe(403)
      expect((await remove(data.id, other)).status).toBe(403)
    }
    expect((await app.call(commentsApi.update, { params: { id: data.id }, body: { content: 'x' } })).status).toBe(401)
    expect((await app.call(commentsApi.remove, { params: { id: data.id } })).status).toBe(401)
    expect((await edit(crypto.randomUUID(), 'x')).status).toBe(404)
    expect((await edit(data.id, ' ')).error.message).toBe('Please write a comment')
    expect((await edit(data.id, 'a'.repeat(1_001))).error.message).toBe('Comment must be less than 1,000 characters')
  })

  it('is not possible when the worry is no longer visible; deleting it is', async () => {
    const postId = await aPost()
    const { data } = await comment(postId)
    await app.call(postsApi.update, { as: author.token, params: { id: postId }, body: { privacyLevel: 'private' } })
    const stranger = await app.aMember()
    expect([(await edit(data.id, 'x')).status, (await remove(data.id, stranger)).status]).toEqual([404, 404])
    expect((await remove(data.id)).status).toBe(200)
    expect(await count(postId)).toBe(0)
  })
})

describe('deleting a comment', () => {
  it('deletes the row if there are no answers', async () => {
    const postId = await aPost()
    const { data } = await comment(postId)
    expect(await remove(data.id)).toMatchObject({ status: 200, data: { message: 'Your comment was deleted' } })
    expect([(await read(data.id, me)).status, (await remove(data.id)).status]).toEqual([404, 404])
    expect(await threads(postId)).toEqual({ comments: [], hasMore: false, total: 0 })
    const left = await app.database.db().selectFrom('comments').select('id').where('id', '=', data.id).execute()
    expect(left).toEqual([])
  })

  it('leaves a placeholder above answers, until the last of them is deleted', async () => {
    const postId = await aPost()
    const root = (await comment(postId, { content: 'a secret' })).data
    const second = (await answer(postId, root.id, author)).data
    const third = (await answer(postId, second.id)).data
    await remove(root.id)
    await remove(second.id, author)
    expect(await count(postId)).toBe(1)
    const { comments, total } = await threads(postId)
    const place = { isRemoved: true, user: null, userId: null, content: '', moderationStatus: 'approved', isOwnComment: false }
    expect(comments).toMatchObject([
      { id: root.id, ...place, replyCount: 1, replies: [{ id: second.id, ...place, replyCount: 1 }] },
    ])
    expect(total).toBe(1)
    expect((await read(root.id, me)).data).toMatchObject(place)
    // The text is deleted, not only hidden.
    const { content } = await app.database
      .db()
      .selectFrom('comments')
      .select('content')
      .where('id', '=', root.id)
      .executeTakeFirstOrThrow()
    expect(content).toBe('')
    expect((await edit(root.id, 'again')).status).toBe(404)
    await remove(third.id)
    expect((await threads(postId)).comments).toEqual([])
    expect(await app.database.db().selectFrom('comments').select('id').where('post_id', '=', postId).execute()).toEqual([])
  })
})

describe('the number of comments', () => {
  it('is exact after 30 concurrent creations and deletions', async () => {
    const postId = await aPost()
    const people = await Promise.all(Array.from({ length: 30 }, () => app.aMember()))
    const written = await Promise.all(people.map((person) => comment(postId, {}, person)))
    expect(written.map(({ status }) => status)).toEqual(people.map(() => 201))
    expect(await count(postId)).toBe(30)
    expect((await app.call(postsApi.read, { params: { id: postId } })).data.commentCount).toBe(30)
    await Promise.all(people.map((person, i) => remove(written[i]?.data.id ?? '', person)))
    expect(await count(postId)).toBe(0)
  })

  it('decreases once when one comment is deleted 30 times concurrently', async () => {
    const postId = await aPost()
    await comment(postId)
    const { data } = await comment(postId, { content: 'Once more' })
    const answers = await Promise.all(Array.from({ length: 30 }, () => remove(data.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await count(postId)).toBe(1)
  })
})

describe('notices', () => {
  it('are sent to the author of the worry and of the answered comment, once each', async () => {
    const [writer, other] = [await app.aMember(), await app.aMember()]
    const post = await aPost({}, writer)
    const { data: first } = await comment(post)
    const { data: second } = await answer(post, first.id, other)
    expect(await noticesFor(writer.id)).toEqual([
      { kind: 'comment', actor_id: me.id, comment_id: first.id },
      { kind: 'comment', actor_id: other.id, comment_id: second.id },
    ])
    expect(await noticesFor(me.id)).toContainEqual({ kind: 'reply', actor_id: other.id, comment_id: second.id })
    // The author of the worry answers and is answered: one notice, for the answer, and none for their own comments.
    const { data: third } = await answer(post, first.id, writer)
    const { data: fourth } = await answer(post, third.id, other)
    expect((await noticesFor(writer.id)).slice(2)).toEqual([{ kind: 'reply', actor_id: other.id, comment_id: fourth.id }])
    // Third level: the author of the answered comment is notified, not that of the parent.
    const { data: fifth } = await answer(post, fourth.id)
    expect(await noticesFor(other.id)).toEqual([{ kind: 'reply', actor_id: me.id, comment_id: fifth.id }])
  })

  it('are not sent to users who can no longer see the worry', async () => {
    const writer = await app.aMember()
    const post = await aPost({}, writer)
    const gone = await app.aMember()
    const { data } = await comment(post, {}, gone)
    await app.call(blocksApi.block, { as: writer.token, params: { userId: gone.id } })
    await answer(post, data.id)
    expect(await noticesFor(gone.id)).toEqual([])
  })
})
