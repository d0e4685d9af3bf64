import {
  authApi,
  blocksApi,
  commentsApi,
  concernApi,
  type Endpoint,
  moderationApi,
  mutesApi,
  notificationsApi,
  postsApi,
  sessionApi,
} from '@worrystone/contracts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'

const DAY = 24 * 60 * 60_000

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

let app: App
let ahead = 0
let receiver: Member
let sender: Member
let moderator: Member

beforeAll(async () => {
  app = await testApp({ now: () => new Date(Date.now() + ahead) })
  moderator = await app.promoted(await app.aMember({ verified: true }))
})
beforeEach(async () => {
  ahead = 0
  ;[receiver, sender] = await Promise.all([app.aMember({ verified: true }), anEstablishedMember()])
})

async function anEstablishedMember(): Promise<Member> {
  const member = await app.aMember({ verified: true })
  const created_at = new Date(Date.now() - 2 * DAY)
  await app.database.db().updateTable('users').set({ created_at }).where('id', '=', member.id).execute()
  return member
}

const PROMPT = 'I am nervous about...'
async function aPost(as = receiver) {
  return (await app.call(postsApi.create, { as: as.token, body: { shortContent: 'the talk', worryPrompt: PROMPT } })).data.id
}
const worry = (id: string, { as = sender, sendMessage = true, about = concernApi.aboutPerson as Endpoint } = {}) =>
  app.call(about, { as: as.token, params: { id }, body: { sendMessage } })
const notifications = async (as = receiver) => (await app.call(notificationsApi.list, { as: as.token })).data.notifications
const caseOf = (subjectId: string) =>
  app.database.db().selectFrom('moderation_cases').selectAll().where('subject_id', '=', subjectId).executeTakeFirst()
const readCase = async (id: string) => (await app.call(moderationApi.read, { as: moderator.token, params: { id } })).data
const getCase = async (subjectId: string) => readCase((await caseOf(subjectId))?.id ?? '')

