import { commentsApi, moderationApi, notificationsApi, postsApi, resolutionsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LEVEL_2 = 'I want to die'
const METHOD = 'Lets do it together tonight, message me'
const LEVEL_3 = 'I have the pills ready and this is my last night'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

let app: App
let ahead = 0
let author: Member
let moderator: Member
beforeAll(async () => {
  // A separate database, because the order of the whole queue is tested.
  const database = await testDatabase()
  await seedCatalogue(database)
  app = await testApp({ deps: { database }, now: () => new Date(Date.now() + ahead) })
  author = await app.aMember({ verified: true })
  moderator = await aModerator()
  return () => database.close()
})

const aModerator = async () => app.promoted(await app.aMember({ verified: true }))
async function aPost(shortContent: string, as = author) {
  const body = { shortContent, worryPrompt: 'I am nervous about...' }
  return (await app.call(postsApi.create, { as: as.token, body })).data.id
}
/** A report by a user whose reports count: verified, and a member for two days. */
async function report(id: string) {
  const { id: reporterId, token } = await app.aMember({ verified: true })
  const created_at = new Date(Date.now() - 2 * DAY)
  await app.database.db().updateTable('users').set({ created_at }).where('id', '=', reporterId).execute()
  return app.call(moderationApi.reportPost, { as: token, params: { id }, body: {} })
}
const queue = async () => (await app.call(moderationApi.cases, { as: moderator.token, query: { limit: '100' } })).data.cases
const caseOf = async (subjectId: string) => {
  const found = (await queue()).find((one) => one.subjectId === subjectId)
  if (!found) throw new Error('There is no such case')
  return found
}
const decide = async (subjectId: string, as = moderator) =>
  (
    await app.call(moderationApi.decide, {
      as: as.token,
      params: { id: (await caseOf(subjectId)).id },
      body: { outcome: 'keep', reason: 'Fine' },
    })
  ).data

describe('the queue', () => {
  it('is ordered by level 3, then urgency, then age, each with its deadline', async () => {
    const plain = await aPost('the talk')
    await report(plain)
    const first = await aPost(LEVEL_2)
    const acute = await aPost(LEVEL_3)
    const second = await aPost(`${LEVEL_2}.`)
    const cases = await queue()
    expect(cases.map(({ subjectId, dangerLevel, isUrgent }) => [subjectId, dangerLevel, isUrgent])).toEqual([
      [acute, 3, true],
      [first, 2, true],
      [second, 2, true],
      [plain, 0, false],
    ])
    const minutes = cases.map(({ waitingSince, dueAt }) => dueAt && (Date.parse(dueAt) - Date.parse(waitingSince)) / MINUTE)
    expect(minutes).toEqual([30, 240, 240, null])
    for (const id of [plain, first, acute, second]) expect(await decide(id)).toMatchObject({ dueAt: null })
    expect(await queue()).toEqual([])
  })

  it('restarts the deadline when a text becomes more dangerous, not when it is unchanged or less dangerous', async () => {
    const id = await aPost(LEVEL_2)
    const before = await caseOf(id)
    const edit = (shortContent: string) => app.call(postsApi.update, { as: author.token, params: { id }, body: { shortContent } })
    await edit(`${LEVEL_2}!`)
    expect(await caseOf(id)).toMatchObject({ dangerLevel: 2, waitingSince: before.waitingSince })
    await edit(LEVEL_3)
    const raised = await caseOf(id)
    expect(raised.dangerLevel).toBe(3)
    expect(Date.parse(raised.waitingSince)).toBeGreaterThan(Date.parse(before.waitingSince))
    await edit('the talk')
    expect(await caseOf(id)).toMatchObject({ dangerLevel: 3, waitingSince: raised.waitingSince })
    await decide(id)
  })

  it('has a deadline for what three reports made urgent', async () => {
    const id = await aPost('the talk')
    await report(id)
    expect((await caseOf(id)).dueAt).toBeNull()
    await report(id)
    await report(id)
    const found = await caseOf(id)
    expect(found).toMatchObject({ isUrgent: true, dangerLevel: 0 })
    expect(Date.parse(found.waitingSince)).toBeGreaterThan(Date.parse(found.createdAt))
    await decide(id)
  })
})

describe('a break', () => {
  it('is advised after five urgent cases in a row, not after others, nor after an hour without any', async () => {
    const someone = await aModerator()
    const decideOne = async (text = LEVEL_2) => {
      const id = await aPost(text)
      if (text !== LEVEL_2) await report(id)
      return (await decide(id, someone)).takeBreak
    }
    const steps = async (count: number) => {
      const answers: boolean[] = []
      for (let step = 0; step < count; step++) {
        ahead += MINUTE
        answers.push(await decideOne())
      }
      return answers
    }
    expect(await steps(5)).toEqual([false, false, false, false, true])
    expect(await steps(5)).toEqual([false, false, false, false, true])
    expect(await steps(3)).toEqual([false, false, false])
    ahead += MINUTE
    expect(await decideOne('the talk')).toBe(false)
    expect(await steps(4)).toEqual([false, false, false, false])
    ahead += 61 * MINUTE
    expect(await steps(5)).toEqual([false, false, false, false, true])
  })
})

describe('reaching out', () => {
  it('sends a fixed message without a name to the author of an urgent case, and is in its history', async () => {
    const reached = await app.aMember({ verified: true })
    const subject = await aPost(LEVEL_2, reached)
    const { id } = await caseOf(subject)
    const reachOut = (message: string, as = moderator, of = id) =>
      app.call(moderationApi.reachOut, { as: as.token, params: { id: of }, body: { message } })
    expect((await reachOut('please-reach-somebody', reached)).status).toBe(403)
    expect((await reachOut('Call me')).error.details?.[0]?.message).toBe('Please choose a message from the list')

    const { status, data } = await reachOut('please-reach-somebody')
    expect(status).toBe(201)
    expect(data.history.at(-1)).toMatchObject({ what: 'reached-out', detail: 'please-reach-somebody', who: { id: moderator.id } })
    expect(data.state).toBe('open')
    // The same message, clicked twice.
    expect((await reachOut('please-reach-somebody')).error.message).toBe('This person got this message in the last 24 hours')

    const { data: list } = await app.call(notificationsApi.list, { as: reached.token })
    expect(list.notifications).toMatchObject([
      {
        kind: 'reach-out',
        type: 'other',
        title: 'A message from the moderators',
        message: expect.stringMatching(/^We are not a crisis service/),
        actor: null,
        postId: null,
        caseId: null,
      },
    ])
    expect(JSON.stringify(list)).not.toContain(moderator.username)

    // Another case about the same person, and another moderator: two in a day are enough.
    const other = await aPost(`${LEVEL_2} too`, reached)
    const { id: otherId } = await caseOf(other)
    const second = await aModerator()
    expect((await reachOut('please-reach-somebody', second, otherId)).status).toBe(409)
    expect((await reachOut('we-read-you', second, otherId)).data.person?.messages.map(({ message }) => message)).toEqual([
      'we-read-you',
      'please-reach-somebody',
    ])
    expect((await reachOut('you-are-not-alone', second, otherId)).error.message).toBe(
      'This person got two messages in the last 24 hours. Please give them time',
    )
    ahead += DAY
    expect((await reachOut('you-are-not-alone', second, otherId)).status).toBe(201)
    await decide(subject)
    await decide(other)
  })

  it('is for urgent cases only', async () => {
    const subject = await aPost('the talk')
    await report(subject)
    const { id } = await caseOf(subject)
    const { status, error } = await app.call(moderationApi.reachOut, {
      as: moderator.token,
      params: { id },
      body: { message: 'we-read-you' },
    })
    expect({ status, message: error.message }).toEqual({
      status: 409,
      message: 'A message can be sent to the author of an urgent case only',
    })
    await decide(subject)
  })
})

describe('a text that names methods of self-harm', () => {
  it('can be read by its author and moderators only, and its author can appeal against its removal', async () => {
    const [writer, reader, second] = await Promise.all([app.aMember({ verified: true }), app.aMember(), aModerator()])
    const id = await aPost(METHOD, writer)
    const read = (as: Member) => app.call(postsApi.read, { as: as.token, params: { id } })
    expect((await read(writer)).data).toMatchObject({ moderationStatus: 'pending', shortContent: METHOD })
    expect((await read(reader)).status).toBe(404)

    const found = await caseOf(id)
    expect(found).toMatchObject({ source: 'screening', moderationStatus: 'pending', excerpt: METHOD })
    const params = { id: found.id }
    const body = { outcome: 'remove', reason: 'It names ways to get hurt' }
    await app.call(moderationApi.decide, { as: moderator.token, params, body })
    expect((await read(writer)).data.moderationStatus).toBe('rejected')

    const { data: own } = await app.call(moderationApi.own, { as: writer.token })
    expect(own.cases).toMatchObject([{ id: found.id, canAppeal: true, outcomeReason: body.reason }])
    const asked = await app.call(moderationApi.appeal, { as: writer.token, params, body: { text: 'I was told this' } })
    expect(asked.status).toBe(201)
    const decision = { isGranted: true, reason: 'It is a warning' }
    await app.call(moderationApi.decideAppeal, { as: second.token, params, body: decision })
    expect((await read(reader)).status).toBe(200)
  })
})

const comment = async (as: Member, postId: string, content: string) =>
  (await app.call(commentsApi.create, { as: as.token, params: { postId }, body: { content } })).data.id
const read = async (subjectId: string) =>
  (await app.call(moderationApi.read, { as: moderator.token, params: { id: (await caseOf(subjectId)).id } })).data

describe('the context of a case', () => {
  it('is the worry and what was said before a comment, and the public texts of its author, never private ones', async () => {
    const [writer, friend] = [await app.aMember({ verified: true }), await app.aMember({ verified: true })]
    const postId = await aPost('the exam on Monday', friend)
    await comment(friend, postId, 'It is at nine')
    const subject = await comment(writer, postId, LEVEL_2)
    await comment(friend, postId, 'Said later')
    const shared = await aPost('the new flat', writer)
    const own = { worryPrompt: 'I am nervous about...', privacyLevel: 'private', shortContent: 'my secret' }
    const secret = (await app.call(postsApi.create, { as: writer.token, body: own })).data.id
    await comment(writer, secret, 'said to myself')
    await app.call(postsApi.create, { as: writer.token, body: { ...own, privacyLevel: 'friends', shortContent: 'to friends' } })
    await app.call(postsApi.create, {
      as: writer.token,
      body: { ...own, privacyLevel: 'public', shortContent: 'a draft', isScheduled: true },
    })

    const detail = await read(subject)
    expect(detail.thread.map(({ kind, excerpt, author: { id } }) => [kind, excerpt, id])).toEqual([
      ['post', 'the exam on Monday', friend.id],
      ['comment', 'It is at nine', friend.id],
    ])
    expect(detail.person).toMatchObject({ measures: 0, otherCases: 0, messages: [] })
    expect(detail.person?.texts.map(({ id }) => id)).toEqual([shared])
    await decide(subject)
  })

  it('has no list of texts unless the case is urgent, and counts decisions that stand', async () => {
    const writer = await app.aMember({ verified: true })
    const [first, second] = [await aPost('the talk', writer), await aPost('the walk', writer)]
    await report(first)
    const { id } = await caseOf(first)
    await app.call(moderationApi.decide, { as: moderator.token, params: { id }, body: { outcome: 'warn', reason: 'Close' } })
    await report(second)
    const { person, thread } = await read(second)
    expect(person).toMatchObject({ measures: 1, otherCases: 0, texts: [] })
    expect(thread).toEqual([])
    await decide(second)
  })
})

describe('a text that its author deletes while a case about it waits', () => {
  const deletePost = (as: Member, id: string) => app.call(postsApi.remove, { as: as.token, params: { id } })
  const keptTexts = () => app.database.db().selectFrom('moderation_kept_texts').select('content').execute()

  it('can be read by moderators until the case is decided, and by nobody else', async () => {
    const writer = await app.aMember({ verified: true })
    const id = await aPost(LEVEL_2, writer)
    const { id: caseId } = await caseOf(id)
    await deletePost(writer, id)
    expect((await app.call(postsApi.read, { as: moderator.token, params: { id } })).status).toBe(404)
    expect(await read(id)).toMatchObject({ content: LEVEL_2, excerpt: LEVEL_2, deletedAt: expect.any(String), postId: null })
    expect((await queue()).find((one) => one.id === caseId)).toMatchObject({ excerpt: LEVEL_2, deletedAt: expect.any(String) })

    await decide(id)
    const { data } = await app.call(moderationApi.read, { as: moderator.token, params: { id: caseId } })
    expect(data).toMatchObject({ content: null, excerpt: null, deletedAt: null })
    expect(await keptTexts()).toEqual([])
  })

  it('is kept with the comments and the story that go with a worry', async () => {
    const [writer, reader] = [await app.aMember({ verified: true }), await app.aMember({ verified: true })]
    const id = await aPost('the talk', writer)
    const said = await comment(reader, id, LEVEL_2)
    const story = { resolutionStory: LEVEL_2, copingMethods: ['Rest'], isPublic: true }
    await app.call(resolutionsApi.resolve, { as: writer.token, params: { id }, body: story })
    await deletePost(writer, id)
    const kept = (await queue()).filter(({ deletedAt }) => deletedAt !== null)
    expect(kept.map(({ kind, excerpt }) => [kind, excerpt]).sort()).toEqual([
      ['comment', LEVEL_2],
      ['story', `${LEVEL_2}\n\nRest`],
    ])
    await decide(said)
    await decide(id)
    expect(await keptTexts()).toEqual([])
  })

  it('is not kept where no case waits, nor when moderators could not read it', async () => {
    const writer = await app.aMember({ verified: true })
    const plain = await aPost('the talk', writer)
    await deletePost(writer, plain)
    const hidden = await aPost(LEVEL_2, writer)
    await app.call(postsApi.update, { as: writer.token, params: { id: hidden }, body: { privacyLevel: 'private' } })
    await deletePost(writer, hidden)
    expect(await keptTexts()).toEqual([])
    expect(await read(hidden)).toMatchObject({ content: null, deletedAt: null })
    await decide(hidden)
  })
})

describe("a moderator's day", () => {
  const day = async (as = moderator) => (await app.call(moderationApi.day, { as: as.token })).data

  it('has what waits by kind with the oldest, what is late, and the figures of seven days', async () => {
    const before = await day()
    const writer = await app.aMember({ verified: true })
    const [acute, plain] = [await aPost(LEVEL_3, writer), await aPost('the talk', writer)]
    await report(plain)
    const { id: acuteCase } = await caseOf(acute)
    expect(await day()).toMatchObject({
      urgent: { count: 1, overdue: ahead > 0 ? 1 : 0, oldest: { caseId: acuteCase } },
      kinds: { post: { count: 2 }, comment: { count: 0, oldest: null } },
      appeals: { count: 0, oldest: null },
      mine: { count: 0 },
    })
    await app.call(moderationApi.assign, { as: moderator.token, params: { id: acuteCase }, body: { isMine: true } })
    expect((await day()).mine).toMatchObject({ count: 1, oldest: { caseId: acuteCase } })

    ahead += 31 * MINUTE
    expect((await day()).urgent.overdue).toBe(1)
    await decide(acute)
    await decide(plain)
    const after = await day()
    expect(after.urgent).toMatchObject({ count: 0, oldest: null, overdue: 0 })
    expect(after.days).toHaveLength(7)
    const sum = (figures: typeof after, key: 'opened' | 'decided' | 'urgent' | 'urgentInTime') =>
      figures.days.reduce((total, one) => total + one[key], 0)
    for (const [key, more] of [
      ['opened', 2],
      ['decided', 2],
      ['urgent', 1],
      ['urgentInTime', 0],
    ] as const) {
      expect(sum(after, key) - sum(before, key), key).toBe(more)
    }
  })

  it('leaves out cases about the moderator, and is for moderators only', async () => {
    const staff = await aModerator()
    const own = await aPost(LEVEL_2, staff)
    expect((await day(staff)).urgent.count).toBe((await day()).urgent.count - 1)
    await decide(own)
    const member = await app.aMember()
    expect((await app.call(moderationApi.day, { as: member.token })).status).toBe(403)
  })
})
