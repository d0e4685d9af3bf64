import { commentsApi, dashboardApi, notificationsApi, postsApi, resolutionsApi } from '@worrystone/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

const app = await testApp()
let author: Member
let first: Member
let second: Member
let postId: string
let commentId: string
beforeEach(async () => {
  ;[author, first, second] = (await Promise.all([1, 2, 3].map(() => app.aMember({ verified: true })))) as [Member, Member, Member]
  const body = { shortContent: 'the talk on Thursday', worryPrompt: 'I am nervous about...' }
  postId = (await app.call(postsApi.create, { as: author.token, body })).data.id
  commentId = await aComment(first)
  await aComment(second)
})

const aComment = async (as: Member) =>
  (await app.call(commentsApi.create, { as: as.token, params: { postId }, body: { content: 'Breathe' } })).data.id
const formOf = (helpedBy?: string[]) => ({ copingMethods: ['Tea'], ...(helpedBy && { helpedBy }) })
const resolve = (helpedBy?: string[]) =>
  app.call(resolutionsApi.resolve, { as: author.token, params: { id: postId }, body: formOf(helpedBy) })
const change = (helpedBy?: string[]) =>
  app.call(resolutionsApi.update, { as: author.token, params: { id: postId }, body: formOf(helpedBy) })
const thank = () => app.call(commentsApi.thank, { as: author.token, params: { id: commentId } })
const people = async (as?: Member) => (await app.call(commentsApi.people, { as: as?.token, params: { postId } })).data.people
const helpers = async (as: Member | undefined = author) => (await people(as)).filter((each) => each.helpedMe).map(({ id }) => id)
const noticesOf = async (as: Member) =>
  (await app.call(notificationsApi.list, { as: as.token })).data.notifications.filter(({ kind }) => kind === 'helped')

describe('who helped, said when a worry is resolved', () => {
  it('thanks the chosen people in private', async () => {
    expect((await resolve([first.id, first.id])).status).toBe(200)
    expect(await noticesOf(first)).toMatchObject([
      { title: 'Your words helped', message: `${author.username} says that you helped.`, excerpt: null, commentId: null, postId },
    ])
    expect(await noticesOf(second)).toEqual([])
    expect(await helpers()).toEqual([first.id])
    for (const other of [first, second, undefined])
      expect((await people(other)).map((each) => each.helpedMe)).toEqual([false, false])
    const { data } = await app.call(dashboardApi.overview, { as: first.token })
    expect(data.communitySupport.peopleHelped).toBe(1)
  })

  it('is one fact with a comment that helped: nobody is thanked twice, and leaving a person out takes both back', async () => {
    await thank()
    expect(await helpers()).toEqual([first.id])
    await resolve([first.id, second.id])
    expect([await helpers(), await noticesOf(first)]).toEqual([[first.id, second.id], [expect.objectContaining({ commentId })]])
    await change([second.id])
    expect([await helpers(), await noticesOf(first)]).toEqual([[second.id], []])
    const { data } = await app.call(commentsApi.read, { as: author.token, params: { id: commentId } })
    expect(data.helpedMe).toBe(false)
  })

  it('stays as it is where the form does not say it, and when the worry is reopened', async () => {
    await resolve([first.id])
    await change()
    await app.call(resolutionsApi.reopen, { as: author.token, params: { id: postId } })
    expect(await helpers()).toEqual([first.id])
    await resolve([])
    expect(await helpers()).toEqual([])
  })

  it('names every helper, also beyond the twelve who commented first', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => app.aMember({ verified: true })))
    for (const each of many) await aComment(each)
    const last = many.at(-1)?.id ?? ''
    await resolve([last])
    expect([(await people(author)).length, await helpers(), (await people(first)).length]).toEqual([13, [last], 12])
  })

  it.each([
    ['the author', () => author.id],
    ['somebody who did not comment', async () => (await app.aMember()).id],
    ['nobody', () => crypto.randomUUID()],
  ])('refuses %s, and resolves nothing', async (_, other) => {
    const { status, error } = await resolve([first.id, await other()])
    expect([status, error.details]).toEqual([400, [{ path: 'helpedBy', message: 'Only people who commented can be chosen' }]])
    expect([await helpers(), await noticesOf(first)]).toEqual([[], []])
    expect((await app.call(postsApi.read, { as: author.token, params: { id: postId } })).data.isResolved).toBe(false)
  })

  it('refuses what is no list of ids, and a crowd', async () => {
    expect((await resolve(['nobody'])).status).toBe(400)
    expect((await resolve(Array.from({ length: 101 }, () => crypto.randomUUID()))).status).toBe(400)
  })
})
