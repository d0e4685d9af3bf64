import {
  blocksApi,
  type Comment,
  commentsApi,
  dashboardApi,
  type NotificationEvent,
  notificationsApi,
  type PrivacyLevel,
  postsApi,
} from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { listenToStream, serveOnPort } from '../../testing/listen-to-stream.ts'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

let app: Awaited<ReturnType<typeof testApp>>
let author: Member
let helper: Member
let other: Member
beforeAll(async () => {
  app = await testApp()
})
const newPeople = async () => {
  ;[author, helper, other] = (await Promise.all([1, 2, 3].map(() => app.aMember({ verified: true })))) as [Member, Member, Member]
}

async function aPost(as = author, privacyLevel: PrivacyLevel = 'public') {
  const body = { shortContent: 'the talk on Thursday', worryPrompt: 'I am nervous about...', privacyLevel }
  return (await app.call(postsApi.create, { as: as.token, body })).data.id
}
async function aComment(postId: string, as = helper, parent?: Comment): Promise<Comment> {
  const body = { content: 'Breathe out slowly', ...(parent && { parentCommentId: parent.id }) }
  return (await app.call(commentsApi.create, { as: as.token, params: { postId }, body })).data
}
const thank = (id: string, as?: Member) => app.call(commentsApi.thank, { as: as?.token, params: { id } })
const takeBack = (id: string, as?: Member) => app.call(commentsApi.takeThanksBack, { as: as?.token, params: { id } })
const helpedMe = async (id: string, as?: Member) =>
  (await app.call(commentsApi.read, { as: as?.token, params: { id } })).data.helpedMe
const noticesOf = async (as: Member) =>
  (await app.call(notificationsApi.list, { as: as.token })).data.notifications.filter(({ kind }) => kind === 'helped')
const figureOf = async (as: Member) =>
  (await app.call(dashboardApi.overview, { as: as.token })).data.communitySupport.peopleHelped
const rows = () => app.database.db().selectFrom('thanks').selectAll().where('helper_id', '=', helper.id).execute()

describe('a comment that helped', () => {
  beforeAll(newPeople)

  it('is marked by the author of the worry, for them alone, and taken back, idempotently', async () => {
    const postId = await aPost()
    const { id } = await aComment(postId)
    for (let i = 0; i < 2; i++) expect(await thank(id, author)).toMatchObject({ status: 200, data: { helpedMe: true } })
    expect([await helpedMe(id, author), await helpedMe(id, helper), await helpedMe(id, other), await helpedMe(id)]).toEqual([
      true,
      false,
      false,
      false,
    ])
    const { data } = await app.call(commentsApi.threaded, { as: author.token, params: { postId } })
    expect(data.comments.map((comment) => comment.helpedMe)).toEqual([true])
    expect(await rows()).toHaveLength(1)
    for (let i = 0; i < 2; i++) expect(await takeBack(id, author)).toMatchObject({ status: 200, data: { helpedMe: false } })
    expect([await helpedMe(id, author), await rows()]).toEqual([false, []])
  })

  it('tells its writer once, with the comment in the page and nothing of it elsewhere', async () => {
    await newPeople()
    const postId = await aPost()
    const { id } = await aComment(postId)
    await thank(id, author)
    expect(await noticesOf(helper)).toMatchObject([
      {
        type: 'encouragement',
        title: 'Your words helped',
        message: `${author.username} said that your words helped.`,
        excerpt: 'Breathe out slowly',
        postId,
        commentId: id,
      },
    ])
    expect([await noticesOf(author), await noticesOf(other)]).toEqual([[], []])
    await takeBack(id, author)
    expect(await noticesOf(helper)).toEqual([])
    await thank(id, author)
    await app.call(notificationsApi.readAll, { as: helper.token })
    for (const again of [takeBack, thank]) await again(id, author)
    expect(await noticesOf(helper)).toHaveLength(1)
  })

  it('tells the open page of its writer within two seconds', async () => {
    await newPeople()
    const base = await serveOnPort(app)
    const stream = await listenToStream<NotificationEvent>(`${base}/notifications/stream`, helper.token)
    const { id } = await aComment(await aPost())
    await stream.next()
    const before = Date.now()
    await thank(id, author)
    let event = await stream.next()
    while (event?.data.unreadCount === 0) event = await stream.next()
    expect(event?.data.unreadCount).toBe(1)
    expect(Date.now() - before).toBeLessThan(2_000)
  })

  it('is not told to a writer who switched support off', async () => {
    await newPeople()
    await app.call(notificationsApi.update, { as: helper.token, body: { supportNotifications: false } })
    await thank((await aComment(await aPost())).id, author)
    expect(await noticesOf(helper)).toEqual([])
  })

  it('is not marked by anybody else, nor one’s own', async () => {
    await newPeople()
    const postId = await aPost()
    const comment = await aComment(postId)
    const own = await aComment(postId, author, comment)
    for (const call of [thank, takeBack]) {
      for (const somebody of [helper, other]) {
        const { status, error } = await call(comment.id, somebody)
        expect([status, error.message]).toEqual([403, 'Only the author of a worry can say what helped'])
      }
      const onOwn = await call(own.id, author)
      expect([onOwn.status, onOwn.error.message]).toEqual([400, 'You cannot thank yourself for a comment'])
      expect((await call(comment.id)).status).toBe(401)
    }
    expect(await rows()).toEqual([])
  })

  it('is missing below a hidden worry, across a block, once removed and while it is held', async () => {
    await newPeople()
    const [postId, hiddenId] = [await aPost(), await aPost()]
    const [blocked, held, removed] = [await aComment(postId, other), await aComment(postId), await aComment(postId)]
    const hidden = await aComment(hiddenId, author)
    await aComment(postId, other, removed)
    await app.call(postsApi.update, { as: author.token, params: { id: hiddenId }, body: { privacyLevel: 'private' } })
    await app.call(commentsApi.remove, { as: helper.token, params: { id: removed.id } })
    await app.database.db().updateTable('comments').set({ moderation_status: 'pending' }).where('id', '=', held.id).execute()
    await app.call(blocksApi.block, { as: author.token, params: { userId: other.id } })
    const missing = (await thank(crypto.randomUUID(), author)).error
    for (const { id } of [blocked, held, removed]) {
      for (const call of [thank, takeBack]) expect(await call(id, author)).toMatchObject({ status: 404, error: missing })
    }
    expect((await thank(hidden.id, helper)).status).toBe(404)
    expect((await thank('nothing', author)).status).toBe(400)
  })
})

