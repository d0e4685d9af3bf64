import {
  authApi,
  commentsApi,
  featuresApi,
  moderationApi,
  myDataApi,
  notificationsApi,
  postsApi,
  profilesApi,
  resolutionsApi,
} from '@worrystone/contracts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'
import { safetyPauses } from './index.ts'

const HOUR = 60 * 60_000
const PROMPT = 'I am nervous about...'
const LEVEL_2 = 'I want to die'
const LEVEL_3 = 'I have the pills ready and this is my last night'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

let app: App
let ahead = 0
let me: Member
let other: Member
const now = () => new Date(Date.now() + ahead)
beforeAll(async () => {
  app = await testApp({ now })
})
beforeEach(async () => {
  ahead = 0
  ;[me, other] = await Promise.all([app.aMember({ verified: true }), app.aMember({ verified: true })])
})

const share = async (shortContent: string, more: object = {}, as = me) =>
  (await app.call(postsApi.create, { as: as.token, body: { shortContent, worryPrompt: PROMPT, ...more } })).data
const isPaused = (member = me) => safetyPauses({ database: app.database, now }).isInSafetyPause(member.id)
const casesAbout = (member = me) =>
  app.database.db().selectFrom('moderation_cases').selectAll().where('author_id', '=', member.id).execute()

describe('for 72 hours after a text of level 2 or 3', () => {
  it('nothing is offered for sale', async () => {
    const offered = async () =>
      (await app.call(featuresApi.access, { as: me.token, params: { feature: 'guided_exercises' } })).data
    expect(await offered()).toEqual({ hasAccess: false, mayOffer: true })
    await share(LEVEL_2)
    expect(await offered()).toEqual({ hasAccess: false, mayOffer: false })
    ahead = 73 * 60 * 60_000
    const again = await app.call(authApi.login, { body: { email: me.email, password: me.password } })
    me = { ...me, token: signedIn(again.data).token }
    expect(await offered()).toEqual({ hasAccess: false, mayOffer: true })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a worry', () => share(LEVEL_2)],
    ['a private worry', () => share(LEVEL_2, { privacyLevel: 'private' })],
    ['a draft', () => share(LEVEL_3, { isScheduled: true })],
    ['the longer text of a worry', () => share('A long story', { longContent: LEVEL_2 })],
    [
      'the changed text of a private worry',
      async () => {
        const { id } = await share('Tea', { privacyLevel: 'private' })
        await app.call(postsApi.update, { as: me.token, params: { id }, body: { shortContent: LEVEL_2 } })
      },
    ],
    [
      'a comment',
      async () => {
        const { id } = await share('the talk', {}, other)
        await app.call(commentsApi.create, { as: me.token, params: { postId: id }, body: { content: LEVEL_2 } })
      },
    ],
    [
      'a comment below a private worry',
      async () => {
        const { id } = await share('the talk', { privacyLevel: 'private' })
        await app.call(commentsApi.create, { as: me.token, params: { postId: id }, body: { content: LEVEL_2 } })
      },
    ],
    [
      'a private story',
      async () => {
        const { id } = await share('the talk')
        const body = { copingMethods: ['tea'], resolutionStory: LEVEL_2, isPublic: false }
        await app.call(resolutionsApi.resolve, { as: me.token, params: { id }, body })
      },
    ],
    ['a bio', () => app.call(profilesApi.update, { as: me.token, body: { bio: LEVEL_2 } })],
  ])('such as %s, check-ins and offers are disabled', async (_, write) => {
    expect(await isPaused()).toBe(false)
    await write()
    expect(await isPaused()).toBe(true)
    expect(await isPaused(other)).toBe(false)
    ahead = 72 * HOUR - 60_000
    expect(await isPaused()).toBe(true)
    ahead = 72 * HOUR + 60_000
    expect(await isPaused()).toBe(false)
  })

  it('there is no check-in, requested or due; afterwards there is one again', async () => {
    await share(LEVEL_2, { privacyLevel: 'private' })
    const { id } = await share('the talk')
    await sql`update posts set published_at = now() - interval '2 days', created_at = now() - interval '2 days' where id = ${id}`.execute(
      app.database.db(),
    )
    const preferences = { quietHoursStart: '00:00', quietHoursEnd: '00:00', checkInFrequency: 'daily' }
    await app.call(notificationsApi.update, { as: me.token, body: preferences })
    const due = () =>
      app.database
        .db()
        .updateTable('notification_preferences')
        .set({ next_check_in_at: new Date(0) })
        .where('user_id', '=', me.id)
        .execute()
    const checkIns = () =>
      app.database
        .db()
        .selectFrom('notifications')
        .select('reason')
        .where('user_id', '=', me.id)
        .where('kind', '=', 'check-in')
        .execute()

    const { data } = await app.call(notificationsApi.triggerSmart, { as: me.token })
    expect(data).toEqual({ notification: null, reason: null, isNew: false })
    expect((await app.call(notificationsApi.context, { as: me.token })).data.suggestion).toBeNull()
    await due()
    await app.jobs['notifications.check-in']?.({ userId: me.id })
    expect(await checkIns()).toEqual([])

    ahead = 73 * HOUR
    await due()
    await app.jobs['notifications.check-in']?.({ userId: me.id })
    expect(await checkIns()).toEqual([{ reason: 'unanswered' }])
  })

  it('none starts for an ordinary text or one of level 1, and expired ones are deleted', async () => {
    await share('What if nobody comes?')
    expect(await isPaused()).toBe(false)
    await share(LEVEL_2, { privacyLevel: 'private' })
    const rows = () => app.database.db().selectFrom('safety_pauses').selectAll().where('user_id', '=', me.id).execute()
    await safetyPauses({ database: app.database, now }).deleteExpired()
    expect(await rows()).toHaveLength(1)
    ahead = 73 * HOUR
    await safetyPauses({ database: app.database, now }).deleteExpired()
    expect(await rows()).toEqual([])
  })

  it('a private text opens no case and is in no archive', async () => {
    await share(LEVEL_3, { privacyLevel: 'private' })
    expect(await casesAbout()).toEqual([])
    await app.call(myDataApi.createArchive, { as: me.token })
    await app.runJobs('my-data.archive')
    const { archive } = (await app.call(myDataApi.overview, { as: me.token })).data
    const { rawPayload } = await app.server.inject(archive?.url ?? '')
    const data = unzip(rawPayload).get('data.json')?.toString() ?? ''
    expect(data).toContain(LEVEL_3)
    expect(data).not.toMatch(/danger|urgent|distress|safety|"until"/i)
  })
})

