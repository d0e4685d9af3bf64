import { moderationApi, notificationsApi, postsApi } from '@worrystone/contracts'
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
    await reachOut('please-reach-somebody')

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
    await decide(subject)
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
