import { randomUUID } from 'node:crypto'
import {
  blocksApi,
  type FollowUpAnswer,
  followUpsApi,
  myDataApi,
  notificationsApi,
  type PrivacyLevel,
  postsApi,
  resolutionsApi,
} from '@worrystone/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

const DAY = 24 * 60 * 60_000
let clock = new Date()
const app = await testApp({ now: () => clock })
let author: Member
let other: Member
beforeEach(async () => {
  clock = new Date()
  ;[author, other] = await Promise.all([app.aMember({ verified: true }), app.aMember({ verified: true })])
})

type Worry = { days?: number; privacy?: PrivacyLevel; isDangerous?: boolean; isAnalyzed?: boolean; as?: Member }

/** A worry that was shared so many days ago, with its analysis. */
async function aWorry({ days = 14, privacy = 'public', isDangerous = false, isAnalyzed = true, as = author }: Worry = {}) {
  const id = randomUUID()
  const db = app.database.db()
  const published_at = new Date(clock.getTime() - days * DAY - 60_000)
  const texts = { worry_prompt: 'I am nervous about...', short_content: 'the talk on Thursday' }
  await db
    .insertInto('posts')
    .values({ id, user_id: as.id, ...texts, privacy_level: privacy, published_at })
    .execute()
  if (isAnalyzed) {
    await db
      .insertInto('post_analyses')
      .values({
        ...{ post_id: id, text_hash: id, model: 'none', method: 'keywords', category: 'work', confidence: 0.5, keywords: [] },
        reasons: '[]',
        speaks_of_danger: isDangerous,
      })
      .execute()
  }
  return id
}
const later = (days: number) => {
  clock = new Date(clock.getTime() + days * DAY)
}
const due = async (as = author) => (await app.call(followUpsApi.due, { as: as.token })).data.worry?.id ?? null
const read = (id: string, as?: Member) => app.call(followUpsApi.read, { as: as?.token, params: { id } })
const isDue = async (id: string, as = author) => (await read(id, as)).data.isDue
const answer = (id: string, given: FollowUpAnswer | 'worse' = 'lighter', as: Member | undefined = author) =>
  app.call(followUpsApi.answer, { as: as?.token, params: { id }, body: { answer: given } })
const stop = (id: string, as: Member | undefined = author) => app.call(followUpsApi.stop, { as: as?.token, params: { id } })
const share = (id: string, isShared = true, as: Member | undefined = author) =>
  app.call(followUpsApi.share, { as: as?.token, params: { id }, body: { isShared } })
const ask = () => app.jobs['follow-ups.ask']?.({})
const asked = async (as = author) =>
  (await app.call(notificationsApi.list, { as: as.token })).data.notifications.filter(({ kind }) => kind === 'follow-up')
const answersOf = async (id: string, as?: Member) => (await read(id, as)).data.answers.map((each) => each.answer)

