import { commentsApi, postsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { type Classification, noClassifier, screeningModule } from './index.ts'
import { statusAfterEdit } from './screening-result.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

const DAY = 24 * 60 * 60_000
const LINK = 'Have a look at https://example.org/help'
const LONG = 'I keep thinking about the talk on Thursday and how everybody will look at me while I forget every single word'

let app: App
beforeAll(async () => {
  app = await testApp()
})

const write = async (as: Member, shortContent: string) =>
  (await app.call(postsApi.create, { as: as.token, body: { shortContent, worryPrompt: 'What if...' } })).data
const check = (as: Member, text: string, more: object = {}) =>
  screeningModule({ database: app.database, now: () => new Date(), classify: noClassifier }).screen({
    userId: as.id,
    texts: [text],
    kind: 'post',
    ...more,
  })

/** An established member: joined a while ago, with approved texts. */
async function anOldHand() {
  const member = await app.aMember({ verified: true })
  for (const text of ['one thing', 'another thing', 'a third thing']) await write(member, text)
  await app.database
    .db()
    .updateTable('users')
    .set({ created_at: new Date(Date.now() - 4 * DAY) })
    .where('id', '=', member.id)
    .execute()
  return member
}

describe('links', () => {
  it('of new members are held, in worries and in comments', async () => {
    const member = await app.aMember({ verified: true })
    const post = await write(member, LINK)
    expect(post.moderationStatus).toBe('pending')
    const { id } = await write(await app.aMember(), 'a worry')
    const { data } = await app.call(commentsApi.create, { as: member.token, params: { postId: id }, body: { content: LINK } })
    expect(data.moderationStatus).toBe('pending')
  })

  it('are approved after 3 days and 3 approved texts', async () => {
    const member = await anOldHand()
    expect((await write(member, LINK)).moderationStatus).toBe('approved')
  })

  it('are held if only one of both conditions is met', async () => {
    const eager = await app.aMember({ verified: true })
    for (const text of ['one thing', 'another thing', 'a third thing']) await write(eager, text)
    expect(await check(eager, LINK)).toEqual({ status: 'pending', reasons: ['links'], isUrgent: false, dangerLevel: 0 })
    const silent = await app.aMember()
    await app.database
      .db()
      .updateTable('users')
      .set({ created_at: new Date(Date.now() - 9 * DAY) })
      .where('id', '=', silent.id)
      .execute()
    expect((await check(silent, LINK)).status).toBe('pending')
  })
})

describe('repeated text', () => {
  it('of new members is held, also with a word or two changed', async () => {
    const member = await app.aMember({ verified: true })
    expect((await write(member, LONG)).moderationStatus).toBe('approved')
    expect(await check(member, LONG)).toMatchObject({ status: 'pending', reasons: ['repeated'] })
    expect(await check(member, `${LONG.toUpperCase()} again`)).toMatchObject({ reasons: ['repeated'] })
    expect(
      await check(member, 'Something quite different, about my sister and the flat that we cannot pay for any more'),
    ).toMatchObject({
      reasons: [],
    })
  })

  it('of established members is approved', async () => {
    const member = await anOldHand()
    await write(member, LONG)
    expect((await check(member, LONG)).reasons).toEqual([])
  })

  it('excludes the text that is being changed', async () => {
    const member = await app.aMember({ verified: true })
    const { id } = await write(member, LONG)
    expect((await check(member, `${LONG}!`, { subjectId: id })).reasons).toEqual([])
    const change = await app.call(postsApi.update, { as: member.token, params: { id }, body: { shortContent: `${LONG}!` } })
    expect(change.data.moderationStatus).toBe('approved')
  })

  it('allows a short kind sentence to several people', async () => {
    const member = await app.aMember({ verified: true })
    const kind = 'You are not alone, all the best'
    for (let i = 0; i < 3; i++) expect((await write(member, kind)).moderationStatus).toBe('approved')
    expect((await check(member, kind)).reasons).toEqual(['repeated'])
    for (let i = 0; i < 8; i++) expect((await write(await app.aMember(), 'Thank you')).moderationStatus).toBe('approved')
  })

  it('never holds the text of a person in danger', async () => {
    const member = await app.aMember({ verified: true })
    const text = 'I want to die and I do not know whom I could tell that, because nobody here would understand me'
    await write(member, text)
    expect(await check(member, text)).toEqual({
      status: 'approved',
      reasons: ['danger', 'repeated'],
      isUrgent: true,
      dangerLevel: 2,
    })
  })
})

describe('trained heads', () => {
  const judgedBy = (found: Classification) =>
    screeningModule({ database: app.database, now: () => new Date(), classify: async () => found })
  const comment = { kind: 'comment' as const, texts: ['some words that no list knows'] }

  it.each([
    ['hold', {}, 'pending', ['harassment']],
    ['review', {}, 'approved', ['harassment']],
    ['none', {}, 'approved', []],
    // A reply to a person in danger is held only if the head is certain.
    ['hold', { isOnPostInDanger: true }, 'approved', ['harassment']],
    ['certain', { isOnPostInDanger: true }, 'pending', ['harassment']],
  ] as const)('%s a comment %j: %s', async (harassment, more, status, reasons) => {
    const { id: userId } = await app.aMember()
    const result = await judgedBy({ dangerLevel: 0, harassment }).screen({ userId, ...comment, ...more })
    expect(result).toEqual({ status, reasons, isUrgent: false, dangerLevel: 0 })
  })

  it('make a text urgent, and hold no text of a person in danger', async () => {
    const { id: userId } = await app.aMember()
    const result = await judgedBy({ dangerLevel: 2, harassment: 'certain' }).screen({ userId, ...comment })
    expect(result).toEqual({ status: 'approved', reasons: ['danger'], isUrgent: true, dangerLevel: 2 })
  })
})

describe('a moderation pause', () => {
  it('prevents writing until it ends', async () => {
    const member = await app.aMember()
    const pause = (until: Date) =>
      app.database.db().updateTable('users').set({ paused_until: until }).where('id', '=', member.id).execute()
    const body = { shortContent: 'a worry', worryPrompt: 'What if...' }
    await pause(new Date(Date.UTC(2200, 0, 2)))
    expect(await app.call(postsApi.create, { as: member.token, body })).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN', message: 'You can write again on 2200-01-02' },
    })
    await pause(new Date(Date.now() - 1_000))
    expect((await app.call(postsApi.create, { as: member.token, body })).status).toBe(201)
  })
})

it('an edit releases no text that is held or taken down', () => {
  expect(statusAfterEdit('approved', { status: 'pending' })).toBe('pending')
  for (const before of ['pending', 'flagged', 'rejected'] as const) {
    expect(statusAfterEdit(before, { status: 'approved' })).toBe(before)
  }
})