describe('a concern', () => {
  it('about a worry, a comment or a person opens an urgent case without names', async () => {
    const postId = await aPost()
    const { data: comment } = await app.call(commentsApi.create, {
      as: receiver.token,
      params: { postId },
      body: { content: 'I am tired' },
    })
    const others = await Promise.all([anEstablishedMember(), anEstablishedMember(), anEstablishedMember()])
    const tries: [Endpoint, string, string][] = [
      [concernApi.aboutPost, postId, 'post'],
      [concernApi.aboutComment, comment.id, 'comment'],
      [concernApi.aboutPerson, receiver.id, 'person'],
    ]
    for (const [index, [about, id, kind]] of tries.entries()) {
      const as = others[index]
      expect(await worry(id, { as, about, sendMessage: false })).toMatchObject({ status: 201 })
      const found = await getCase(id)
      expect(found).toMatchObject({ kind, source: 'concern', isUrgent: true, dangerLevel: 0, concernCount: 1, reportCount: 0 })
      expect(found.concerns).toMatchObject([{ hasMessage: false, isReported: false, sentLately: 1, isSenderSuspended: false }])
      const senders = [as?.id, as?.username]
      for (const name of senders) expect(JSON.stringify(found)).not.toContain(name)
      expect(found.history.map(({ what, who }) => [what, who])).toEqual([
        ['opened', null],
        ['concern', null],
      ])
      const waits = Date.parse(found.dueAt ?? '') - Date.parse(found.waitingSince)
      expect(waits).toBe(4 * 60 * 60_000)
    }
    expect(await notifications()).toEqual([])
  })

  it('joins the open case, and makes it urgent', async () => {
    const postId = await aPost()
    await app.call(moderationApi.reportPost, { as: (await app.aMember()).token, params: { id: postId }, body: {} })
    expect(await getCase(postId)).toMatchObject({ isUrgent: false, dueAt: null })
    await worry(postId, { about: concernApi.aboutPost })
    expect(await getCase(postId)).toMatchObject({ isUrgent: true, source: 'report', concernCount: 1, reportCount: 1 })
  })

  it('notifies the person, if requested, without a name', async () => {
    expect((await worry(receiver.id)).status).toBe(201)
    const [notification, ...more] = await notifications()
    expect(more).toEqual([])
    expect(notification).toMatchObject({
      kind: 'concern',
      type: 'other',
      title: 'Somebody thought of you.',
      message: 'If things are heavy, here is who listens.',
      actor: null,
      postId: null,
      commentId: null,
      caseId: null,
      reason: null,
    })
    expect(JSON.stringify(await notifications())).not.toContain(sender.id)
    // A second sender on the same day adds nothing that could be counted.
    await worry(receiver.id, { as: await anEstablishedMember() })
    expect(await notifications()).toHaveLength(1)
  })

  it('is neither pushed nor emailed', async () => {
    await worry(receiver.id)
    const jobs = await app.database
      .db()
      .selectFrom('jobs')
      .select('kind')
      .where('dedupe_key', 'in', [`notifications.push:${receiver.id}`, `notifications.mail:${receiver.id}`])
      .execute()
    expect(jobs).toEqual([])
    ahead = DAY
    app.emails.length = 0
    await app.jobs['notifications.mail']?.({ userId: receiver.id })
    expect(app.emails).toEqual([])
  })

  it('opens a case, and sends no message, if the person wants none or has muted or blocked the sender', async () => {
    await app.call(notificationsApi.update, { as: receiver.token, body: { concernMessages: false } })
    expect((await app.call(notificationsApi.preferences, { as: receiver.token })).data.concernMessages).toBe(false)
    expect(await worry(receiver.id)).toMatchObject({ status: 201 })

    const muting = await app.aMember()
    await app.call(mutesApi.mute, { as: muting.token, params: { userId: sender.id } })
    expect(await worry(muting.id)).toMatchObject({ status: 201 })
    for (const { id } of [receiver, muting]) expect(await caseOf(id)).toMatchObject({ is_urgent: true })
    expect([...(await notifications(receiver)), ...(await notifications(muting))]).toEqual([])

    const blocking = await app.aMember()
    await app.call(blocksApi.block, { as: blocking.token, params: { userId: sender.id } })
    expect((await worry(blocking.id)).status).toBe(404)
    expect(await caseOf(blocking.id)).toBeUndefined()
  })

  it('requires a subject that the sender can see, of another user', async () => {
    const hidden = await app.call(postsApi.create, {
      as: receiver.token,
      body: { shortContent: 'mine', worryPrompt: PROMPT, privacyLevel: 'private' },
    })
    expect((await worry(hidden.data.id, { about: concernApi.aboutPost })).status).toBe(404)
    for (const about of [concernApi.aboutPost, concernApi.aboutComment, concernApi.aboutPerson]) {
      expect((await worry(crypto.randomUUID(), { about })).status).toBe(404)
      expect((await app.call(about, { params: { id: sender.id }, body: { sendMessage: true } })).status).toBe(401)
    }
    expect(await worry(sender.id)).toMatchObject({ status: 400, error: { message: expect.stringContaining('somebody else') } })
    expect(await worry(await aPost(sender), { about: concernApi.aboutPost })).toMatchObject({ status: 400 })
  })

  it('requires an account that is a day old', async () => {
    const fresh = await app.aMember()
    expect(await worry(receiver.id, { as: fresh })).toMatchObject({
      status: 403,
      error: { message: expect.stringContaining('one day after you joined') },
    })
    ahead = DAY + 1_000
    // By then the first access token has expired.
    const { data } = await app.call(authApi.login, { body: { email: fresh.email, password: fresh.password } })
    expect((await worry(receiver.id, { as: { ...fresh, token: signedIn(data).token } })).status).toBe(201)
  })

  it('is limited to one per person in 7 days, and to 3 a day, also with concurrent calls', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => app.aMember()))
    const answers = await Promise.all(people.map(({ id }) => worry(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.error.message).toContain('3 times a day')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60)

    const [first] = people.filter((_, index) => answers[index]?.status === 201)
    const again = async (after: number) => {
      ahead = after
      const { data } = await app.call(authApi.login, { body: { email: sender.email, password: sender.password } })
      return worry(first?.id ?? '', { as: { ...sender, token: signedIn(data).token } })
    }
    expect(await again(6 * DAY)).toMatchObject({ status: 409, error: { message: expect.stringContaining('after 7 days') } })
    expect((await again(7 * DAY + 60_000)).status).toBe(201)
  })

  it('is refused once a moderator has disabled the function for the sender, until it is enabled again', async () => {
    await worry(receiver.id)
    const found = await getCase(receiver.id)
    const suspend = (isSuspended: boolean, as = moderator) =>
      app.call(moderationApi.suspendConcerns, {
        as: as.token,
        params: { id: found.id, concernId: found.concerns[0]?.id ?? '' },
        body: { isSuspended },
      })
    expect((await suspend(true, sender)).status).toBe(403)
    expect((await suspend(true)).data.concerns).toMatchObject([{ isSenderSuspended: true }])
    const other = await app.aMember()
    expect(await worry(other.id)).toMatchObject({ status: 403, error: { message: expect.stringContaining('at the moment') } })
    expect((await suspend(false)).data.history.map(({ what }) => what)).toEqual([
      'opened',
      'concern',
      'concerns-suspended',
      'concerns-restored',
    ])
    expect((await worry(other.id)).status).toBe(201)
    expect(JSON.stringify((await app.call(sessionApi.profile, { as: sender.token })).data)).not.toMatch(/suspended/i)
  })

  it('with a hurtful message can be reported without disclosing the sender', async () => {
    await worry(receiver.id)
    const [notification] = await notifications()
    const reportIt = (as: Member) => app.call(concernApi.reportMessage, { as: as.token, params: { id: notification?.id ?? '' } })
    expect((await reportIt(sender)).status).toBe(404)
    const { status, data } = await reportIt(receiver)
    expect(status).toBe(201)
    expect(JSON.stringify(data)).not.toContain(sender.id)
    expect((await reportIt(receiver)).status).toBe(201)

    const found = await getCase(sender.id)
    expect(found).toMatchObject({
      kind: 'person',
      source: 'report',
      reasons: ['concern-misuse'],
      reportCount: 1,
      isUrgent: false,
    })
    expect(found.concerns).toMatchObject([{ isReported: true, hasMessage: true }])
    const { data: own } = await app.call(moderationApi.own, { as: receiver.token })
    expect(own.cases).toMatchObject([{ role: 'reporter', kind: 'person', postId: null, excerpt: null }])
    expect(JSON.stringify(own)).not.toContain(sender.id)
  })
})
