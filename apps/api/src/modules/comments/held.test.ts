import { commentsApi, postsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { idempotency } from '../../http/idempotency.ts'
import { testApp } from '../../testing/test-app.ts'
import { moderationCases } from '../moderation/index.ts'
import { notices } from '../notifications/index.ts'
import { withdrawalStore } from '../posts/index.ts'
import type { Screening } from '../screening/index.ts'
import { commentParts } from './comment-parts.ts'
import { commentSubject } from './comment-subject.ts'
import { readQueries } from './read-query.ts'
import { commentReading } from './reading.ts'
import { commentService } from './service.ts'
import { commentStore } from './store.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

/** A stub: the rules of screening are tested in its own module. */
const screening: Screening = {
  requireNotPaused: async () => {},
  prepare: async () => {},
  screen: async ({ texts: [text = ''] }) => {
    if (text.includes('danger')) return { status: 'approved', reasons: ['danger'], isUrgent: true, dangerLevel: 2 }
    return text.includes('bad')
      ? { status: 'pending', reasons: ['harassment'], isUrgent: false, dangerLevel: 0 }
      : { status: 'approved', reasons: [], isUrgent: false, dangerLevel: 0 }
  },
}

let app: App
let comments: ReturnType<typeof commentService>
let subject: ReturnType<typeof commentSubject>
let author: Member
let writer: Member
beforeAll(async () => {
  app = await testApp()
  const { database } = app
  const parts = commentParts({
    database,
    store: commentStore(database),
    reading: commentReading(readQueries(database)),
    screening,
    cases: moderationCases({ database }),
    notices: notices(database),
    bus: { publish: async () => {} },
    listeners: { hasListeners: async () => false },
    assessLevel: async () => 0,
    pauses: { recordLevel: async () => {} },
    idempotency: idempotency(database),
    withdrawals: withdrawalStore(database),
  })
  comments = commentService(parts)
  subject = commentSubject(parts)
  ;[author, writer] = await Promise.all([app.aMember({ verified: true }), app.aMember({ verified: true })])
})

const viewerOf = (member: Member) => ({ userId: member.id, role: 'member', sessionId: crypto.randomUUID() }) as never
async function aPost(more: object = {}) {
  const body = { shortContent: 'the talk', worryPrompt: 'I am nervous about...', ...more }
  return (await app.call(postsApi.create, { as: author.token, body })).data.id
}
const comment = (postId: string, content: string, parentCommentId?: string, as = writer) =>
  comments.create(viewerOf(as), postId, { content, parentCommentId })
const count = async (postId: string) => (await app.call(commentsApi.count, { as: author.token, params: { postId } })).data.count
const seen = async (postId: string) =>
  (await app.call(commentsApi.list, { as: author.token, params: { postId } })).data.comments.map(({ id }) => id)
const noticesOf = async (commentId: string) =>
  (
    await app.database.db().selectFrom('notifications').select(['user_id', 'kind']).where('comment_id', '=', commentId).execute()
  ).map(({ user_id, kind }) => [user_id, kind])
const caseOf = (id: string) =>
  app.database.db().selectFrom('moderation_cases').selectAll().where('subject_id', '=', id).executeTakeFirst()

describe('a comment that the screening holds', () => {
  it('is pending for its writer, neither shown nor counted, notifies nobody, and opens a case', async () => {
    const postId = await aPost()
    const { id, moderationStatus } = await comment(postId, 'bad')
    expect(moderationStatus).toBe('pending')
    expect([await count(postId), await seen(postId), await noticesOf(id)]).toEqual([0, [], []])
    expect(await caseOf(id)).toMatchObject({ kind: 'comment', author_id: writer.id, post_id: postId, screening: ['harassment'] })
    await expect(comment(postId, 'an answer', id)).rejects.toThrow('A comment that waits for a moderator cannot be answered yet')
    await expect(comment(postId, 'an answer', id, author)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is counted and its notices are sent once it is approved, only once', async () => {
    const postId = await aPost()
    const first = await comment(postId, 'a comment', undefined, author)
    const { id } = await comment(postId, 'bad answer', first.id)
    for (let i = 0; i < 2; i++) await subject.setStatus(id, 'approved')
    expect([await count(postId), await seen(postId)]).toEqual([2, [first.id, id]])
    expect(await noticesOf(id)).toEqual([[author.id, 'reply']])
    for (const status of ['flagged', 'rejected'] as const) await subject.setStatus(id, status)
    expect([await count(postId), await seen(postId)]).toEqual([1, [first.id]])
    await subject.setStatus(id, 'approved')
    expect([await count(postId), (await noticesOf(id)).length]).toEqual([2, 1])
  })

  it('remains held after an edit, and is not subtracted from the counter when it is deleted', async () => {
    const postId = await aPost()
    const { id } = await comment(postId, 'bad')
    expect((await comments.edit(viewerOf(writer), id, 'friendly')).moderationStatus).toBe('pending')
    await comments.remove(viewerOf(writer), id)
    expect(await count(postId)).toBe(0)
    expect(await subject.read(id)).toBeUndefined()
    await subject.setStatus(id, 'approved')
    expect(await count(postId)).toBe(0)
  })
})

it('a comment that becomes harmful by an edit is held and no longer counted', async () => {
  const postId = await aPost()
  const { id } = await comment(postId, 'friendly')
  expect(await count(postId)).toBe(1)
  expect((await comments.edit(viewerOf(writer), id, 'bad')).moderationStatus).toBe('pending')
  expect([await count(postId), await seen(postId)]).toEqual([0, []])
  expect(await subject.read(id)).toEqual({ authorId: writer.id, postId, content: 'bad', status: 'pending' })
})

it('a comment that contains danger is shown, and opens a case', async () => {
  const postId = await aPost()
  const { id, moderationStatus } = await comment(postId, 'danger')
  expect([moderationStatus, await count(postId)]).toEqual(['approved', 1])
  expect(await caseOf(id)).toMatchObject({ is_urgent: true, screening: ['danger'] })
})

it('comments below a private worry are not screened', async () => {
  const postId = await aPost({ privacyLevel: 'private' })
  expect((await comment(postId, 'bad', undefined, author)).moderationStatus).toBe('approved')
})

it('a comment that was taken down opens no new case, whatever its new text is', async () => {
  const postId = await aPost()
  const { id } = await comment(postId, 'friendly')
  await subject.setStatus(id, 'rejected')
  expect((await comments.edit(viewerOf(writer), id, 'bad')).moderationStatus).toBe('rejected')
  expect(await caseOf(id)).toBeUndefined()
})

it('moderators see who can read the comment', async () => {
  const postId = await aPost()
  const { id } = await comment(postId, 'friendly')
  const stranger = await app.aMember()
  const { isVisibleTo, setStatus } = subject
  expect([await isVisibleTo(stranger.id, id), await isVisibleTo(stranger.id, crypto.randomUUID())]).toEqual([true, false])
  await setStatus(id, 'flagged')
  expect([await isVisibleTo(stranger.id, id), await isVisibleTo(writer.id, id)]).toEqual([false, true])
})
