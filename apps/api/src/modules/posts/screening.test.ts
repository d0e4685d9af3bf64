import { type Post, postsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { postSubject } from './subject.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

const DAY = 86_400_000
const ADVERTISING = Array.from({ length: 6 }, (_, i) => `https://shop${i}.example.com`).join(' ')
const DANGER = 'I want to kill myself'

let app: Awaited<ReturnType<typeof testApp>>
let me: Member
let stranger: Member
beforeAll(async () => {
  app = await testApp()
  me = await app.aMember({ verified: true })
  stranger = await app.aMember()
})

const write = (more: object = {}, as = me) =>
  app.call(postsApi.create, {
    as: as.token,
    body: { shortContent: `a quiet worry ${crypto.randomUUID()}`, worryPrompt: 'What if...', ...more },
  })
const edit = (id: string, body: object, as = me) => app.call(postsApi.update, { as: as.token, params: { id }, body })
const statusFor = async (id: string, who: Member) => (await app.call(postsApi.read, { as: who.token, params: { id } })).status
const casesOf = (id: string) =>
  app.database
    .db()
    .selectFrom('moderation_cases')
    .select(['kind', 'author_id', 'source', 'is_urgent', 'screening'])
    .where('subject_id', '=', id)
    .execute()
const moderate = (id: string, status: Post['moderationStatus']) => postSubject(app.database).setStatus(id, status)
const waitingLooks = (id: string) =>
  app.database
    .db()
    .selectFrom('jobs')
    .select('payload')
    .where('dedupe_key', '=', `post.analyze:${id}`)
    .where('done_at', 'is', null)
    .execute()
const deleteAnalysisJobs = (id: string) =>
  app.database.db().deleteFrom('jobs').where('dedupe_key', '=', `post.analyze:${id}`).execute()

describe('a worry held by the screening', () => {
  it('is pending until a moderator decides, and visible to its author only', async () => {
    const { status, data } = await write({ shortContent: ADVERTISING })
    expect(status).toBe(201)
    expect(data.moderationStatus).toBe('pending')
    expect([await statusFor(data.id, me), await statusFor(data.id, stranger)]).toEqual([200, 404])
    const list = await app.call(postsApi.byUser, { as: me.token, params: { userId: me.id } })
    expect(list.data.posts.find(({ id }) => id === data.id)?.moderationStatus).toBe('pending')
    expect(await casesOf(data.id)).toEqual([
      { kind: 'post', author_id: me.id, source: 'screening', is_urgent: false, screening: expect.arrayContaining(['spam']) },
    ])
  })

  it('is held for its longer text, or for an edit', async () => {
    expect((await write({ longContent: ADVERTISING })).data.moderationStatus).toBe('pending')
    const { id } = (await write()).data
    expect((await edit(id, { commentsEnabled: false })).data.moderationStatus).toBe('approved')
    expect((await edit(id, { shortContent: ADVERTISING })).data.moderationStatus).toBe('pending')
    expect(await statusFor(id, stranger)).toBe(404)
    expect(await casesOf(id)).toHaveLength(1)
    const added = (await write()).data
    const blog = { as: me.token, params: { id: added.id }, body: { longContent: ADVERTISING } }
    expect((await app.call(postsApi.saveBlog, blog)).data.moderationStatus).toBe('pending')
  })

  it.each(['pending', 'flagged', 'rejected'] as const)('stays %s whatever its author changes', async (status) => {
    const { id } = (await write()).data
    await moderate(id, status)
    expect((await edit(id, { shortContent: 'nothing but kind words' })).data.moderationStatus).toBe(status)
    expect((await edit(id, { privacyLevel: 'private' })).data.moderationStatus).toBe(status)
    expect((await edit(id, { privacyLevel: 'public' })).data.moderationStatus).toBe(status)
    expect(await statusFor(id, stranger)).toBe(404)
    await moderate(id, 'approved')
    expect(await statusFor(id, stranger)).toBe(200)
  })

  it('is not screened while it is a draft or private', async () => {
    const draft = (await write({ shortContent: ADVERTISING, isScheduled: true })).data
    const diary = (await write({ shortContent: ADVERTISING, privacyLevel: 'private' })).data
    const night = (await write({ shortContent: DANGER, privacyLevel: 'private' })).data
    for (const { id, moderationStatus } of [draft, diary, night]) {
      expect([moderationStatus, await casesOf(id)]).toEqual(['approved', []])
    }
    expect((await edit(draft.id, { isScheduled: false })).data.moderationStatus).toBe('pending')
    expect((await edit(diary.id, { privacyLevel: 'friends' })).data.moderationStatus).toBe('pending')
    const later = new Date(Date.now() + DAY).toISOString()
    const scheduled = await write({ shortContent: ADVERTISING, isScheduled: true, scheduledFor: later })
    expect(scheduled.data.moderationStatus).toBe('pending')
  })

  it('is screened again when its privacy level changes from friends to public', async () => {
    const { id } = (await write({ privacyLevel: 'friends' })).data
    // Like a worry from before these phrases were added.
    await app.database.db().updateTable('posts').set({ short_content: ADVERTISING }).where('id', '=', id).execute()
    expect((await edit(id, { commentsEnabled: false })).data.moderationStatus).toBe('approved')
    expect((await edit(id, { privacyLevel: 'public' })).data.moderationStatus).toBe('pending')
    expect([await statusFor(id, stranger), await casesOf(id)]).toEqual([404, [expect.objectContaining({ kind: 'post' })]])
  })

  it('is not one that speaks of danger: that is visible at once, and first in the queue of moderators', async () => {
    const { data } = await write({ shortContent: DANGER })
    expect([data.moderationStatus, await statusFor(data.id, stranger)]).toEqual(['approved', 200])
    expect(await casesOf(data.id)).toMatchObject([{ is_urgent: true, screening: ['danger'] }])
  })
})

describe('during a moderation pause', () => {
  it('nothing can be written or published, and everything can be withdrawn', async () => {
    const paused = await app.aMember({ verified: true })
    const { id } = (await write({ longContent: 'more' }, paused)).data
    const draft = (await write({ isScheduled: true }, paused)).data
    const diary = (await write({ privacyLevel: 'private' }, paused)).data
    const forFriends = (await write({ privacyLevel: 'friends' }, paused)).data
    const paused_until = new Date(Date.now() + 7 * DAY)
    await app.database.db().updateTable('users').set({ paused_until }).where('id', '=', paused.id).execute()
    for (const response of [
      await write({}, paused),
      await edit(id, { shortContent: 'other words' }, paused),
      await edit(id, { longContent: 'other words' }, paused),
      await edit(draft.id, { isScheduled: false }, paused),
      await edit(diary.id, { privacyLevel: 'public' }, paused),
      await edit(forFriends.id, { privacyLevel: 'public' }, paused),
    ]) {
      expect([response.status, response.error.message]).toEqual([403, expect.stringContaining('You can write again on')])
    }
    expect((await edit(id, { privacyLevel: 'private', commentsEnabled: false }, paused)).status).toBe(200)
    expect((await app.call(postsApi.removeBlog, { as: paused.token, params: { id } })).status).toBe(200)
    expect((await app.call(postsApi.remove, { as: paused.token, params: { id } })).status).toBe(200)
  })
})

describe('a content warning', () => {
  it('is set, changed, kept and removed by the author, and visible to all', async () => {
    const { id } = (await write({ contentWarning: 'loss' })).data
    const read = async () => (await app.call(postsApi.read, { params: { id } })).data
    expect(await read()).toMatchObject({ contentWarning: 'loss', isEdited: false })
    expect((await edit(id, { contentWarning: 'eating' })).data).toMatchObject({ contentWarning: 'eating', isEdited: false })
    expect((await edit(id, { commentsEnabled: false })).data.contentWarning).toBe('eating')
    expect((await edit(id, { contentWarning: null })).data.contentWarning).toBeNull()
    expect((await write({ contentWarning: 'boring' })).error.message).toBe('Please choose a content warning from the list')
  })
})

describe('the analysis', () => {
  it('is enqueued when a worry is published and when its text changes, and not otherwise', async () => {
    const { id } = (await write()).data
    expect(await waitingLooks(id)).toEqual([{ payload: { postId: id } }])
    await deleteAnalysisJobs(id)
    await edit(id, { commentsEnabled: false, privacyLevel: 'friends' })
    expect(await waitingLooks(id)).toEqual([])
    await edit(id, { shortContent: 'other words' })
    await edit(id, { longContent: 'more words' })
    expect(await waitingLooks(id)).toHaveLength(1)
    await app.call(postsApi.remove, { as: me.token, params: { id } })
    expect(await waitingLooks(id)).toEqual([])
  })

  it('is enqueued for drafts and scheduled worries once they are published', async () => {
    const draft = (await write({ isScheduled: true })).data
    await edit(draft.id, { shortContent: 'still a draft' })
    expect(await waitingLooks(draft.id)).toEqual([])
    await edit(draft.id, { isScheduled: false })
    expect(await waitingLooks(draft.id)).toHaveLength(1)

    const scheduledFor = new Date(Date.now() + DAY).toISOString()
    const { id } = (await write({ isScheduled: true, scheduledFor })).data
    await app.jobs['post.published']?.({ postId: id })
    expect(await waitingLooks(id)).toEqual([])
    const past = new Date(Date.now() - 1_000)
    await app.database.db().updateTable('posts').set({ published_at: past }).where('id', '=', id).execute()
    await app.jobs['post.published']?.({ postId: id })
    expect(await waitingLooks(id)).toHaveLength(1)
    await deleteAnalysisJobs(id)
    await app.jobs['post.published']?.({ postId: id })
    expect(await waitingLooks(id)).toEqual([])
  })
})

it('moderators can read a complete worry in every state, and whom it is hidden from', async () => {
  const subject = postSubject(app.database)
  const { id } = (await write({ shortContent: 'one', longContent: 'two', privacyLevel: 'friends' })).data
  const read = { authorId: me.id, postId: id, content: 'one\n\ntwo', status: 'approved' }
  expect(await subject.read(id)).toEqual(read)
  expect([await subject.isVisibleTo(me.id, id), await subject.isVisibleTo(stranger.id, id)]).toEqual([true, false])
  await moderate(id, 'rejected')
  expect(await subject.read(id)).toEqual({ ...read, status: 'rejected' })
  expect(await subject.read(crypto.randomUUID())).toBeUndefined()
})
