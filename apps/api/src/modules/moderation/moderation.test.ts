import { authApi, blocksApi, commentsApi, moderationApi, postsApi, resolutionsApi } from '@worrystone/contracts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/signed-in.ts'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

let app: App
let clock: Date
let author: Member
let writer: Member
let moderator: Member
let second: Member
let reporters: Member[]

beforeAll(async () => {
  clock = new Date()
  app = await testApp({ now: () => clock })
  const everyone = await Promise.all(Array.from({ length: 8 }, () => app.aMember({ verified: true })))
  ;[author, writer, moderator, second] = everyone as [Member, Member, Member, Member]
  reporters = everyone.slice(4)
  await registered(reporters, -25)
  moderator = await app.promoted(moderator)
  second = await app.promoted(second)
})

/** Changes the time when they joined, relative to now. */
const registered = (members: Member[], hours: number) =>
  app.database
    .db()
    .updateTable('users')
    .set({ created_at: new Date(clock.getTime() + hours * 3_600_000) })
    .where(
      'id',
      'in',
      members.map(({ id }) => id),
    )
    .execute()

async function aPost(as = author, more: object = {}) {
  const body = { shortContent: 'the talk on Thursday', worryPrompt: 'I am nervous about...', ...more }
  return (await app.call(postsApi.create, { as: as.token, body })).data.id
}
async function aComment(as = writer, content = 'You will do well', postId?: string) {
  const { data } = await app.call(commentsApi.create, {
    as: as.token,
    params: { postId: postId ?? (await aPost()) },
    body: { content },
  })
  return data
}
async function aStory(as = author) {
  const id = await aPost(as)
  const body = { copingMethods: ['walking'], resolutionStory: 'It helped to say it aloud', isPublic: true }
  await app.call(resolutionsApi.resolve, { as: as.token, params: { id }, body })
  return id
}

const report = (id: string, as: Member | undefined = reporters[0], body: object = {}) =>
  app.call(commentsApi.report, { as: as?.token, params: { id }, body })
const reportPost = (id: string, as: Member | undefined = reporters[0], body: object = {}) =>
  app.call(moderationApi.reportPost, { as: as?.token, params: { id }, body })
const readComment = (id: string, as: Member) => app.call(commentsApi.read, { as: as.token, params: { id } })

/** The row of the case about a subject. */
async function caseOf(subjectId: string) {
  return app.database
    .db()
    .selectFrom('moderation_cases')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
}
const read = async (id: string, as = moderator) => app.call(moderationApi.read, { as: as.token, params: { id } })
const decide = (id: string, outcome: string, as = moderator, reason = 'Because of rule 2') =>
  app.call(moderationApi.decide, { as: as.token, params: { id }, body: { outcome, reason } })
const appeal = (id: string, as: Member, text = 'I meant it kindly') =>
  app.call(moderationApi.appeal, { as: as.token, params: { id }, body: { text } })
const decideAppeal = (id: string, isGranted: boolean, as = second) =>
  app.call(moderationApi.decideAppeal, { as: as.token, params: { id }, body: { isGranted, reason: 'Looked at it again' } })
const queue = async (query: Record<string, string> = {}, as = moderator) =>
  (await app.call(moderationApi.cases, { as: as.token, query: { limit: '100', ...query } })).data
const noticesOf = async (caseId: string) =>
  (
    await app.database
      .db()
      .selectFrom('notifications')
      .select(['user_id', 'kind', 'actor_id'])
      .where('case_id', '=', caseId)
      .orderBy('created_at')
      .execute()
  ).map(({ user_id, kind, actor_id }) => [user_id, kind, actor_id])

