import { type Category, hiddenWordsApi, postsApi, resolutionsApi, similarHelpApi } from '@worrystone/contracts'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/db.ts'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

const WORK = 'My boss criticises everything and I am afraid to lose my job'
const NOTHING = { category: null, similar: null, suggestions: [], stories: [] }

let database: Database
let app: App
let writer: Member
let time = Date.now()
const log: string[] = []
beforeAll(async () => {
  // The figures are about all of the community, so it has a database of its own.
  database = await testDatabase()
  await seedCatalogue(database)
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) })
  app = await testApp({ deps: { database, log: logger }, now: () => new Date(time) })
  writer = await app.aMember({ verified: true })
  // Loads the model: a request does not wait that long.
  await app.deps.thread?.analyze(WORK)
})
afterAll(() => database.close())

const helpFor = (text: string, as: Member | undefined = writer, language = 'en') =>
  app.call(similarHelpApi.ofText, { as: as?.token, body: { text }, headers: { 'accept-language': language } })
/** The figures are kept for ten minutes. */
const later = () => {
  time += 11 * 60_000
}

async function aWorry(as: Member, category: Category, more: object = {}) {
  const body = { shortContent: `worry ${crypto.randomUUID()}`, worryPrompt: 'What if...', ...more }
  const { id } = (await app.call(postsApi.create, { as: as.token, body })).data
  await database.db().updateTable('posts').set({ category, language: 'en' }).where('id', '=', id).execute()
  await sql`insert into post_analyses (post_id, text_hash, model, method, language, category, confidence, keywords, reasons)
    values (${id}, '', '', 'keywords', 'en', ${category}, 1, '{}', '[]') on conflict do nothing`.execute(database.db())
  return id
}
async function aStory(as: Member, category: Category, copingMethods: string[], more: object = {}) {
  const id = await aWorry(as, category)
  await app.call(resolutionsApi.resolve, { as: as.token, params: { id }, body: { copingMethods, isPublic: true, ...more } })
  return id
}

describe('help of others for a text that is being written', () => {
  it('is for members, and about a text', async () => {
    expect((await app.call(similarHelpApi.ofText, { body: { text: WORK } })).status).toBe(401)
    expect((await helpFor('  ')).status).toBe(400)
    expect((await helpFor('x'.repeat(10_001))).status).toBe(400)
  })

  it('is only stories below ten people, then figures counted by people, in the reader’s language', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => app.aMember({ verified: true })))
    for (const [at, person] of people.slice(0, 9).entries()) {
      await aStory(person, 'work', at % 2 === 0 ? ['Mit einer Freundin geredet'] : ['talked to my sister', 'a list'])
    }
    const few = (await helpFor(WORK)).data
    expect(few).toMatchObject({ category: 'work', similar: null })
    expect(few.suggestions).toEqual([
      { copingMethod: 'Talking to somebody', method: 'talking', count: null, averageRating: null },
      { copingMethod: 'A list', method: 'list', count: null, averageRating: null },
    ])
    expect(few.stories).toHaveLength(3)

    for (const person of people.slice(9)) await aStory(person, 'work', ['友達に話を聞いてもらった'])
    // A second worry of somebody counts nobody more.
    await aStory(people[0] as Member, 'work', ['talking'])
    expect((await helpFor(WORK)).data.similar).toBeNull()
    later()
    const { similar, suggestions } = (await helpFor(WORK)).data
    expect(similar).toEqual({ people: 12, resolved: 12 })
    expect(suggestions[0]).toEqual({ copingMethod: 'Talking to somebody', method: 'talking', count: 12, averageRating: null })
    expect((await helpFor(WORK, writer, 'es')).data.suggestions.map(({ copingMethod }) => copingMethod)).toEqual([
      'Hablar con alguien',
      'Una lista',
    ])
  })

  it('names nothing of worries that are not public, nor of stories that are not shared', async () => {
    const [one, two] = await Promise.all([app.aMember(), app.aMember()])
    later()
    const before = (await helpFor(WORK)).data
    await aWorry(one, 'work', { privacyLevel: 'private' })
    await aWorry(one, 'work', { privacyLevel: 'friends' })
    const unshared = await aStory(two, 'work', ['a secret list'], { isPublic: false })
    later()
    const { similar, suggestions, stories } = (await helpFor(WORK)).data
    // The worry of the unshared story is public, and others see that it is resolved.
    expect(similar).toEqual({ people: 13, resolved: 13 })
    expect(suggestions).toEqual(before.suggestions)
    expect(stories.map(({ postId }) => postId)).not.toContain(unshared)
  })

  it('offers no story with a warning, of the writer, or of somebody they muted', async () => {
    later()
    const own = await aStory(writer, 'health', ['tea'])
    const warned = await aStory(await app.aMember(), 'health', ['tea'])
    await database.db().updateTable('posts').set({ content_warning: 'loss' }).where('id', '=', warned).execute()
    const mutedPerson = await app.aMember()
    const muted = await aStory(mutedPerson, 'health', ['tea'])
    await database.db().insertInto('mutes').values({ muter_id: writer.id, muted_id: mutedPerson.id }).execute()
    const offered = await aStory(await app.aMember(), 'health', ['tea'])
    const { category, stories } = (await helpFor('The doctor wants another scan of my back before the surgery')).data
    const ids = stories.map(({ postId }) => postId)
    expect([category, ids.includes(offered), ids.includes(own), ids.includes(warned), ids.includes(muted)]).toEqual([
      'health',
      true,
      false,
      false,
      false,
    ])
  })

  it('offers no story with words that the writer hides everywhere', async () => {
    const reader = await app.aMember()
    const ids = [
      await aStory(await app.aMember(), 'finances', ['tea'], { resolutionStory: 'It was the foxglove' }),
      await aStory(await app.aMember(), 'finances', ['tea']),
    ]
    const offered = async () => {
      const { stories } = (await helpFor('The rent is due and my bank account is empty again', reader)).data
      return ids.map((id) => stories.some(({ postId }) => postId === id))
    }
    expect(await offered()).toEqual([true, true])
    const body = { words: 'foxglove', reach: 'everywhere' as const, period: 'always' as const }
    await app.call(hiddenWordsApi.add, { as: reader.token, body })
    expect(await offered()).toEqual([false, true])
  })

  it('is nothing for a text of danger, for three days after one, and for a text without a category', async () => {
    expect((await helpFor(`${WORK}. I want to die`)).data).toEqual(NOTHING)
    expect((await helpFor(`${WORK}. I can't go on`)).data).toEqual(NOTHING)
    expect((await helpFor('12 34')).data).toEqual(NOTHING)
    const person = await app.aMember()
    await database
      .db()
      .insertInto('safety_pauses')
      .values({ user_id: person.id, until: new Date(time + 60_000) })
      .execute()
    expect((await helpFor(WORK, person)).data).toEqual(NOTHING)
    time += 120_000
    expect((await helpFor(WORK, person)).data.category).toBe('work')
  })

  it('leaves the text in no log and no table', async () => {
    const secret = 'My boss at the Zanzibar lighthouse criticises my job'
    await helpFor(secret)
    expect(log.join('')).not.toContain('Zanzibar')
    const { rows } = await sql<{
      found: number
    }>`select count(*)::int as found from posts where short_content like '%Zanzibar%'`.execute(database.db())
    expect(rows).toEqual([{ found: 0 }])
  })
})