describe('a scheduled worry', () => {
  const schedule = (text: string, more: object = {}) =>
    share(text, { isScheduled: true, scheduledFor: new Date(Date.now() + HOUR).toISOString(), ...more })
  const read = (id: string, as?: Member) => app.call(postsApi.read, { params: { id }, as: as?.token })
  /** Moves its time into the past and runs its job. */
  async function comesOut(id: string) {
    await sql`update posts set scheduled_for = now() - interval '1 minute',
      published_at = case when published_at is not null then now() - interval '1 minute' end where id = ${id}`.execute(
      app.database.db(),
    )
    return app.jobs['post.published']?.({ postId: id })
  }
  const notices = async () => (await app.call(notificationsApi.list, { as: me.token })).data.notifications

  it('of level 3 is not published at its time but becomes a draft, and its author is notified', async () => {
    const post = await schedule(LEVEL_3)
    expect(post).toMatchObject({ isScheduled: true, publishedAt: null, scheduledFor: expect.any(String) })
    await sql`update posts set scheduled_for = now() - interval '1 minute' where id = ${post.id}`.execute(app.database.db())
    expect((await read(post.id, other)).status).toBe(404)
    await comesOut(post.id)
    expect((await read(post.id, other)).status).toBe(404)
    expect((await read(post.id, me)).data).toMatchObject({ isScheduled: true, scheduledFor: null, publishedAt: null })
    expect(await notices()).toMatchObject([{ kind: 'kept-as-draft', postId: post.id, actor: null, caseId: null }])
    // Once: a second run finds a draft.
    await app.jobs['post.published']?.({ postId: post.id })
    expect(await notices()).toHaveLength(1)
    expect(await isPaused()).toBe(true)
  })

  it('of level 2 is published', async () => {
    const { id } = await schedule(LEVEL_2)
    await comesOut(id)
    expect((await read(id, other)).data).toMatchObject({
      shortContent: LEVEL_2,
      isScheduled: false,
      publishedAt: expect.any(String),
    })
    expect(await notices()).toEqual([])
  })

  it('of level 3 that its author changes to a harmless text is published at its time', async () => {
    const post = await schedule(LEVEL_3)
    const body = { shortContent: 'I have tea ready and this is my last cup' }
    const { data } = await app.call(postsApi.update, { as: me.token, params: { id: post.id }, body })
    expect(data).toMatchObject({ isScheduled: true, scheduledFor: post.scheduledFor })
    await comesOut(post.id)
    expect((await read(post.id, other)).status).toBe(200)
  })

  it('that its author changes to a text of level 3, or reschedules with one, is not published either', async () => {
    const post = await schedule('the talk')
    await app.call(postsApi.update, { as: me.token, params: { id: post.id }, body: { shortContent: LEVEL_3 } })
    const scheduledFor = new Date(Date.now() + 2 * HOUR).toISOString()
    const { data } = await app.call(postsApi.update, {
      as: me.token,
      params: { id: post.id },
      body: { isScheduled: true, scheduledFor },
    })
    expect(data).toMatchObject({ isScheduled: true, scheduledFor, publishedAt: null })
    await comesOut(post.id)
    expect((await read(post.id, other)).status).toBe(404)
    expect(await notices()).toMatchObject([{ kind: 'kept-as-draft' }])
  })

  it('of level 3 is published when its author publishes it now, and a private one appears for its author', async () => {
    const { id } = await schedule(LEVEL_3)
    await app.call(postsApi.update, { as: me.token, params: { id }, body: { isScheduled: false } })
    expect((await read(id, other)).status).toBe(200)
    const mine = await schedule(LEVEL_3, { privacyLevel: 'private' })
    await comesOut(mine.id)
    expect((await read(mine.id, me)).data).toMatchObject({ isScheduled: false, publishedAt: expect.any(String) })
  })

  it('of level 3 has a case for moderators while it is scheduled', async () => {
    const post = await schedule(LEVEL_3)
    const moderator = await app.promoted(other)
    const readCase = async () =>
      (await app.call(moderationApi.read, { as: moderator.token, params: { id: (await casesAbout())[0]?.id ?? '' } })).data
    expect(await readCase()).toMatchObject({ content: LEVEL_3, isUrgent: true, dangerLevel: 3 })
    await comesOut(post.id)
    expect(await readCase()).toMatchObject({ content: null })
  })
})
