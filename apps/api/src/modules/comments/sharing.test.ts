import { commentsApi, postsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

const HARMFUL = 'You are worthless, go and kill yourself'
const DANGER = 'I want to kill myself'

let app: Awaited<ReturnType<typeof testApp>>
let me: Member
let stranger: Member
beforeAll(async () => {
  app = await testApp()
  me = await app.aMember({ verified: true })
  stranger = await app.aMember()
})

async function aWorry(privacyLevel: string) {
  const body = { shortContent: `a quiet worry ${crypto.randomUUID()}`, worryPrompt: 'What if...', privacyLevel }
  return (await app.call(postsApi.create, { as: me.token, body })).data.id
}
const comment = async (postId: string, content: string) =>
  (await app.call(commentsApi.create, { as: me.token, params: { postId }, body: { content } })).data
const share = (id: string, privacyLevel: string) =>
  app.call(postsApi.update, { as: me.token, params: { id }, body: { privacyLevel } })
const readBy = async (postId: string, who: Member) =>
  (await app.call(commentsApi.list, { as: who.token, params: { postId } })).data.comments.map(
    (comment) => [comment.id, comment.moderationStatus] as const,
  )
const count = async (postId: string) => (await app.call(commentsApi.count, { as: me.token, params: { postId } })).data.count
const casesOf = (id: string) =>
  app.database
    .db()
    .selectFrom('moderation_cases')
    .select(['id', 'author_id', 'screening', 'is_urgent'])
    .where('subject_id', '=', id)
    .execute()

describe('a comment below one’s own private worry', () => {
  it('is not screened while no other user can read it', async () => {
    const postId = await aWorry('private')
    const { id, moderationStatus } = await comment(postId, HARMFUL)
    expect([moderationStatus, await casesOf(id)]).toEqual(['approved', []])
  })

  it.each(['public', 'friends'])('is held before the worry is shared as %s, and neither shown nor counted', async (level) => {
    const postId = await aWorry('private')
    const harmful = await comment(postId, HARMFUL)
    const kind = await comment(postId, 'Thinking of this again today')
    expect(await count(postId)).toBe(2)
    expect((await share(postId, level)).status).toBe(200)
    expect(await count(postId)).toBe(1)
    expect(new Map(await readBy(postId, me))).toEqual(
      new Map([
        [harmful.id, 'pending'],
        [kind.id, 'approved'],
      ]),
    )
    if (level === 'public') expect(await readBy(postId, stranger)).toEqual([[kind.id, 'approved']])
    expect(await casesOf(harmful.id)).toEqual([expect.objectContaining({ author_id: me.id, is_urgent: false })])
  })

  it('is held for its current text, because edits in private were not screened either', async () => {
    const postId = await aWorry('public')
    const { id } = await comment(postId, 'Thinking of this again today')
    await share(postId, 'private')
    await app.call(commentsApi.update, { as: me.token, params: { id }, body: { content: HARMFUL } })
    await share(postId, 'public')
    expect([await readBy(postId, stranger), await readBy(postId, me)]).toEqual([[], [[id, 'pending']]])
  })

  it('that contains danger is shown, and is first in the moderators’ queue', async () => {
    const postId = await aWorry('private')
    const { id } = await comment(postId, DANGER)
    await share(postId, 'public')
    expect(await readBy(postId, stranger)).toEqual([[id, 'approved']])
    expect(await casesOf(id)).toEqual([expect.objectContaining({ is_urgent: true, screening: ['danger'] })])
  })

  it('that a moderator approved is not held again', async () => {
    const postId = await aWorry('private')
    const { id } = await comment(postId, HARMFUL)
    await share(postId, 'public')
    await app.database.db().updateTable('comments').set({ moderation_status: 'approved' }).where('id', '=', id).execute()
    await share(postId, 'private')
    await share(postId, 'public')
    expect(await readBy(postId, stranger)).toEqual([[id, 'approved']])
  })

  it('as one of more than 200 keeps the worry private, with an explanation', async () => {
    const postId = await aWorry('private')
    const rows = Array.from({ length: 201 }, () => ({
      ...{ id: crypto.randomUUID(), post_id: postId, user_id: me.id, content: 'a note', is_screened: false },
    }))
    await app.database.db().insertInto('comments').values(rows).execute()
    const { status, error } = await share(postId, 'public')
    expect([status, error.details]).toEqual([
      400,
      [
        {
          path: 'privacyLevel',
          message:
            'Please delete some of your comments first: a worry with more than 200 that only you have seen cannot be shared',
        },
      ],
    ])
    expect((await app.call(postsApi.read, { as: stranger.token, params: { id: postId } })).status).toBe(404)
  })

  it('that arrives while the worry is being shared is screened before it is shown', async () => {
    const postId = await aWorry('private')
    const [created] = await Promise.all([comment(postId, HARMFUL), share(postId, 'public')])
    expect(await readBy(postId, stranger)).toEqual([])
    expect(await readBy(postId, me)).toEqual([[created.id, 'pending']])
  })
})
