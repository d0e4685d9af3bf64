import { commentsApi, moderationApi, notificationsApi, postsApi, SUPPORT_PHRASES } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

let app: App
let author: Member
let me: Member
beforeAll(async () => {
  app = await testApp()
  author = await app.aMember({ verified: true })
  me = await app.aMember({ verified: true })
})

async function aPost() {
  const body = { shortContent: 'the talk on Thursday', worryPrompt: 'I am nervous about...' }
  return (await app.call(postsApi.create, { as: author.token, body })).data.id
}
const send = (postId: string, body: object) => app.call(commentsApi.create, { as: me.token, params: { postId }, body })
const read = async (id: string) => (await app.call(commentsApi.read, { params: { id } })).data
const latestNotice = async (language: string) => {
  const headers = { 'accept-language': language }
  const { data } = await app.call(notificationsApi.list, { as: author.token, query: {}, headers })
  return data.notifications[0]
}

describe('a phrase of support', () => {
  it('is a comment without a text, kept as a key', async () => {
    const postId = await aPost()
    const { status, data } = await send(postId, { phrase: 'i-hear-you' })
    expect(status).toBe(201)
    expect(await read(data.id)).toMatchObject({ phrase: 'i-hear-you', content: '' })
    expect((await app.call(postsApi.read, { params: { id: postId } })).data.commentCount).toBe(1)
  })

  it('may begin a comment', async () => {
    const { data } = await send(await aPost(), { phrase: 'one-small-step', content: 'Mine was a walk.' })
    expect(await read(data.id)).toMatchObject({ phrase: 'one-small-step', content: 'Mine was a walk.' })
  })

  it('is in the notification in the language of its reader', async () => {
    await send(await aPost(), { phrase: 'that-is-a-lot', content: 'Truly' })
    expect((await latestNotice('en'))?.excerpt).toBe(`${SUPPORT_PHRASES['that-is-a-lot']} Truly`)
    const portuguese = (await latestNotice('pt'))?.excerpt ?? ''
    expect(portuguese).toMatch(/ Truly$/)
    expect(portuguese).not.toContain('carry')
  })

  it('is gone with its comment, for whoever answered it', async () => {
    const postId = await aPost()
    const { data } = await send(postId, { phrase: 'i-hear-you' })
    await app.call(commentsApi.create, {
      as: author.token,
      params: { postId },
      body: { content: 'Thank you', parentCommentId: data.id },
    })
    await app.call(commentsApi.remove, { as: me.token, params: { id: data.id } })
    expect(await read(data.id)).toMatchObject({ isRemoved: true, phrase: null, content: '' })
  })

  it('is named to moderators when it is reported', async () => {
    const { data } = await send(await aPost(), { phrase: 'i-came-through' })
    await app.call(commentsApi.report, {
      as: author.token,
      params: { id: data.id },
      body: { reason: 'other', details: 'mockery' },
    })
    const moderator = await app.promoted(await app.aMember())
    const { cases } = (await app.call(moderationApi.cases, { as: moderator.token, query: { kind: 'comment', limit: '100' } }))
      .data
    expect(cases.find(({ subjectId }) => subjectId === data.id)?.excerpt).toBe('i came through')
  })

  it.each([
    [{ phrase: 'i-do-not-exist' }, 'phrase', 'Please choose a phrase from the list'],
    [{ phrase: 'I hear you.' }, 'phrase', 'Please choose a phrase from the list'],
    [{ phrase: null }, 'content', 'Please write a comment'],
    [{ content: '  ' }, 'content', 'Please write a comment'],
    [{}, 'content', 'Please write a comment'],
  ])('is refused in words: %j', async (body, path, message) => {
    const { status, error } = await send(await aPost(), body)
    expect([status, error?.details?.[0]]).toEqual([400, { path, message }])
  })
})
