import {
  analysisApi,
  commentsApi,
  hiddenWordsApi,
  meTooApi,
  myDataApi,
  type Post,
  type PostPage,
  postsApi,
  resolutionsApi,
  searchApi,
} from '@worrystone/contracts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>
type Form = { words: string; reach?: string; period?: string }

let app: Awaited<ReturnType<typeof testApp>>
let ahead = 0
const now = () => new Date(Date.now() + ahead)
let author: Member
beforeAll(async () => {
  app = await testApp({ now })
  author = await app.aMember({ verified: true })
})

const hide = (as: Member, form: Form) => app.call(hiddenWordsApi.add, { as: as.token, body: form })
const list = async (as: Member) => (await app.call(hiddenWordsApi.list, { as: as.token })).data.words
async function aWorry(shortContent: string, by = author, form: object = {}): Promise<string> {
  const body = { shortContent, worryPrompt: 'What if...', ...form }
  return (await app.call(postsApi.create, { as: by.token, body })).data.id
}
const idsOf = ({ posts }: { posts: Pick<Post, 'id'>[] }) => posts.map(({ id }) => id)

/** Whether a reader who hides the words has the text in their feed. */
async function isInFeed(words: string, text: string) {
  const [reader, id] = [await app.aMember(), await aWorry(text)]
  expect((await hide(reader, { words })).status).toBe(201)
  const { data } = await app.call(postsApi.list, { as: reader.token, query: { limit: '100' } })
  return idsOf(data).includes(id)
}

describe('the list of hidden words', () => {
  it('holds what was typed, how far it reaches and until when, latest first', async () => {
    const me = await app.aMember()
    const { status, data } = await hide(me, { words: '  My Mother ', reach: 'comments', period: 'week' })
    expect([status, data]).toMatchObject([201, { words: 'My Mother', reach: 'comments' }])
    expect(Math.abs(Date.parse(data.until ?? '') - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000)
    await hide(me, { words: 'debt' })
    expect(await list(me)).toMatchObject([{ words: 'debt', reach: 'everywhere', until: null }, { words: 'My Mother' }])
    expect(await list(await app.aMember())).toEqual([])
  })

  it('has the same words once: again they change how far and how long', async () => {
    const me = await app.aMember()
    const first = (await hide(me, { words: 'Café', period: 'day' })).data
    const second = (await hide(me, { words: 'CAFE', reach: 'feed' })).data
    expect(await list(me)).toEqual([{ id: first.id, words: 'CAFE', reach: 'feed', until: null }])
    expect(second.id).toBe(first.id)
  })

  it('loses words that are removed, of one’s own alone', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const { id } = (await hide(me, { words: 'debt' })).data
    const remove = (as: Member) => app.call(hiddenWordsApi.remove, { as: as.token, params: { id } })
    expect((await remove(other)).status).toBe(404)
    expect((await remove(me)).status).toBe(200)
    expect([(await remove(me)).status, await list(me)]).toEqual([404, []])
  })

  it('refuses what is too short, too long, no word, or unknown', async () => {
    const me = await app.aMember()
    const refused: [Form, RegExp][] = [
      [{ words: 'a' }, /at least 2/],
      [{ words: '   ' }, /at least 2/],
      [{ words: 'x'.repeat(51) }, /at most 50/],
      [{ words: 'x'.repeat(10_000) }, /at most 50/],
      [{ words: '%_%' }, /letters or digits/],
      [{ words: '😀😀' }, /letters or digits/],
      [{ words: 'debt', reach: 'moon' }, /where/],
      [{ words: 'debt', period: 'century' }, /how long/],
    ]
    for (const [form, message] of refused) {
      const { status, error } = await hide(me, form)
      expect([status, error.details?.[0]?.message]).toEqual([400, expect.stringMatching(message)])
    }
    expect((await app.call(hiddenWordsApi.list)).status).toBe(401)
    expect((await app.call(hiddenWordsApi.add, { body: { words: 'debt' } })).status).toBe(401)
  })

  it('has at most 100 words; one of them can still be changed, and ended ones do not count', async () => {
    const me = await app.aMember()
    const rows = Array.from({ length: 100 }, (_, at) => ({
      user_id: me.id,
      words: `word${at}`,
      pattern: `% word${at} %`,
      reach: 'feed' as const,
      until: null,
    }))
    await app.database.db().insertInto('hidden_words').values(rows).execute()
    expect(await hide(me, { words: 'one more' })).toMatchObject({ status: 409, error: { message: /at most 100/ } })
    expect((await hide(me, { words: 'word7', reach: 'everywhere' })).status).toBe(201)
    const ended = { until: new Date(Date.now() - 1_000) }
    await app.database
      .db()
      .updateTable('hidden_words')
      .set(ended)
      .where('user_id', '=', me.id)
      .where('words', '=', 'word8')
      .execute()
    expect((await hide(me, { words: 'one more' })).status).toBe(201)
  })

  it('is in the archive of its owner, and ends with the account', async () => {
    const me = await app.aMember()
    await hide(me, { words: 'quillwort' })
    await app.call(myDataApi.createArchive, { as: me.token })
    await app.runJobs('my-data.archive')
    const { archive } = (await app.call(myDataApi.overview, { as: me.token })).data
    const { rawPayload } = await app.server.inject(archive?.url ?? '')
    const data = JSON.parse(unzip(rawPayload).get('data.json')?.toString() ?? '{}') as { hidden_words: { words: string }[] }
    expect(data.hidden_words.map(({ words }) => words)).toEqual(['quillwort'])
    await app.database.db().deleteFrom('users').where('id', '=', me.id).execute()
    expect(await app.database.db().selectFrom('hidden_words').selectAll().where('user_id', '=', me.id).execute()).toEqual([])
  })
})