describe('a report', () => {
  it('opens a case, which further reports join', async () => {
    const { id } = await aComment()
    expect(await report(id, reporters[0], { reason: 'harassment', details: 'He follows me' })).toMatchObject({
      status: 201,
      data: { message: 'Thank you. A moderator will look at this.' },
    })
    expect((await report(id, reporters[1])).status).toBe(201)
    const { data } = await read((await caseOf(id)).id)
    expect(data).toMatchObject({
      kind: 'comment',
      subjectId: id,
      author: { id: writer.id },
      content: 'You will do well',
      state: 'open',
      source: 'report',
      isUrgent: false,
      reasons: ['harassment', 'spam'],
      reportCount: 2,
      moderationStatus: 'approved',
    })
    expect(data.reports).toMatchObject([
      { reporter: { id: reporters[0]?.id }, reason: 'harassment', details: 'He follows me' },
      { reporter: { id: reporters[1]?.id }, reason: 'spam', details: null },
    ])
    expect(data.history.map(({ what, who }) => [what, who?.id])).toEqual([
      ['opened', undefined],
      ['reported', reporters[0]?.id],
      ['reported', reporters[1]?.id],
    ])
  })

  it('counts once per user, also with concurrent requests', async () => {
    const { id } = await aComment()
    const answers = await Promise.all(Array.from({ length: 6 }, () => report(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    expect(await report(id)).toMatchObject({ status: 409, error: { message: 'You have reported this already' } })
    expect((await caseOf(id)).report_count).toBe(1)
  })

  it.each<[string, { verified: boolean; hours: number }]>([
    ['are not verified', { verified: false, hours: -25 }],
    ['joined less than a day ago', { verified: true, hours: -23 }],
  ])('hides nothing by reports of users who %s, but moderators read them', async (_, { verified, hours }) => {
    const { id } = await aComment()
    const fresh = await Promise.all(Array.from({ length: 3 }, () => app.aMember({ verified })))
    await registered(fresh, hours)
    for (const as of fresh) expect((await report(id, as)).status).toBe(201)
    expect((await readComment(id, author)).status).toBe(200)
    expect((await read((await caseOf(id)).id)).data).toMatchObject({ moderationStatus: 'approved', reportCount: 3 })
    for (const as of reporters.slice(0, 3)) await report(id, as)
    expect((await caseOf(id)).report_count).toBe(6)
    expect((await read((await caseOf(id)).id)).data.moderationStatus).toBe('flagged')
  })

  it('of three users hides a comment, once, also with concurrent requests', async () => {
    const postId = await aPost()
    const { id } = await aComment(writer, 'Well well', postId)
    await report(id, reporters[0])
    await report(id, reporters[1])
    expect((await readComment(id, author)).status).toBe(200)
    await Promise.all([reporters[2], reporters[3]].map((as) => report(id, as)))
    expect((await readComment(id, author)).status).toBe(404)
    expect((await readComment(id, writer)).data.moderationStatus).toBe('flagged')
    expect((await app.call(commentsApi.count, { params: { postId } })).data.count).toBe(0)
    const { data } = await read((await caseOf(id)).id)
    expect(data.history.filter(({ what }) => what === 'hidden')).toHaveLength(1)
    // A repeated report is reported as such, not as a missing comment.
    expect((await report(id, reporters[0])).status).toBe(409)
  })

  it('of three new accounts makes nothing urgent', async () => {
    const postId = await aPost()
    const fresh = await Promise.all(Array.from({ length: 3 }, () => app.aMember()))
    for (const as of fresh) await reportPost(postId, as)
    expect(await caseOf(postId)).toMatchObject({ is_urgent: false, report_count: 3 })
    for (const as of reporters.slice(0, 3)) await reportPost(postId, as)
    expect(await caseOf(postId)).toMatchObject({ is_urgent: true, report_count: 6 })
  })

  it('of three users makes a worry, a story or a person urgent, and hides nothing', async () => {
    const [postId, storyId] = [await aPost(), await aStory()]
    const person = await app.aMember()
    for (const as of reporters.slice(0, 3)) {
      for (const [endpoint, id] of [
        [moderationApi.reportPost, postId],
        [moderationApi.reportStory, storyId],
        [moderationApi.reportPerson, person.id],
      ] as const) {
        expect((await app.call(endpoint, { as: as.token, params: { id }, body: { reason: 'other' } })).status).toBe(201)
      }
    }
    for (const id of [postId, storyId, person.id]) expect(await caseOf(id)).toMatchObject({ is_urgent: true, report_count: 3 })
    expect((await app.call(postsApi.read, { params: { id: postId } })).data.moderationStatus).toBe('approved')
    expect((await read((await caseOf(storyId)).id)).data).toMatchObject({ kind: 'story', postId: storyId })
    expect((await read((await caseOf(storyId)).id)).data.content).toContain('It helped to say it aloud')
    expect((await read((await caseOf(person.id)).id)).data).toMatchObject({ kind: 'person', content: null, postId: null })
  })

  it('is not possible about oneself', async () => {
    const postId = await aStory()
    const { id } = await aComment(writer, 'Mine', postId)
    const own = 'You cannot report what you wrote yourself'
    expect(await report(id, writer)).toMatchObject({ status: 400, error: { message: own } })
    expect(await reportPost(postId, author)).toMatchObject({ status: 400, error: { message: own } })
    const story = await app.call(moderationApi.reportStory, { as: author.token, params: { id: postId }, body: {} })
    expect(story).toMatchObject({ status: 400, error: { message: own } })
    const self = await app.call(moderationApi.reportPerson, { as: author.token, params: { id: author.id }, body: {} })
    expect(self).toMatchObject({ status: 400, error: { message: 'You cannot report yourself' } })
  })

  it('requires a subject that the reporter can see', async () => {
    const hidden = await aPost(author, { privacyLevel: 'private' })
    const below = await aComment(author, 'For me', hidden)
    const [blocker, blocked] = await Promise.all([app.aMember(), app.aMember()])
    const across = await aPost(blocker)
    await app.call(blocksApi.block, { as: blocker.token, params: { userId: blocked.id } })
    const plain = await aPost()
    const tries = [
      [moderationApi.reportPost, hidden],
      [commentsApi.report, below.id],
      [moderationApi.reportPost, across],
      [moderationApi.reportPerson, blocker.id],
      [moderationApi.reportStory, plain],
      ...[moderationApi.reportPost, moderationApi.reportStory, moderationApi.reportPerson, commentsApi.report].map(
        (endpoint) => [endpoint, crypto.randomUUID()] as const,
      ),
    ] as const
    for (const [endpoint, id] of tries) {
      expect((await app.call(endpoint, { as: blocked.token, params: { id }, body: {} })).status).toBe(404)
    }
  })

  it('is possible about a user whom the reporter has blocked', async () => {
    const [me, other] = await Promise.all([app.aMember(), app.aMember()])
    await app.call(blocksApi.block, { as: me.token, params: { userId: other.id } })
    const person = (as: Member, id: string) => app.call(moderationApi.reportPerson, { as: as.token, params: { id }, body: {} })
    expect((await person(me, other.id)).status).toBe(201)
    await app.call(blocksApi.block, { as: other.token, params: { userId: me.id } })
    expect((await person(other, me.id)).status).toBe(404)
  })

  it('requires a sign-in, a known reason and short details', async () => {
    const id = await aPost()
    for (const endpoint of [
      moderationApi.reportPost,
      moderationApi.reportStory,
      moderationApi.reportPerson,
      commentsApi.report,
    ]) {
      expect((await app.call(endpoint, { params: { id }, body: {} })).status).toBe(401)
      expect((await app.call(endpoint, { as: writer.token, params: { id: 'x' }, body: {} })).status).toBe(400)
    }
    expect((await reportPost(id, writer, { reason: 'dislike' })).error.message).toBe('Please choose what is wrong with it')
    expect((await reportPost(id, writer, { details: 'x'.repeat(501) })).error.message).toBe(
      'Report details must be less than 500 characters',
    )
    expect((await reportPost(id, writer, { details: 'x'.repeat(500) })).status).toBe(201)
  })
})

describe('the screening', () => {
  it('holds a harmful comment and opens a case, in which a moderator can approve it', async () => {
    const { id, moderationStatus } = await aComment(writer, 'Nobody loves you')
    expect(moderationStatus).toBe('pending')
    expect((await readComment(id, author)).status).toBe(404)
    const found = await caseOf(id)
    const { data } = await read(found.id)
    expect(data).toMatchObject({ source: 'screening', screening: ['harassment'], isUrgent: false, moderationStatus: 'pending' })
    expect(data.history.map(({ what, detail }) => [what, detail])).toEqual([
      ['opened', null],
      ['held', 'harassment'],
    ])
    expect((await decide(found.id, 'keep')).data).toMatchObject({ state: 'rejected', moderationStatus: 'approved' })
    expect((await readComment(id, author)).status).toBe(200)
    expect(await noticesOf(found.id)).toEqual([[writer.id, 'moderation', null]])
  })

  it('puts danger first, shows the worry, and discloses nothing of the case to its author', async () => {
    const id = await aPost(author, { shortContent: 'I want to die' })
    expect((await app.call(postsApi.read, { params: { id } })).status).toBe(200)
    const found = await caseOf(id)
    expect(found).toMatchObject({ is_urgent: true, screening: ['danger'] })
    const { cases } = await queue()
    const places = cases.map(({ isUrgent }) => isUrgent)
    expect(places.indexOf(false)).toBe(places.filter(Boolean).length)
    expect((await decide(found.id, 'keep')).status).toBe(200)
    expect(await noticesOf(found.id)).toEqual([])
    expect((await app.call(moderationApi.own, { as: author.token })).data.cases.map((one) => one.id)).not.toContain(found.id)
  })
})

describe('a decision', () => {
  it.each([
    ['keep', 'rejected', 'approved'],
    ['remove', 'resolved', 'rejected'],
    ['warn', 'resolved', 'approved'],
    ['pause', 'resolved', 'rejected'],
  ])('%s', async (outcome, state, status) => {
    const mine = await app.aMember({ verified: true })
    const { id } = await aComment(mine)
    for (const as of reporters.slice(0, 3)) await report(id, as)
    const found = await caseOf(id)
    const { data } = await decide(found.id, outcome)
    expect(data).toMatchObject({
      state,
      outcome,
      moderationStatus: status,
      outcomeReason: 'Because of rule 2',
      isDecidedByViewer: true,
    })
    expect((await readComment(id, author)).status).toBe(status === 'approved' ? 200 : 404)
    expect(await noticesOf(found.id)).toEqual(
      expect.arrayContaining([[mine.id, 'moderation', null], ...reporters.slice(0, 3).map((one) => [one.id, 'report', null])]),
    )
    const again = await app.call(commentsApi.create, {
      as: mine.token,
      params: { postId: await aPost() },
      body: { content: 'Another one' },
    })
    if (outcome !== 'pause') return expect(again.status).toBe(201)
    const day = new Date(clock.getTime() + 7 * 86_400_000).toISOString().slice(0, 10)
    expect(again).toMatchObject({ status: 403, error: { message: `You can write again on ${day}` } })
    const before = clock
    clock = new Date(clock.getTime() + 8 * 86_400_000)
    const { data: later } = await app.call(authApi.login, { body: { email: mine.email, password: mine.password } })
    const free = await app.call(postsApi.create, {
      as: signedIn(later).token,
      body: { shortContent: 'back', worryPrompt: 'What if...' },
    })
    clock = before
    expect(free.status).not.toBe(403)
  })

  it('to pause postpones scheduled worries, and changes nothing else', async () => {
    const mine = await app.aMember({ verified: true })
    const scheduled = (days: number, more: object = {}) =>
      aPost(mine, { isScheduled: true, scheduledFor: new Date(clock.getTime() + days * 86_400_000).toISOString(), ...more })
    const [tomorrow, own, later] = [await scheduled(1), await scheduled(1, { privacyLevel: 'private' }), await scheduled(9)]
    const draft = await aPost(mine, { isScheduled: true })
    const timeOf = async (id: string) =>
      Date.parse((await app.call(postsApi.read, { as: mine.token, params: { id } })).data.scheduledFor ?? '')
    const { id } = await aComment(mine)
    for (const as of reporters.slice(0, 3)) await report(id, as)
    expect((await decide((await caseOf(id)).id, 'pause')).status).toBe(200)
    const inDays = async (post: string) => ((await timeOf(post)) - clock.getTime()) / 86_400_000
    expect(await Promise.all([tomorrow, own, later, draft].map(inDays))).toEqual([7, 1, 9, Number.NaN])
    const { rows } = await sql<{ run_at: Date }>`
      select run_at from jobs where dedupe_key = ${`post.published:${tomorrow}`}`.execute(app.database.db())
    expect(rows.map(({ run_at }) => run_at.getTime() - clock.getTime())).toEqual([7 * 86_400_000])
  })

  it('about a person is to keep, warn or pause', async () => {
    const person = await app.aMember({ verified: true })
    await app.call(moderationApi.reportPerson, { as: writer.token, params: { id: person.id }, body: {} })
    const { id } = await caseOf(person.id)
    expect(await decide(id, 'remove')).toMatchObject({
      status: 400,
      error: { message: 'A person can be kept, warned or paused', details: [{ path: 'outcome' }] },
    })
    expect((await decide(id, 'pause')).status).toBe(200)
    expect(
      (await app.call(postsApi.create, { as: person.token, body: { shortContent: 'x', worryPrompt: 'What if...' } })).status,
    ).toBe(403)
  })

  it('is made once, by the first moderator', async () => {
    const { id: subject } = await aComment()
    await report(subject)
    const { id } = await caseOf(subject)
    const answers = await Promise.all([decide(id, 'keep', moderator), decide(id, 'remove', second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.message).toBe('This case is decided already')
    const { data } = await read(id)
    expect(data.history.filter(({ what }) => what === 'decided')).toHaveLength(1)
  })

  it('is possible for the case of a deleted comment, which only moderators read until then', async () => {
    const { id: subject } = await aComment()
    await report(subject)
    await app.call(commentsApi.remove, { as: writer.token, params: { id: subject } })
    const { id } = await caseOf(subject)
    expect((await read(id)).data).toMatchObject({ content: expect.any(String), moderationStatus: null })
    expect(await decide(id, 'remove')).toMatchObject({ status: 200, data: { content: null, excerpt: null } })
  })

  it('allows a new case afterwards', async () => {
    const { id: subject } = await aComment()
    await report(subject, reporters[0])
    const first = await caseOf(subject)
    await decide(first.id, 'keep')
    await report(subject, reporters[1])
    const next = await caseOf(subject)
    expect(next.id).not.toBe(first.id)
    expect((await report(subject, reporters[0])).status).toBe(409)
  })

  it('requires an outcome and a reason', async () => {
    const { id: subject } = await aComment()
    await report(subject)
    const { id } = await caseOf(subject)
    expect((await decide(id, 'ban')).error.message).toBe('Please choose what to do')
    expect((await decide(id, 'keep', moderator, '  ')).error.message).toBe(
      'Please say why in a sentence that the author may read',
    )
    expect((await decide(id, 'keep', moderator, 'x'.repeat(1_001))).error.message).toBe('Please keep it under 1,000 characters')
  })
})

describe('an appeal', () => {
  async function removed(outcome = 'remove') {
    const mine = await app.aMember({ verified: true })
    const { id: subject } = await aComment(mine)
    await report(subject)
    const { id } = await caseOf(subject)
    await decide(id, outcome)
    return { mine, subject, id }
  }

  it('restores what was taken down when another moderator grants it', async () => {
    const { mine, subject, id } = await removed()
    expect(await appeal(id, mine)).toMatchObject({ status: 201, data: { appeal: 'open', canAppeal: false } })
    expect((await queue({ appeals: 'true' })).cases.map((one) => one.id)).toContain(id)
    expect(await decideAppeal(id, true, moderator)).toMatchObject({
      status: 403,
      error: { message: 'You decided this case: somebody else has to look at the appeal' },
    })
    expect((await decideAppeal(id, true)).data).toMatchObject({ appeal: 'granted', moderationStatus: 'approved' })
    expect((await readComment(subject, author)).status).toBe(200)
    expect((await noticesOf(id)).filter(([to]) => to === mine.id)).toHaveLength(2)
    const { cases } = (await app.call(moderationApi.own, { as: mine.token })).data
    expect(cases).toMatchObject([{ id, role: 'author', appeal: 'granted', appealReason: 'Looked at it again' }])
    expect(await decideAppeal(id, false)).toMatchObject({ status: 409, error: { message: 'This appeal is decided already' } })
  })

  it('leaves it taken down when it is refused', async () => {
    const { mine, subject, id } = await removed()
    await appeal(id, mine)
    expect((await decideAppeal(id, false)).data.appeal).toBe('refused')
    expect((await readComment(subject, author)).status).toBe(404)
  })

  it('ends a pause', async () => {
    const { mine, id } = await removed('pause')
    await appeal(id, mine)
    await decideAppeal(id, true)
    const body = { shortContent: 'here again', worryPrompt: 'What if...' }
    expect((await app.call(postsApi.create, { as: mine.token, body })).status).toBe(201)
  })

  it('is made once, by the author, about a decision that changed something', async () => {
    const { mine, id } = await removed()
    expect((await appeal(id, mine, ' ')).error.message).toBe('Please say why it should be looked at again')
    for (const as of [writer, reporters[0] as Member, moderator]) expect((await appeal(id, as)).status).toBe(404)
    const answers = await Promise.all([appeal(id, mine), appeal(id, mine)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await appeal(id, mine)).toMatchObject({ error: { message: 'You have asked for a second look already' } })
    const { id: subject } = await aComment(mine)
    await report(subject)
    expect((await appeal((await caseOf(subject)).id, mine)).status).toBe(404)
    expect(await decideAppeal((await caseOf(subject)).id, true)).toMatchObject({
      status: 409,
      error: { message: 'Nobody has asked for a second look at this case' },
    })
  })
})

describe('the queue', () => {
  it('assigns and unassigns cases', async () => {
    const { id: subject } = await aComment()
    await report(subject)
    const { id } = await caseOf(subject)
    const take = (isMine: boolean, as = moderator) =>
      app.call(moderationApi.assign, { as: as.token, params: { id }, body: { isMine } })
    for (let i = 0; i < 2; i++)
      expect((await take(true)).data).toMatchObject({ state: 'in_work', assignee: { id: moderator.id } })
    expect(await take(true, second)).toMatchObject({ status: 409, error: { message: 'Somebody else is looking at this case' } })
    expect((await queue({ assigned: 'me' })).cases.map((one) => one.id)).toContain(id)
    expect((await queue({ assigned: 'me' }, second)).cases.map((one) => one.id)).not.toContain(id)
    expect((await queue({ assigned: 'nobody' })).cases.map((one) => one.id)).not.toContain(id)
    expect((await queue({ state: 'in_work' })).cases.map((one) => one.id)).toContain(id)
    expect((await queue({ state: 'open' })).cases.map((one) => one.id)).not.toContain(id)
    for (let i = 0; i < 2; i++) expect((await take(false)).data).toMatchObject({ state: 'open', assignee: null })
    const { history } = (await read(id)).data
    expect(history.map(({ what }) => what)).toEqual(['opened', 'reported', 'assigned', 'released'])
    await decide(id, 'keep')
    expect(await take(true)).toMatchObject({ status: 409, error: { message: 'This case is decided already' } })
    expect((await queue({ state: 'rejected' })).cases[0]?.id).toBe(id)
  })

  it('is paginated, oldest first, with counts', async () => {
    const before = await queue()
    const subjects: string[] = []
    for (let i = 0; i < 3; i++) {
      const { id } = await aComment()
      await report(id)
      subjects.push(id)
    }
    const all = await queue()
    expect(all.open).toBe(before.open + 3)
    const mine = all.cases.filter(({ subjectId }) => subjects.includes(subjectId)).map(({ subjectId }) => subjectId)
    expect(mine).toEqual(subjects)
    const first = (await app.call(moderationApi.cases, { as: moderator.token, query: { limit: '1' } })).data
    expect([first.cases.length, first.hasMore]).toEqual([1, true])
    const next = (await app.call(moderationApi.cases, { as: moderator.token, query: { limit: '1', offset: '1' } })).data
    expect(next.cases[0]?.id).toBe(all.cases[1]?.id)
    expect((await queue({ kind: 'person' })).cases.every(({ kind }) => kind === 'person')).toBe(true)
  })

  it('stores notes for moderators', async () => {
    const { id: subject } = await aComment()
    await report(subject)
    const { id } = await caseOf(subject)
    const note = (text: string) => app.call(moderationApi.note, { as: moderator.token, params: { id }, body: { text } })
    expect((await note(' ')).error.message).toBe('Please write a note')
    expect(await note('Seen before')).toMatchObject({
      status: 201,
      data: { notes: [{ author: { id: moderator.id }, text: 'Seen before' }] },
    })
  })

  it('shortens texts in lists and returns them whole in the case', async () => {
    const id = await aPost(author, { shortContent: 'short', longContent: '🌊'.repeat(900) })
    await reportPost(id)
    const found = (await queue()).cases.find(({ subjectId }) => subjectId === id)
    expect([...(found?.excerpt ?? '')]).toHaveLength(500)
    expect((await read(found?.id ?? '')).data.content).toContain('🌊'.repeat(900))
  })

  it('excludes cases that concern the moderator', async () => {
    const { id: subject } = await aComment(moderator)
    await report(subject)
    const { id } = await caseOf(subject)
    const message = 'Somebody else has to look at what is about you'
    for (const answer of [
      await read(id),
      await decide(id, 'keep'),
      await app.call(moderationApi.assign, { as: moderator.token, params: { id }, body: { isMine: true } }),
      await app.call(moderationApi.note, { as: moderator.token, params: { id }, body: { text: 'x' } }),
      await app.call(commentsApi.reports, { as: moderator.token, params: { id: subject } }),
    ]) {
      expect(answer).toMatchObject({ status: 403, error: { message } })
    }
    const { events } = (await app.call(moderationApi.log, { as: moderator.token, query: { limit: '100' } })).data
    expect(events.map(({ caseId }) => caseId)).not.toContain(id)
    expect((await app.call(moderationApi.log, { as: second.token })).data.events[0]).toMatchObject({
      caseId: id,
      kind: 'comment',
      what: 'reported',
      detail: 'spam',
    })
  })

  it('is only for users who are still moderators', async () => {
    const { id: subject } = await aComment()
    await report(subject)
    const { id } = await caseOf(subject)
    const calls = (as?: Member) => {
      const call = { as: as?.token, params: { id } }
      return Promise.all([
        app.call(moderationApi.cases, call),
        app.call(moderationApi.read, call),
        app.call(moderationApi.assign, { ...call, body: { isMine: true } }),
        app.call(moderationApi.note, { ...call, body: { text: 'x' } }),
        app.call(moderationApi.decide, { ...call, body: { outcome: 'keep', reason: 'x' } }),
        app.call(moderationApi.decideAppeal, { ...call, body: { isGranted: true, reason: 'x' } }),
        app.call(moderationApi.log, call),
        app.call(commentsApi.reports, { ...call, params: { id: subject } }),
      ])
    }
    const former = await app.promoted(await app.aMember())
    expect((await app.call(moderationApi.cases, { as: former.token })).status).toBe(200)
    await app.database.db().updateTable('users').set({ role: 'member' }).where('id', '=', former.id).execute()
    expect((await calls()).map(({ status }) => status)).toEqual(Array(8).fill(401))
    expect((await calls(writer)).map(({ status }) => status)).toEqual(Array(8).fill(403))
    expect((await calls(former)).map(({ status }) => status)).toEqual(Array(8).fill(403))
    for (const endpoint of [moderationApi.own, moderationApi.appeal]) {
      expect((await app.call(endpoint, { params: { id }, body: { text: 'x' } })).status).toBe(401)
    }
    expect((await read(crypto.randomUUID())).status).toBe(404)
    expect((await decide(crypto.randomUUID(), 'keep')).status).toBe(404)
  })

  it('lists the reports of a comment', async () => {
    const { id } = await aComment()
    await report(id, reporters[0], { reason: 'misinformation' })
    await report(id, reporters[1])
    const list = (query: Record<string, string>, of = id) =>
      app.call(commentsApi.reports, { as: moderator.token, params: { id: of }, query })
    const { data } = await list({ limit: '1' })
    expect(data).toMatchObject({ reports: [{ reporter: { id: reporters[1]?.id }, reason: 'spam' }], hasMore: true })
    expect((await list({ offset: '1' })).data).toMatchObject({ reports: [{ reason: 'misinformation' }], hasMore: false })
    expect((await list({}, crypto.randomUUID())).status).toBe(404)
  })
})

describe('one’s own cases', () => {
  it('are shown to author and reporter, without disclosing one to the other', async () => {
    const mine = await app.aMember({ verified: true })
    const other = await app.aMember({ verified: true })
    const { id: subject } = await aComment(mine, 'Said too quickly')
    await report(subject, other, { details: 'what I think of it' })
    const { id } = await caseOf(subject)
    const own = async (as: Member) => (await app.call(moderationApi.own, { as: as.token })).data.cases
    expect(await own(mine)).toEqual([])
    expect(await own(other)).toMatchObject([
      { id, role: 'reporter', state: 'open', outcome: null, excerpt: null, canAppeal: false },
    ])
    await decide(id, 'remove')
    expect(await own(mine)).toMatchObject([
      {
        id,
        role: 'author',
        state: 'resolved',
        outcome: 'remove',
        excerpt: 'Said too quickly',
        outcomeReason: 'Because of rule 2',
        canAppeal: true,
      },
    ])
    expect(await own(other)).toMatchObject([{ role: 'reporter', outcome: 'remove', outcomeReason: null, canAppeal: false }])
    const texts = JSON.stringify([await own(mine), await own(other)])
    for (const secret of [moderator.id, other.id, mine.id, 'what I think of it', moderator.username]) {
      expect(texts).not.toContain(secret)
    }
  })

  it('are not shown to an author if the reports were rejected', async () => {
    const mine = await app.aMember({ verified: true })
    const { id: subject } = await aComment(mine)
    await report(subject)
    const { id } = await caseOf(subject)
    await decide(id, 'keep')
    expect(await noticesOf(id)).toEqual([[reporters[0]?.id, 'report', null]])
    expect((await app.call(moderationApi.own, { as: mine.token })).data).toEqual({ cases: [], hasMore: false })
  })

  it('are paginated, newest first', async () => {
    const other = await app.aMember({ verified: true })
    const subjects: string[] = []
    for (let i = 0; i < 3; i++) {
      const { id } = await aComment()
      await report(id, other)
      subjects.push(id)
    }
    const ids = await Promise.all(subjects.map(async (id) => (await caseOf(id)).id))
    const own = async (query: Record<string, string>) => (await app.call(moderationApi.own, { as: other.token, query })).data
    expect((await own({ limit: '2' })).cases.map(({ id }) => id)).toEqual([ids[2], ids[1]])
    expect(await own({ limit: '2', offset: '2' })).toMatchObject({ cases: [{ id: ids[0] }], hasMore: false })
  })
})

describe('content that its author unshared', () => {
  const excerptOf = async (id: string, as = moderator) =>
    (await queue({}, as)).cases.find(({ subjectId }) => subjectId === id)?.excerpt
  const detailOf = async (id: string) => (await read((await caseOf(id)).id)).data

  it('is not shown to moderators: a worry that is private now', async () => {
    const id = await aPost(author, { shortContent: 'seen by all' })
    await reportPost(id)
    expect(await excerptOf(id)).toBe('seen by all')
    const body = { shortContent: 'for me alone', privacyLevel: 'private' }
    await app.call(postsApi.update, { as: author.token, params: { id }, body })
    expect([await excerptOf(id), (await detailOf(id)).content]).toEqual([null, null])
    await decide((await caseOf(id)).id, 'warn')
    const own = (await app.call(moderationApi.own, { as: author.token })).data.cases
    expect(own.find(({ postId }) => postId === id)?.excerpt).toBe('for me alone')
  })

  it('is not shown to moderators: a story that is no longer shared', async () => {
    const id = await aStory()
    await app.call(moderationApi.reportStory, { as: reporters[0]?.token, params: { id }, body: {} })
    expect(await excerptOf(id)).toContain('walking')
    const body = { copingMethods: ['my secret'], isPublic: false }
    await app.call(resolutionsApi.update, { as: author.token, params: { id }, body })
    expect([await excerptOf(id), (await detailOf(id)).content]).toEqual([null, null])
  })
})

it('an edit that the screening holds and a concurrent decision do not deadlock', async () => {
  const bad = 'You are a worthless piece of garbage'
  for (let round = 0; round < 10; round++) {
    const { id } = await aComment()
    await report(id)
    const caseId = (await caseOf(id)).id
    const [edited, decided] = await Promise.all([
      app.call(commentsApi.update, { as: writer.token, params: { id }, body: { content: `${bad} ${round}` } }),
      decide(caseId, 'remove'),
    ])
    expect([edited.status, decided.status]).toEqual([200, 200])
    const story = await aStory()
    await app.call(moderationApi.reportStory, { as: reporters[0]?.token, params: { id: story }, body: {} })
    const body = { copingMethods: [`buy now at https://a.example/${round} https://b.example https://c.example`], isPublic: true }
    const both = await Promise.all([
      app.call(resolutionsApi.update, { as: author.token, params: { id: story }, body }),
      decide((await caseOf(story)).id, 'remove'),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  }
})