describe('the question how a worry is now', () => {
  it.each(['public', 'friends', 'private'] as const)(
    'is asked two weeks after a %s worry was shared, for two weeks',
    async (privacy) => {
      const id = await aWorry({ days: 13, privacy })
      expect([await due(), await isDue(id)]).toEqual([null, false])
      later(1)
      expect([await due(), await isDue(id)]).toEqual([id, true])
      later(14)
      expect([await due(), await isDue(id)]).toEqual([null, false])
    },
  )

  it('is asked about the worry that waits longest, and of its author alone', async () => {
    await aWorry({ days: 15 })
    const id = await aWorry({ days: 20 })
    expect([await due(), await due(other), await isDue(id, other)]).toEqual([id, null, false])
  })

  it('comes again two weeks after an answer, at most three times', async () => {
    const id = await aWorry()
    for (const given of ['same', 'heavier', 'lighter'] as const) {
      expect(await due()).toBe(id)
      expect((await answer(id, given)).data).toMatchObject({ isDue: false })
      expect(await due()).toBe(null)
      later(14)
    }
    expect([await due(), await answersOf(id, author)]).toEqual([null, ['same', 'heavier', 'lighter']])
    expect((await answer(id)).error.message).toBe('There is no question about this worry now')
  })

  it('is not asked about resolved, held and unpublished worries, nor after "don’t ask"', async () => {
    const [resolved, held, stopped] = [await aWorry(), await aWorry(), await aWorry()]
    await app.call(resolutionsApi.resolve, { as: author.token, params: { id: resolved }, body: { copingMethods: ['Tea'] } })
    await app.database.db().updateTable('posts').set({ moderation_status: 'pending' }).where('id', '=', held).execute()
    await aWorry({ days: -3 })
    for (let i = 0; i < 2; i++) expect((await stop(stopped)).data).toMatchObject({ isDue: false, isStopped: true })
    expect(await due()).toBe(null)
    await ask()
    expect(await asked()).toEqual([])
  })

  it('is switched off altogether in the preferences', async () => {
    const id = await aWorry()
    const { data } = await app.call(notificationsApi.update, { as: author.token, body: { followUpQuestions: false } })
    expect(data.followUpQuestions).toBe(false)
    await ask()
    expect([await due(), await isDue(id), await asked()]).toEqual([null, false, []])
  })

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['another worry that speaks of danger', () => aWorry({ isDangerous: true, days: 400, privacy: 'private' })],
    ['a case of danger, also a decided one', () => aCase({ danger_level: 2, state: 'rejected' })],
    ['a concern about them', () => aCase({ source: 'concern' })],
    ['an urgent case', () => aCase({ is_urgent: true })],
    ['a pause after a dangerous text', () => aPause()],
    ['a worry that was not analyzed', (id) => app.database.db().deleteFrom('post_analyses').where('post_id', '=', id).execute()],
  ])('is never asked after %s', async (_, happen) => {
    const id = await aWorry()
    expect(await due()).toBe(id)
    await happen(id)
    await ask()
    expect([await due(), await isDue(id), await asked()]).toEqual([null, false, []])
  })

  it('is never asked about a worry that speaks of danger', async () => {
    const id = await aWorry({ isDangerous: true })
    await ask()
    expect([await due(), await isDue(id), await asked()]).toEqual([null, false, []])
  })
})

const aCase = (part: object) =>
  app.database
    .db()
    .insertInto('moderation_cases')
    .values({ id: randomUUID(), kind: 'comment', subject_id: randomUUID(), author_id: author.id, source: 'screening', ...part })
    .execute()
const aPause = () =>
  app.database
    .db()
    .insertInto('safety_pauses')
    .values({ user_id: author.id, until: new Date(clock.getTime() + DAY) })
    .execute()

describe('the nightly notification', () => {
  it('is one a day, in the page only, with no word of the worry', async () => {
    const id = await aWorry({ days: 16 })
    await aWorry({ days: 15 })
    for (let i = 0; i < 2; i++) await ask()
    expect(await asked()).toMatchObject([{ type: 'check_in', title: 'How is it now?', excerpt: null, actor: null, postId: id }])
    const rows = await app.database.db().selectFrom('notifications').selectAll().where('user_id', '=', author.id).execute()
    expect(rows.map(({ mailed_at }) => mailed_at !== null)).toEqual([true])
    const jobs = await app.database.db().selectFrom('jobs').select(['kind', 'payload']).execute()
    const ofAuthor = jobs.filter(({ payload }) => JSON.stringify(payload).includes(author.id))
    expect(ofAuthor.filter(({ kind }) => kind === 'notifications.mail' || kind === 'notifications.push')).toEqual([])
  })

  it('comes once about each question', async () => {
    const id = await aWorry()
    await ask()
    later(3)
    await ask()
    expect(await asked()).toHaveLength(1)
    await answer(id)
    later(14)
    await ask()
    expect(await asked()).toHaveLength(2)
  })

  it('is not sent where a check-in asked the same, and no check-in asks after it', async () => {
    const id = await aWorry({ days: 20 })
    const values = { id: randomUUID(), user_id: author.id, kind: 'check-in' as const, reason: 'unresolved' as const, post_id: id }
    await app.database.db().insertInto('notifications').values(values).execute()
    await ask()
    expect(await asked()).toEqual([])
    const second = await aWorry({ as: other })
    await app.database.db().updateTable('posts').set({ support_count: 1 }).where('id', '=', second).execute()
    await ask()
    expect(await asked(other)).toHaveLength(1)
    expect((await app.call(notificationsApi.triggerSmart, { as: other.token })).data.reason).toBe(null)
  })

  it('is planned for the next night by the hourly cleanup', async () => {
    await app.jobs['site.cleanup']?.({})
    const planned = await app.database
      .db()
      .selectFrom('jobs')
      .select('run_at')
      .where('dedupe_key', '=', 'follow-ups.ask')
      .execute()
    expect(planned).toHaveLength(1)
  })
})

