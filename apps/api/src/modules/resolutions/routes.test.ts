import {
  blocksApi,
  type Category,
  followsApi,
  type ModerationStatus,
  mutesApi,
  postsApi,
  resolutionsApi,
} from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

let app: App
let me: Member
let other: Member
beforeAll(async () => {
  app = await testApp()
  ;[me, other] = await Promise.all([app.aMember({ verified: true }), app.aMember({ verified: true })])
})

const FORM = { copingMethods: ['Long walks'], resolutionStory: 'I asked for help.', helpfulnessRating: 4 }
const SHARED = { ...FORM, isPublic: true }

async function aPost(more: object = {}, as = me) {
  const body = { shortContent: 'the talk', worryPrompt: 'I am nervous about...', ...more }
  return (await app.call(postsApi.create, { as: as.token, body })).data.id
}
const resolve = (id: string, body: object = FORM, as: Member | undefined = me) =>
  app.call(resolutionsApi.resolve, { as: as?.token, params: { id }, body })
const change = (id: string, body: object = FORM, as = me) =>
  app.call(resolutionsApi.update, { as: as.token, params: { id }, body })
const reopen = (id: string, as = me) => app.call(resolutionsApi.reopen, { as: as.token, params: { id } })
const read = (id: string, as?: Member) => app.call(resolutionsApi.read, { as: as?.token, params: { id } })
const isResolved = async (id: string) => (await app.call(postsApi.read, { as: me.token, params: { id } })).data.isResolved
const stories = async (as?: Member, query: Record<string, string> = {}) =>
  (await app.call(resolutionsApi.stories, { as: as?.token, query: { limit: '100', ...query } })).data
const ofPerson = (userId: string, as?: Member, query: Record<string, string> = {}) =>
  app.call(resolutionsApi.byUser, { as: as?.token, params: { id: userId }, query })
const editPost = (id: string, body: object) => app.call(postsApi.update, { as: me.token, params: { id }, body })

async function aStory(more: object = {}, as = me) {
  const id = await aPost({}, as)
  await resolve(id, { ...SHARED, ...more }, as)
  return id
}
const mark = (id: string, status: ModerationStatus) =>
  app.database.db().updateTable('resolutions').set({ moderation_status: status }).where('post_id', '=', id).execute()
const categorize = (id: string, category: Category) =>
  app.database.db().updateTable('posts').set({ category }).where('id', '=', id).execute()

