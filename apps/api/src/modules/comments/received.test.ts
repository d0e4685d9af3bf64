import { blocksApi, commentsApi, mutesApi, postsApi } from '@worrystone/contracts'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

const aWorry = async (by: Member) =>
  (await app.call(postsApi.create, { as: by.token, body: { shortContent: `of ${by.username}`, worryPrompt: 'What if...' } })).data
const comment = async (by: Member, postId: string, content: string, parentCommentId?: string) =>
  (await app.call(commentsApi.create, { as: by.token, params: { postId }, body: { content, parentCommentId } })).data
const received = async (by: Member, query = {}) => (await app.call(commentsApi.received, { as: by.token, query })).data
const texts = async (by: Member) => (await received(by)).map(({ content }) => content)

test('lists comments on own worries and answers to own comments, newest first, with the worry', async () => {
  const [me, other, third] = [await app.aMember(), await app.aMember(), await app.aMember()]
  const mine = await aWorry(me)
  const theirs = await aWorry(other)
  await comment(other, mine.id, 'on mine')
  const own = await comment(me, theirs.id, 'my word')
  const answer = await comment(third, theirs.id, 'an answer', own.id)
  await comment(third, theirs.id, 'not to me')
  const mineBelow = await comment(me, theirs.id, 'my answer', answer.id)
  await comment(other, theirs.id, 'to my answer', mineBelow.id)
  await comment(other, theirs.id, 'beside my answer', answer.id)
  expect(await texts(me)).toEqual(['to my answer', 'an answer', 'on mine'])
  expect((await received(me, { limit: '2' })).map(({ isAnswer }) => isAnswer)).toEqual([true, true])
  expect((await received(me)).at(-1)).toMatchObject({
    postId: mine.id,
    user: { username: other.username },
    isAnswer: false,
    worry: `of ${me.username}`,
    isOwnWorry: true,
  })
  expect((await received(me))[0]).toMatchObject({ worry: `of ${other.username}`, isOwnWorry: false })
})

test('leaves out what is held or removed, and what muted, blocked and leaving people wrote', async () => {
  const me = await app.aMember()
  const [held, gone, muted, blocked, leaving] = await Promise.all([1, 2, 3, 4, 5].map(() => app.aMember()))
  if (!held || !gone || !muted || !blocked || !leaving) throw new Error('five people')
  const { id } = await aWorry(me)
  await comment(await app.aMember(), id, 'stays')
  for (const by of [held, gone, muted, blocked, leaving]) await comment(by, id, by.username)
  expect(await received(me, { limit: '10' })).toHaveLength(6)
  const db = app.database.db()
  await db.updateTable('comments').set({ moderation_status: 'pending' }).where('user_id', '=', held.id).execute()
  await db.updateTable('comments').set({ removed_at: new Date() }).where('user_id', '=', gone.id).execute()
  await db.updateTable('users').set({ leaves_at: new Date() }).where('id', '=', leaving.id).execute()
  await app.call(mutesApi.mute, { as: me.token, params: { userId: muted.id } })
  await app.call(blocksApi.block, { as: blocked.token, params: { userId: me.id } })
  expect(await texts(me)).toEqual(['stays'])
})

test('leaves out answers below a worry that the viewer can no longer see', async () => {
  const [me, other] = [await app.aMember(), await app.aMember()]
  const theirs = await aWorry(other)
  const own = await comment(me, theirs.id, 'my word')
  await comment(other, theirs.id, 'an answer', own.id)
  expect(await texts(me)).toEqual(['an answer'])
  await app.call(postsApi.update, { as: other.token, params: { id: theirs.id }, body: { privacyLevel: 'private' } })
  expect(await texts(me)).toEqual([])
})

test('is for members', async () => {
  expect((await app.call(commentsApi.received)).status).toBe(401)
})
