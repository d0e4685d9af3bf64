import {
  blocksApi,
  type Comment,
  type CommentsEvent,
  commentsApi,
  type ModerationStatus,
  type PrivacyLevel,
  postsApi,
} from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { listenToStream, serveOnPort } from '../../testing/listen-to-stream.ts'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

let app: App
let bases: string[]
let author: Member
let writer: Member
let reader: Member
beforeAll(async () => {
  // Two apps on one database behave like two processes.
  const apps = await Promise.all([testApp(), testApp()])
  app = apps[0]
  bases = await Promise.all(apps.map(serveOnPort))
  ;[author, writer, reader] = (await Promise.all(['author', 'writer', 'reader'].map(() => app.aMember({ verified: true })))) as [
    Member,
    Member,
    Member,
  ]
})

async function aPost(privacyLevel: PrivacyLevel = 'public') {
  const body = { shortContent: 'the talk on Thursday', worryPrompt: 'I am nervous about...', privacyLevel }
  return (await app.call(postsApi.create, { as: author.token, body })).data.id
}
async function comment(postId: string, as = writer, parent?: Comment): Promise<Comment> {
  const body = { content: 'a kind word', ...(parent && { parentCommentId: parent.id }) }
  return (await app.call(commentsApi.create, { as: as.token, params: { postId }, body })).data
}
const urlOf = (postId: string, at = 0) => `${bases[at]}/comments/post/${postId}/stream`
/** Its first event, the present count, is read. */
async function listen(postId: string, as: Member, at = 0) {
  const stream = await listenToStream<CommentsEvent>(urlOf(postId, at), as.token)
  expect(stream.response.status).toBe(200)
  await stream.next()
  return stream
}
/** The first event with another count than `before`: a process repeats the present one when its bus has connected. */
async function nextCount(stream: Awaited<ReturnType<typeof listen>>, before: number) {
  let event = await stream.next()
  while (event?.data.commentCount === before) event = await stream.next()
  return event
}
const quiet = () => new Promise((done) => setTimeout(done, 400))

describe('the stream of a worry', () => {
  it('tells readers in every process of a new comment and of an answer, and says nothing but the count', async () => {
    const postId = await aPost()
    const streams = await Promise.all([listen(postId, reader), listen(postId, author, 1)])
    const first = await comment(postId)
    for (const stream of streams) expect(await nextCount(stream, 0)).toEqual({ event: 'comments', data: { commentCount: 1 } })
    await comment(postId, writer, first)
    for (const stream of streams) expect(await nextCount(stream, 1)).toEqual({ event: 'comments', data: { commentCount: 2 } })
  })

  it('begins with the present count', async () => {
    const postId = await aPost()
    await comment(postId)
    const stream = await listenToStream<CommentsEvent>(urlOf(postId), reader.token)
    expect(await stream.next()).toEqual({ event: 'comments', data: { commentCount: 1 } })
  })

  it('does not tell who wrote it, nor the readers of another worry', async () => {
    const [postId, otherId] = [await aPost(), await aPost()]
    const streams = await Promise.all([listen(postId, writer), listen(otherId, reader)])
    await comment(postId)
    await quiet()
    expect(streams.map(({ events }) => events)).toEqual([[], []])
  })

  it.each(['private', 'friends'] as const)('of a %s worry is for those who may see it', async (privacyLevel) => {
    const postId = await aPost(privacyLevel)
    const answer = await fetch(urlOf(postId), { headers: { authorization: `Bearer ${reader.token}` } })
    expect(answer.status).toBe(404)
    expect((await listen(postId, author)).response.status).toBe(200)
  })

  it('says nothing once the worry can no longer be seen', async () => {
    const postId = await aPost()
    const stream = await listen(postId, reader)
    await comment(postId)
    expect((await stream.next())?.data.commentCount).toBe(1)
    await app.call(postsApi.update, { as: author.token, params: { id: postId }, body: { privacyLevel: 'private' } })
    await comment(postId, author)
    await quiet()
    expect(stream.events).toEqual([])
  })

  it('does not tell of a comment across a block', async () => {
    const [postId, blocking] = [await aPost(), await app.aMember()]
    await app.call(blocksApi.block, { as: blocking.token, params: { userId: writer.id } })
    const stream = await listen(postId, blocking)
    await comment(postId)
    await quiet()
    expect(stream.events).toEqual([])
  })

  it('does not tell of a comment that is held', async () => {
    const postId = await aPost()
    const stream = await listen(postId, reader)
    await app.call(commentsApi.create, {
      as: writer.token,
      params: { postId },
      body: { content: 'You are worthless, just kill yourself' },
    })
    const held = await app.database
      .db()
      .selectFrom('comments')
      .select('moderation_status')
      .where('post_id', '=', postId)
      .execute()
    expect(held.map(({ moderation_status }): ModerationStatus => moderation_status)).toEqual(['pending'])
    await quiet()
    expect(stream.events).toEqual([])
  })

  it('requires an account', async () => {
    expect((await fetch(urlOf(await aPost()))).status).toBe(401)
  })

  it('is limited to six per person; the oldest gets an event and is closed', async () => {
    const [postId, member] = [await aPost(), await app.aMember()]
    const streams = []
    for (let i = 0; i < 7; i++) streams.push(await listen(postId, member))
    expect((await streams[0]?.next())?.event).toBe('replaced')
    expect(await streams[0]?.next()).toBeUndefined()
    await comment(postId)
    for (const stream of streams.slice(1)) expect((await stream.next())?.data.commentCount).toBe(1)
  })
})