describe('marking a worry as resolved', () => {
  it('saves the resolution, idempotently', async () => {
    const id = await aPost()
    const { status, data } = await resolve(id, { ...FORM, copingMethods: [' Long walks ', '', 'Tea', 'Tea'] })
    expect(status).toBe(200)
    expect(data).toEqual({
      postId: id,
      copingMethods: ['Long walks', 'Tea'],
      resolutionStory: 'I asked for help.',
      helpfulnessRating: 4,
      isPublic: false,
      moderationStatus: 'approved',
      resolvedAt: data.resolvedAt,
      updatedAt: data.updatedAt,
    })
    expect(await isResolved(id)).toBe(true)
    expect((await resolve(id, { copingMethods: ['Something else'] })).data).toEqual(data)
    expect((await read(id, me)).data).toEqual(data)
  })

  it('creates one resolution for 30 concurrent requests', async () => {
    const id = await aPost()
    const answers = await Promise.all(Array.from({ length: 30 }, () => resolve(id)))
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.resolvedAt}`)).size).toBe(1)
  })

  it.each([
    [{ copingMethods: undefined }, 'copingMethods', 'Please add at least one coping method'],
    [{ copingMethods: [] }, 'copingMethods', 'Please add at least one coping method'],
    [{ copingMethods: [' ', ''] }, 'copingMethods', 'Please add at least one coping method'],
    [{ copingMethods: Array(21).fill('x') }, 'copingMethods', 'Please keep to 20 coping methods'],
    [{ copingMethods: ['x'.repeat(101)] }, 'copingMethods.0', 'A coping method must be less than 100 characters'],
    [{ resolutionStory: 'x'.repeat(2_001) }, 'resolutionStory', 'Your story must be less than 2,000 characters'],
    [{ helpfulnessRating: 0 }, 'helpfulnessRating', 'Please rate from 1 to 5'],
    [{ helpfulnessRating: 6 }, 'helpfulnessRating', 'Please rate from 1 to 5'],
    [{ helpfulnessRating: 2.5 }, 'helpfulnessRating', 'Please rate from 1 to 5'],
    [{ isPublic: 'yes' }, 'isPublic', 'Must be true or false'],
    [{ moderationStatus: 'approved' }, 'moderationStatus', 'This field is not known'],
  ])('refuses %o at %s: %s', async (wrong, path, message) => {
    const id = await aPost()
    for (const send of [resolve, change]) {
      const { status, error } = await send(id, { ...FORM, ...wrong })
      expect(status).toBe(400)
      expect(error.details).toContainEqual({ path, message })
    }
    expect(await isResolved(id)).toBe(false)
  })

  it('accepts a story with only coping methods', async () => {
    const { data } = await resolve(await aPost(), { copingMethods: ['Tea'], resolutionStory: ' ', helpfulnessRating: null })
    expect(data).toMatchObject({ resolutionStory: null, helpfulnessRating: null })
  })

  it('requires the author and a published worry', async () => {
    const [open, hidden] = [await aPost(), await aPost({ privacyLevel: 'private' })]
    for (const send of [resolve, change]) {
      expect((await send(open, FORM, other)).status).toBe(403)
      expect((await send(hidden, FORM, other)).status).toBe(404)
      expect((await send(crypto.randomUUID())).status).toBe(404)
      expect((await send('nothing')).status).toBe(400)
    }
    expect([(await reopen(open, other)).status, (await reopen(hidden, other)).status]).toEqual([403, 404])
    for (const endpoint of [resolutionsApi.resolve, resolutionsApi.update, resolutionsApi.reopen]) {
      expect(
        (await app.call(endpoint, { params: { id: open }, body: endpoint.method === 'DELETE' ? undefined : FORM })).status,
      ).toBe(401)
    }
    const draft = await aPost({ isScheduled: true })
    expect(await resolve(draft)).toMatchObject({
      status: 403,
      error: { message: 'A worry can be marked as resolved once it is shared' },
    })
  })

  it.each(['friends', 'private'])('shares no story of a worry for %s', async (privacyLevel) => {
    const id = await aPost({ privacyLevel })
    const message = 'Only the story of a public worry can be shared'
    expect(await resolve(id, SHARED)).toMatchObject({ status: 400, error: { details: [{ path: 'isPublic', message }] } })
    expect((await resolve(id)).status).toBe(200)
    expect((await change(id, SHARED)).error.message).toBe(message)
  })

  it('is refused during a moderation pause', async () => {
    const paused = await app.aMember()
    const id = await aPost({}, paused)
    const until = new Date(Date.now() + 86_400_000)
    await app.database.db().updateTable('users').set({ paused_until: until }).where('id', '=', paused.id).execute()
    for (const send of [resolve, change]) expect((await send(id, FORM, paused)).error.message).toMatch(/^You can write again on /)
  })
})

describe('changing and reopening', () => {
  it('changes an existing resolution only', async () => {
    const id = await aPost()
    expect((await change(id)).status).toBe(404)
    const { data } = await resolve(id)
    const changed = await change(id, { copingMethods: ['Tea'], isPublic: true })
    expect(changed).toMatchObject({
      status: 200,
      data: {
        copingMethods: ['Tea'],
        resolutionStory: null,
        helpfulnessRating: null,
        isPublic: true,
        resolvedAt: data.resolvedAt,
      },
    })
    expect((await read(id)).data.copingMethods).toEqual(['Tea'])
  })

  it('reopens idempotently, and can be resolved again', async () => {
    const id = await aStory()
    for (let i = 0; i < 2; i++)
      expect(await reopen(id)).toMatchObject({ status: 200, data: { message: 'Your worry is open again' } })
    expect([await isResolved(id), (await read(id, me)).status]).toEqual([false, 404])
    expect((await stories()).stories.map((story) => story.id)).not.toContain(id)
    expect((await resolve(id)).status).toBe(200)
    expect(await isResolved(id)).toBe(true)
  })
})

describe('who may read a resolution', () => {
  it('its author always; others while it is shared', async () => {
    const id = await aPost()
    await resolve(id)
    expect([(await read(id, me)).status, (await read(id, other)).status, (await read(id)).status]).toEqual([200, 404, 404])
    await change(id, SHARED)
    expect([(await read(id, other)).status, (await read(id)).status]).toEqual([200, 200])
    expect((await read(crypto.randomUUID())).status).toBe(404)
    expect((await read(await aPost(), me)).status).toBe(404)
  })

  it('only its author once the worry is no longer public', async () => {
    const friend = await app.aMember()
    await app.call(followsApi.follow, { as: me.token, params: { userId: friend.id } })
    const id = await aStory()
    for (const privacyLevel of ['friends', 'private']) {
      await editPost(id, { privacyLevel })
      expect([(await read(id, friend)).status, (await read(id)).status, (await read(id, me)).status]).toEqual([404, 404, 200])
      for (const as of [friend, undefined, me])
        expect((await stories(as)).stories.some((story) => story.id === id)).toBe(as === me)
      expect((await ofPerson(me.id, friend)).data.stories.some((story) => story.id === id)).toBe(false)
    }
    await editPost(id, { privacyLevel: 'public' })
    expect((await read(id)).status).toBe(200)
  })

  it.each(['pending', 'flagged', 'rejected'] as const)('%s: its author only', async (status) => {
    const id = await aStory()
    await mark(id, status)
    expect([(await read(id, me)).data.moderationStatus, (await read(id, other)).status]).toEqual([status, 404])
    for (const as of [me, other, undefined]) {
      expect((await stories(as)).stories.some((story) => story.id === id)).toBe(as === me)
      expect((await ofPerson(me.id, as)).data.stories.some((story) => story.id === id)).toBe(as === me)
    }
    // An edit does not release a held story.
    expect((await change(id, { ...SHARED, copingMethods: ['Tea'] })).data.moderationStatus).toBe(status)
  })

  it('not across a block', async () => {
    const [one, two] = await Promise.all([app.aMember(), app.aMember()])
    const id = await aStory({}, one)
    await app.call(blocksApi.block, { as: one.token, params: { userId: two.id } })
    expect((await read(id, two)).status).toBe(404)
    expect((await stories(two)).stories.some((story) => story.id === id)).toBe(false)
    const [blocked, missing] = [await ofPerson(one.id, two), await ofPerson(crypto.randomUUID(), two)]
    expect([blocked.status, blocked.error]).toEqual([404, missing.error])
  })
})

describe('stories', () => {
  it('are listed newest first with their worry, in pages', async () => {
    const ids = [await aStory(), await aStory(), await aStory()].reverse()
    const { stories: found } = await stories(other)
    expect(found.slice(0, 3).map(({ id }) => id)).toEqual(ids)
    expect(found[0]).toMatchObject({
      resolutionStory: 'I asked for help.',
      post: { id: ids[0], isResolved: true, isOwnPost: false },
    })
    const page = await stories(other, { limit: '1', offset: '1' })
    expect([page.stories.map(({ id }) => id), page.hasMore]).toEqual([[ids[1]], true])
    expect((await app.call(resolutionsApi.stories, { query: { limit: '0' } })).error.message).toBe(
      'limit must be a whole number from 1 to 100',
    )
  })

  it('are filtered by category', async () => {
    const [one, two] = [await aStory(), await aStory()]
    await categorize(one, 'education')
    await categorize(two, 'finances')
    const ids = (await stories(other, { category: 'education' })).stories.map(({ id }) => id)
    expect([ids.includes(one), ids.includes(two)]).toEqual([true, false])
    expect((await app.call(resolutionsApi.stories, { query: { category: 'weather' } })).error.message).toBe(
      'Please choose a category from the list',
    )
  })

  it('exclude those of muted people', async () => {
    const reader = await app.aMember()
    const id = await aStory()
    await app.call(mutesApi.mute, { as: reader.token, params: { userId: me.id } })
    expect((await stories(reader)).stories.some((story) => story.id === id)).toBe(false)
    expect((await read(id, reader)).status).toBe(200)
  })
})

it('the resolved worries of a person: all for themselves, the shared ones for others', async () => {
  const person = await app.aMember()
  const [own, shared] = [await aPost({ privacyLevel: 'private' }, person), await aStory({}, person)]
  await resolve(own, FORM, person)
  const ids = async (as?: Member) => (await ofPerson(person.id, as)).data.stories.map(({ id }) => id)
  expect([await ids(person), await ids(other), await ids()]).toEqual([[own, shared], [shared], [shared]])
  expect((await ofPerson((await app.aMember()).id)).data).toEqual({ stories: [], hasMore: false })
  expect((await ofPerson(crypto.randomUUID())).status).toBe(404)
  expect((await ofPerson(person.id, person, { limit: '1' })).data).toMatchObject({ hasMore: true, stories: [{ id: own }] })
})

describe('the story of the day', () => {
  let at = new Date()
  let dated: Awaited<ReturnType<typeof testApp>>
  beforeAll(async () => {
    dated = await testApp({ now: () => at })
  })
  const today = async (language: string, as?: Member) =>
    (await dated.call(resolutionsApi.storyOfTheDay, { as: as?.token, query: { language } })).data.story
  const analysis = { text_hash: '', model: '', method: 'keywords' as const, confidence: 1, keywords: [], reasons: '[]' }

  /** A story that was shared long ago, in a language in which nobody else writes here. */
  async function anOldStory(language: string, { isDistressed = false, more = {} } = {}) {
    const id = await aStory(more)
    const db = app.database.db()
    await db.updateTable('posts').set({ language }).where('id', '=', id).execute()
    await db
      .updateTable('resolutions')
      .set({ resolved_at: new Date('2026-01-01') })
      .where('post_id', '=', id)
      .execute()
    await db.deleteFrom('post_analyses').where('post_id', '=', id).execute()
    await db
      .insertInto('post_analyses')
      .values({ post_id: id, language, category: 'work', is_distressed: isDistressed, ...analysis })
      .execute()
    return id
  }

  it('is one of the language, the same for everybody, and another one on other days', async () => {
    const ids = [await anOldStory('ja'), await anOldStory('ja'), await anOldStory('ja')]
    const first = await today('ja')
    expect(ids).toContain(first?.id)
    expect((await today('ja', await app.aMember()))?.id).toBe(first?.id)
    const seen = new Set<string | undefined>()
    for (let day = 0; day < 20; day++) {
      at = new Date(Date.now() + day * 86_400_000)
      seen.add((await today('ja'))?.id)
    }
    at = new Date()
    expect(seen.size).toBe(3)
    expect(await today('ko')).toBeNull()
  })

  it('is none of distress, with a warning, without a text, or not shared', async () => {
    await anOldStory('ko', { isDistressed: true })
    await anOldStory('ko', { more: { isPublic: false } })
    await anOldStory('ko', { more: { resolutionStory: null } })
    const warned = await anOldStory('ko')
    await app.database.db().updateTable('posts').set({ content_warning: 'loss' }).where('id', '=', warned).execute()
    expect(await today('ko')).toBeNull()
  })

  it('is nothing for somebody who may not read it, and no other one', async () => {
    await anOldStory('hi')
    const hidden = await app.aMember()
    await app.call(blocksApi.block, { as: me.token, params: { userId: hidden.id } })
    expect((await today('hi'))?.id).toBeTruthy()
    expect(await today('hi', hidden)).toBeNull()
  })
})

describe('suggestions', () => {
  const suggestionsFor = (id: string, as?: Member, query: Record<string, string> = {}) =>
    app.call(resolutionsApi.suggestions, { as: as?.token, params: { id }, query })

  it('come from similar worries, then from the same category, each person once', async () => {
    const id = await aPost()
    await categorize(id, 'future')
    const people = await Promise.all(Array.from({ length: 3 }, () => app.aMember({ verified: true })))
    const [one, two, three] = people as [Member, Member, Member]
    const similar = await aStory({ copingMethods: ['Breathe', 'Write it down'], helpfulnessRating: 2 }, one)
    await app.database.db().insertInto('similar_posts').values({ post_id: id, other_id: similar, similarity: 0.9 }).execute()
    for (const [person, method, rating] of [
      [two, 'write it down', 4],
      [two, 'Write it down', 5],
      [three, 'Sing', 5],
      [two, 'Sing', 3],
    ] as const) {
      await categorize(await aStory({ copingMethods: [method], helpfulnessRating: rating }, person), 'future')
    }
    // Neither the viewer's own nor private ones.
    await categorize(await aStory({ copingMethods: ['My own'] }), 'future')
    await categorize(await aStory({ copingMethods: ['Secret'], isPublic: false }, three), 'future')
    const { suggestions } = (await suggestionsFor(id)).data
    expect(suggestions).toEqual([
      { copingMethod: 'Writing it down', method: 'writing', count: null, averageRating: null },
      { copingMethod: 'Breathing exercises', method: 'breathing', count: null, averageRating: null },
      { copingMethod: 'Singing or playing music', method: 'making-music', count: null, averageRating: null },
    ])
    expect((await suggestionsFor(id, me, { limit: '1' })).data.suggestions).toHaveLength(1)
    await mark(similar, 'flagged')
    expect((await suggestionsFor(id)).data.suggestions.map(({ copingMethod }) => copingMethod)).not.toContain(
      'Breathing exercises',
    )
  })

  it('count people, and only ten or more of them', async () => {
    const id = await aPost()
    await categorize(id, 'finances')
    const people = await Promise.all(Array.from({ length: 10 }, () => app.aMember({ verified: true })))
    for (const [at, person] of people.entries()) {
      const copingMethods = at < 9 ? ['A budget', 'Talking'] : ['A budget']
      const form = { copingMethods, helpfulnessRating: at < 9 ? 4 : null }
      await categorize(await aStory(form, person), 'finances')
      // A second story of the same person counts nobody more.
      if (at === 0) await categorize(await aStory(form, person), 'finances')
    }
    expect((await suggestionsFor(id)).data.suggestions).toEqual([
      { copingMethod: 'A budget', method: 'budget', count: 10, averageRating: null },
      { copingMethod: 'Talking to somebody', method: 'talking', count: null, averageRating: null },
    ])
  })

  it('of the same category are merged across languages; own words are in the language of the worry', async () => {
    const id = await aPost()
    const inLanguage = async (postId: string, language: string) => {
      await categorize(postId, 'education')
      const looked = { text_hash: '', model: '', method: 'keywords' as const, confidence: 0.5, keywords: [], reasons: '[]' }
      const row = { ...looked, post_id: postId, language, category: 'education' as const }
      await app.database.db().insertInto('post_analyses').values(row).execute()
    }
    await inLanguage(id, 'it')
    await inLanguage(await aStory({ copingMethods: ['Una passeggiata', 'Il tetto riparato'] }, other), 'it')
    await inLanguage(await aStory({ copingMethods: ['Une promenade', 'Le toit réparé'] }, await app.aMember()), 'fr')
    const named = async (language: string) => {
      const headers = { 'accept-language': language }
      const { data } = await app.call(resolutionsApi.suggestions, { params: { id }, headers })
      return data.suggestions.map(({ copingMethod }) => copingMethod)
    }
    expect(await named('de')).toEqual(['Spazieren gehen', 'Il tetto riparato'])
    expect(await named('ja')).toEqual(['散歩する', 'Il tetto riparato'])
  })

  it('require that the viewer may see the worry', async () => {
    const hidden = await aPost({ privacyLevel: 'private' })
    expect([(await suggestionsFor(hidden, other)).status, (await suggestionsFor(hidden)).status]).toEqual([404, 404])
    expect((await suggestionsFor(hidden, me)).data).toEqual({ suggestions: [], similar: null })
    expect((await suggestionsFor(hidden, me, { limit: '500' })).status).toBe(400)
  })
})

it('statistics contain nothing about fewer than 10 people', async () => {
  const database = await testDatabase()
  try {
    await seedCatalogue(database)
    let time = Date.now()
    const ownApp = await testApp({ deps: { database }, now: () => new Date(time) })
    const stats = async () => {
      time += 61_000
      return (await ownApp.call(resolutionsApi.stats)).data
    }
    const share = async (as: Member, copingMethods: string[], helpfulnessRating: number | null) => {
      const body = { shortContent: 'x', worryPrompt: 'What if...' }
      const { data } = await ownApp.call(postsApi.create, { as: as.token, body })
      await ownApp.call(resolutionsApi.resolve, {
        as: as.token,
        params: { id: data.id },
        body: { copingMethods, helpfulnessRating, isPublic: true },
      })
      return data.id
    }
    const people = await Promise.all(Array.from({ length: 10 }, () => ownApp.aMember({ verified: true })))
    // Nine people, one of them with three stories.
    for (const person of people.slice(0, 9)) await share(person, ['Tea', 'Walks'], 4)
    const [first] = people as [Member]
    for (let i = 0; i < 2; i++) await share(first, ['tea'], 4)
    expect(await stats()).toEqual({ sharedStories: null, averageRating: null, copingMethods: [] })
    const last = await share(people[9] as Member, ['TEA'], null)
    expect(await stats()).toEqual({
      sharedStories: 12,
      averageRating: null,
      copingMethods: [{ copingMethod: 'A warm drink', count: 10 }],
    })
    await ownApp.call(resolutionsApi.update, {
      as: people[9]?.token,
      params: { id: last },
      body: { copingMethods: ['Tea'], helpfulnessRating: 2, isPublic: true },
    })
    expect((await stats()).averageRating).toBe(3.8)
    // Cached for a minute.
    await ownApp.call(resolutionsApi.reopen, { as: people[9]?.token, params: { id: last } })
    expect((await ownApp.call(resolutionsApi.stats)).data.sharedStories).toBe(12)
    expect((await stats()).sharedStories).toBeNull()
  } finally {
    await database.close()
  }
})