describe('on a worry’s page', () => {
  it('the same figures stand beside the suggestions, except for an author in distress', async () => {
    const author = await app.aMember()
    const id = await aWorry(author, 'work')
    later()
    const read = async (as?: Member) => (await app.call(resolutionsApi.suggestions, { as: as?.token, params: { id } })).data
    expect((await read(author)).similar).toEqual({ people: 14, resolved: 13 })
    expect((await read(author)).suggestions[0]?.count).toBe(12)
    await database.db().updateTable('post_analyses').set({ is_distressed: true }).where('post_id', '=', id).execute()
    const gentle = await read(author)
    expect(gentle.similar).toBeNull()
    expect(gentle.suggestions.every(({ count, averageRating }) => count === null && averageRating === null)).toBe(true)
    // Others see no difference.
    expect((await read()).similar).toEqual({ people: 14, resolved: 13 })
  })
})

it('the list is offered in the language of the request', async () => {
  const read = async (language: string) =>
    (await app.call(similarHelpApi.methods, { headers: { 'accept-language': language } })).data.methods
  const [english, german] = [await read('en'), await read('de')]
  expect(english[0]).toEqual({ id: 'talking', name: 'Talking to somebody' })
  expect(german[0]).toEqual({ id: 'talking', name: 'Mit jemandem reden' })
  expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
})

it('what was written before the lists changed is counted by the present ones after the cleanup', async () => {
  const id = await aStory(await app.aMember(), 'future', ['A long walk', 'The roof was mended'])
  const keys = () =>
    database.db().selectFrom('resolutions').select('method_keys').where('post_id', '=', id).executeTakeFirstOrThrow()
  const written = { method_keys: ['walking', 'the roof was mended'] }
  expect(await keys()).toEqual(written)
  await database.db().updateTable('resolutions').set({ method_keys: [], method_keys_by: '' }).execute()
  // Until then each is counted by its words.
  const open = await aWorry(writer, 'future')
  const named = async () =>
    (await app.call(resolutionsApi.suggestions, { params: { id: open } })).data.suggestions.map(
      ({ copingMethod }) => copingMethod,
    )
  expect(await named()).toContain('A long walk')
  await app.jobs['site.cleanup']?.({})
  expect(await keys()).toEqual(written)
  expect(await named()).toContain('Walks')
})