describe('a hidden word', () => {
  it.each([
    ['mother', 'I miss my mother.', false],
    ['MOTHER', 'my mother!', false],
    ['mother', 'my motherboard is broken', true],
    ['mother', 'my grandmother called', true],
    ['my mother', 'so my   mother, again', false],
    ['my mother', 'my dear mother', true],
    ['cafe', 'Nobody came to the café', false],
    ['Übung', 'die ubung macht mir angst', false],
    ['straße', 'allein auf der STRASSE', false],
    ['can’t', 'I can’t', false],
    ['100', 'afraid of 100 people', false],
    ['100', 'afraid of 1000 people', true],
    ['мама', 'моя мама молчит', false],
    ['мама', 'о мамах', true],
    ['أم', 'أمي بعيدة', true],
    ['أمي', 'اشتقت إلى أُمّي', false],
    ['माँ', 'मेरी माँ बीमार है', false],
    ['母親', '最近母親と話せない', false],
    ['母親', '最近父と話せない', true],
    ['우울', '요즘 우울해요', false],
    ['妈妈', '想念妈妈了', false],
    ['ai', '每天都用AI工作', false],
    ['ai', 'raining again', true],
    ['a_b', 'a b', false],
    ['50%', '50 of us', false],
  ])('%s: the worry “%s” is shown: %s', async (words, text, isShown) => {
    expect(await isInFeed(words, text)).toBe(isShown)
  })

  it('is found in the middle of a long text without spaces', async () => {
    const [reader, id] = [
      await app.aMember(),
      await aWorry('心配', author, { longContent: `${'あいうえお'.repeat(30)}借金${'かき'.repeat(30)}` }),
    ]
    await hide(reader, { words: '借金' })
    expect(idsOf((await app.call(postsApi.list, { as: reader.token, query: { limit: '100' } })).data)).not.toContain(id)
  })

  it('never hides one’s own worries, nor what is opened by its address', async () => {
    const reader = await app.aMember({ verified: true })
    const [own, other] = [await aWorry('about zebrafish', reader), await aWorry('about zebrafish')]
    await hide(reader, { words: 'zebrafish' })
    const as = reader.token
    const shown = idsOf((await app.call(postsApi.list, { as, query: { limit: '100' } })).data)
    expect([shown.includes(own), shown.includes(other)]).toEqual([true, false])
    expect((await app.call(postsApi.read, { as, params: { id: other } })).status).toBe(200)
    const ofAuthor = await app.call(postsApi.byUser, { as, params: { userId: author.id }, query: { limit: '100' } })
    expect(idsOf(ofAuthor.data)).toContain(other)
  })

  it('has no effect for others and visitors, after its end, and after it was removed', async () => {
    const [reader, other, id] = [await app.aMember(), await app.aMember(), await aWorry('about kestrels')]
    const word = (await hide(reader, { words: 'kestrels', period: 'day' })).data
    const isShown = async (as?: Member) =>
      idsOf((await app.call(postsApi.list, { as: as?.token, query: { limit: '100' } })).data).includes(id)
    expect([await isShown(reader), await isShown(other), await isShown()]).toEqual([false, true, true])
    await sql`update hidden_words set until = now() - interval '1 second' where id = ${word.id}`.execute(app.database.db())
    expect(await isShown(reader)).toBe(true)
    expect(await list(reader)).toEqual([])
    const again = (await hide(reader, { words: 'kestrels' })).data
    expect(await isShown(reader)).toBe(false)
    await app.call(hiddenWordsApi.remove, { as: reader.token, params: { id: again.id } })
    expect(await isShown(reader)).toBe(true)
  })

  it('is hidden after the worry is changed to have it', async () => {
    const [reader, id] = [await app.aMember(), await aWorry('nothing yet')]
    await hide(reader, { words: 'axolotl' })
    await app.call(postsApi.update, { as: author.token, params: { id }, body: { shortContent: 'an axolotl' } })
    expect(idsOf((await app.call(postsApi.list, { as: reader.token, query: { limit: '100' } })).data)).not.toContain(id)
  })

  it('is deleted by the clean-up when it has ended', async () => {
    const me = await app.aMember()
    await hide(me, { words: 'debt', period: 'day' })
    ahead = 2 * 86_400_000
    await app.jobs['site.cleanup']?.({})
    ahead = 0
    expect(await app.database.db().selectFrom('hidden_words').selectAll().where('user_id', '=', me.id).execute()).toEqual([])
  })
})