describe('the answers', () => {
  it('can be changed within a day', async () => {
    const id = await aWorry()
    await answer(id, 'heavier')
    await answer(id, 'same')
    expect(await answersOf(id, author)).toEqual(['same'])
    later(1.1)
    expect((await answer(id, 'lighter')).status).toBe(403)
  })

  it('are read by the author alone, or by whoever may see the worry', async () => {
    const [open, hidden] = [await aWorry(), await aWorry({ privacy: 'private' })]
    for (const id of [open, hidden]) await answer(id)
    const before = { answers: [], isDue: false, isStopped: false, isShared: false }
    expect([(await read(open, other)).data, (await read(open)).data]).toEqual([before, before])
    expect((await share(open)).data.isShared).toBe(true)
    expect([await answersOf(open, other), await answersOf(open)]).toEqual([['lighter'], ['lighter']])
    await share(hidden)
    expect([(await read(hidden, other)).status, (await read(hidden)).status]).toEqual([404, 404])
    await share(open, false)
    expect(await answersOf(open, other)).toEqual([])
    await share(open)
    await app.call(blocksApi.block, { as: author.token, params: { userId: other.id } })
    expect((await read(open, other)).status).toBe(404)
  })

  it('are given, stopped and shared by the author alone, of a hidden worry like of a missing one', async () => {
    const [open, hidden] = [await aWorry(), await aWorry({ privacy: 'private' })]
    const calls = [
      (id: string, as?: Member) => app.call(followUpsApi.answer, { as: as?.token, params: { id }, body: { answer: 'same' } }),
      (id: string, as?: Member) => app.call(followUpsApi.stop, { as: as?.token, params: { id } }),
      (id: string, as?: Member) => app.call(followUpsApi.share, { as: as?.token, params: { id }, body: { isShared: true } }),
    ]
    for (const call of calls) {
      expect([(await call(open, other)).status, (await call(hidden, other)).status, (await call(open)).status]).toEqual([
        403, 404, 401,
      ])
      expect((await call(hidden, other)).error).toEqual((await call(randomUUID(), other)).error)
      expect((await call('nothing', author)).status).toBe(400)
    }
    expect(await answersOf(open, author)).toEqual([])
    expect((await app.call(followUpsApi.due)).status).toBe(401)
  })

  it('are one of three', async () => {
    const { status, error } = await answer(await aWorry(), 'worse')
    expect([status, error.details?.[0]?.message]).toEqual([400, 'Please choose lighter, same or heavier'])
  })

  it('are in the archive of their author, and go with the worry', async () => {
    const id = await aWorry()
    await answer(id)
    await share(id)
    await app.call(myDataApi.createArchive, { as: author.token })
    await app.runJobs('my-data.archive')
    const { archive } = (await app.call(myDataApi.overview, { as: author.token })).data
    const { rawPayload } = await app.server.inject(archive?.url ?? '')
    const data = JSON.parse(unzip(rawPayload).get('data.json')?.toString() ?? '{}') as Record<string, object[]>
    expect([data.follow_up_answers, data.follow_ups]).toMatchObject([[{ answer: 'lighter' }], [{ is_shared: true }]])
    await app.call(postsApi.remove, { as: author.token, params: { id } })
    const rows = await app.database.db().selectFrom('follow_up_answers').selectAll().where('post_id', '=', id).execute()
    expect(rows).toEqual([])
  })
})