describe('the people whom a person helped', () => {
  it('are counted, not their comments, and only for the person', async () => {
    await newPeople()
    const second = await app.aMember({ verified: true })
    const postId = await aPost()
    for (let i = 0; i < 2; i++) await thank((await aComment(postId)).id, author)
    await thank((await aComment(await aPost(second))).id, second)
    expect([await figureOf(helper), await figureOf(author), await figureOf(other)]).toEqual([2, 0, 0])
  })

  it('are none whose worry, account or comment is gone or hidden', async () => {
    await newPeople()
    const writers = await Promise.all(Array.from({ length: 5 }, () => app.aMember({ verified: true })))
    const given = await Promise.all(
      writers.map(async (writer) => {
        const postId = await aPost(writer)
        const { id } = await aComment(postId)
        await thank(id, writer)
        return { postId, id, writer }
      }),
    )
    const [deleted, hidden, blocked, removed, takenDown] = given
    if (!deleted || !hidden || !blocked || !removed || !takenDown) throw new Error('five')
    expect(await figureOf(helper)).toBe(5)
    await app.call(postsApi.remove, { as: deleted.writer.token, params: { id: deleted.postId } })
    expect(await figureOf(helper)).toBe(4)
    const params = { id: hidden.postId }
    await app.call(postsApi.update, { as: hidden.writer.token, params, body: { privacyLevel: 'private' } })
    expect(await figureOf(helper)).toBe(3)
    await app.call(blocksApi.block, { as: blocked.writer.token, params: { userId: helper.id } })
    expect(await figureOf(helper)).toBe(2)
    const { data: comment } = await app.call(commentsApi.read, { as: helper.token, params: { id: removed.id } })
    await aComment(removed.postId, other, comment)
    // It leaves a placeholder.
    await app.call(commentsApi.remove, { as: helper.token, params: { id: removed.id } })
    expect(await figureOf(helper)).toBe(1)
    await app.database
      .db()
      .updateTable('comments')
      .set({ moderation_status: 'rejected' })
      .where('id', '=', takenDown.id)
      .execute()
    expect(await figureOf(helper)).toBe(0)
    await app.database.db().deleteFrom('users').where('id', '=', hidden.writer.id).execute()
    expect((await rows()).map(({ post_id }) => post_id).sort()).toEqual([blocked.postId, takenDown.postId].sort())
  })
})