describe('pages without hidden words', () => {
  it.each([postsApi.list, postsApi.discovery])('$url stay full, and none is skipped or repeated', async (endpoint) => {
    const [reader, writer] = [await app.aMember(), await app.aMember({ verified: true })]
    const marker = endpoint === postsApi.list ? 'plumbago' : 'santolina'
    const shown: string[] = []
    for (let i = 0; i < 9; i++) {
      const id = await aWorry(i % 3 === 0 ? `${marker} ${i}` : `calm ${i}`, writer)
      if (i % 3 !== 0) shown.push(id)
    }
    await hide(reader, { words: marker, reach: 'feed' })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const query: Record<string, string> = { limit: '4', ...(cursor && { cursor }) }
      const { data }: { data: PostPage } = await app.call(endpoint, { as: reader.token, query })
      if (data.hasMore) expect(data.posts).toHaveLength(4)
      seen.push(...data.posts.filter(({ userId }) => userId === writer.id).map(({ id }) => id))
      cursor = data.nextCursor
    } while (cursor)
    expect([...seen].sort()).toEqual([...shown].sort())
  })
})

describe('where words are hidden', () => {
  const MARK = 'umbellifer'
  let worry: string
  let anchor: string
  let comment: string
  beforeAll(async () => {
    const writer = await app.aMember({ verified: true })
    worry = await aWorry(`about ${MARK}`, writer)
    anchor = await aWorry('something near')
    await app.call(resolutionsApi.resolve, {
      as: writer.token,
      params: { id: worry },
      body: { copingMethods: ['walks'], resolutionStory: `With ${MARK}`, isPublic: true },
    })
    const db = app.database.db()
    await db.insertInto('similar_posts').values({ post_id: anchor, other_id: worry, similarity: 0.9 }).execute()
    const body = { content: `A word about ${MARK.toUpperCase()}` }
    comment = (await app.call(commentsApi.create, { as: writer.token, params: { postId: anchor }, body })).data.id
  })

  async function surfaces(reader: Member) {
    const as = reader.token
    const feed = await app.call(postsApi.list, { as, query: { limit: '100' } })
    const threads = await app.call(commentsApi.threaded, { as, params: { postId: anchor } })
    const found = await app.call(searchApi.search, { as, query: { q: MARK } })
    const similar = await app.call(analysisApi.similar, { as, params: { id: anchor }, query: { limit: '100' } })
    const counts = [
      (await app.call(postsApi.read, { as, params: { id: anchor } })).data.similarCount,
      (await app.call(analysisApi.similarCount, { as, params: { id: anchor } })).data.count,
      (await app.call(meTooApi.similarWorryCount, { as, params: { postId: anchor } })).data.count,
    ]
    expect(new Set(counts).size).toBe(1)
    const stories = await app.call(resolutionsApi.stories, { as, query: { limit: '100' } })
    const marked = threads.data.comments.find(({ id }) => id === comment)
    return {
      feed: idsOf(feed.data).includes(worry),
      comment: marked?.hasHiddenWords !== true,
      search: found.data.total > 0,
      similar: similar.data.similarWorries.some(({ id }) => id === worry),
      isCounted: counts[0] === 1,
      stories: stories.data.stories.some(({ post }) => post.id === worry),
    }
  }
  const ALL = { feed: true, comment: true, search: true, similar: true, isCounted: true, stories: true }

  it.each([
    ['feed', { ...ALL, feed: false }],
    ['comments', { ...ALL, feed: false, comment: false }],
    ['everywhere', { feed: false, comment: false, search: false, similar: false, isCounted: false, stories: false }],
  ])('%s', async (reach, expected) => {
    const reader = await app.aMember()
    expect(await surfaces(reader)).toEqual(ALL)
    await hide(reader, { words: MARK, reach })
    expect(await surfaces(reader)).toEqual(expected)
  })

  it('keeps the comment in its thread with its text, and marks it in no answer to its writer or a visitor', async () => {
    const reader = await app.aMember()
    await hide(reader, { words: MARK })
    const read = async (as?: Member) => (await app.call(commentsApi.read, { as: as?.token, params: { id: comment } })).data
    expect(await read(reader)).toMatchObject({ hasHiddenWords: true, content: `A word about ${MARK.toUpperCase()}` })
    expect((await read()).hasHiddenWords).toBeUndefined()
    const own = await app.aMember()
    await hide(own, { words: 'hellebore' })
    const body = { content: 'my hellebore' }
    const { id } = (await app.call(commentsApi.create, { as: own.token, params: { postId: anchor }, body })).data
    expect((await app.call(commentsApi.read, { as: own.token, params: { id } })).data.hasHiddenWords).toBeUndefined()
  })

  it('leaves such comments out of what others wrote to the reader', async () => {
    const [reader, writer] = [await app.aMember({ verified: true }), await app.aMember()]
    const id = await aWorry('mine', reader)
    for (const content of ['a kind word', 'about belladonna']) {
      await app.call(commentsApi.create, { as: writer.token, params: { postId: id }, body: { content } })
    }
    await hide(reader, { words: 'belladonna', reach: 'comments' })
    const { data } = await app.call(commentsApi.received, { as: reader.token })
    expect(data.map(({ content }) => content)).toEqual(['a kind word'])
  })

  it('is not offered as waiting for a first word', async () => {
    const [reader, id] = [await app.aMember(), await aWorry('about monkshood')]
    const published_at = new Date(Date.now() - 60 * 60_000)
    const db = app.database.db()
    await db.updateTable('posts').set({ published_at }).where('id', '=', id).execute()
    const analysis = { text_hash: '', model: '', method: 'keywords' as const, confidence: 1, keywords: [], reasons: '[]' }
    await db
      .insertInto('post_analyses')
      .values({ post_id: id, language: 'en', category: 'work', ...analysis })
      .onConflict((of) => of.doNothing())
      .execute()
    const isOffered = async () =>
      idsOf((await app.call(postsApi.unanswered, { as: reader.token, query: { limit: '100' } })).data).includes(id)
    expect(await isOffered()).toBe(true)
    await hide(reader, { words: 'monkshood' })
    expect(await isOffered()).toBe(false)
  })
})
