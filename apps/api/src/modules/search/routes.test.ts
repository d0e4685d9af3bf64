import { blocksApi, followsApi, mutesApi, postsApi, resolutionsApi, type SearchPage, searchApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

let app: Awaited<ReturnType<typeof testApp>>
let author: Member
beforeAll(async () => {
  app = await testApp()
  author = await app.aMember({ verified: true })
})

/** A word that no other test has. */
const aWord = () => `w${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}qx`

async function aWorry(
  shortContent: string,
  { by = author, language, ...form }: { by?: Member; language?: string; [field: string]: unknown } = {},
) {
  const { data } = await app.call(postsApi.create, { as: by.token, body: { shortContent, worryPrompt: 'What if...', ...form } })
  if (language) await app.database.db().updateTable('posts').set({ language }).where('id', '=', data.id).execute()
  return data.id
}
const search = (q: string, query: Record<string, string> = {}, as?: Member) =>
  app.call(searchApi.search, { as: as?.token, query: { q, ...query } })
const idsOf = ({ hits }: SearchPage) => hits.map(({ post }) => post.id)
const found = async (q: string, query: Record<string, string> = {}, as?: Member) => idsOf((await search(q, query, as)).data)
const marked = ({ hits }: SearchPage) =>
  hits.map(({ excerpt }) => excerpt.marks.map(({ start, end }) => excerpt.text.slice(start, end)))

describe('the search', () => {
  it.each([
    ['en', 'My neighbours are shouting every night of the week', 'neighbour shouts nightly', ['neighbours', 'shouting']],
    ['de', 'Die mündlichen Prüfungen machen mir Angst vor dem Donnerstag', 'prufung donnerstags', ['Prüfungen', 'Donnerstag']],
    ['es', 'Las deudas de mi hermano mayor nos persiguen a todos', 'deuda hermanos', ['deudas', 'hermano']],
    ['ru', 'Боюсь потерять последние сбережения родителей', 'сбережение родители', ['сбережения', 'родителей']],
    ['ar', 'نُقلت جدتي إلى المستشفى فجأة وأنا بعيد عنها', 'مستشفى جدتي', ['جدتي', 'المستشفى']],
    ['hi', 'मुझे अपनी नौकरी खोने का बहुत डर लगता है', 'नौकरी डर', ['नौकरी', 'डर']],
    ['ja', '来月の引っ越しの準備がまったく進んでいない', '引っ越し準備', ['引っ越し', '準備']],
    ['zh', '我每天晚上都担心孩子的高考成绩', '高考成绩', ['高考成绩']],
    ['ko', '전세 계약이 끝나는데 갈 곳이 없어요', '전세 계약', ['전세', '계약']],
  ])('finds other forms of the words and marks them: %s', async (language, text, q, words) => {
    const id = await aWorry(text, { language })
    const { status, data } = await search(q)
    expect(status).toBe(200)
    const at = idsOf(data).indexOf(id)
    expect(at).toBeGreaterThanOrEqual(0)
    expect(data.hits[at]).toMatchObject({ kind: 'worry', excerpt: { source: 'worry', text } })
    expect(marked(data)[at]).toEqual(expect.arrayContaining(words))
  })

  it('finds a mistyped word, once the words are counted', async () => {
    const id = await aWorry('The chiropractor says nothing about my shoulders')
    await app.jobs['site.cleanup']?.({})
    expect(await found('chiropracter sholders')).toContain(id)
    await app.call(postsApi.remove, { as: author.token, params: { id } })
    await app.jobs['site.cleanup']?.({})
    const { rows } = await app.database
      .db()
      .selectFrom('search_words')
      .selectAll()
      .where('word', '=', 'chiropractor')
      .execute()
      .then((rows) => ({ rows }))
    expect(rows).toEqual([])
  })

  it('ranks a text with all words first, and with few hits adds texts with some of them', async () => {
    const [one, two, three] = [aWord(), aWord(), aWord()]
    const some = await aWorry(`${one} ${two} alone`)
    const all = await aWorry(`${one} ${two} ${three}`)
    const other = await aWorry(`${three} only`)
    expect(await found(`${one} ${two} ${three}`)).toEqual([all, some, other])
  })

  it('shows the part of a longer text that matches', async () => {
    const word = aWord()
    const longContent = `${'Nothing of this matters here. '.repeat(30)}Then ${word} happened. ${'And more of it. '.repeat(30)}`
    const id = await aWorry('See below', { longContent })
    const { data } = await search(word)
    expect(idsOf(data)).toEqual([id])
    const [hit] = data.hits
    expect(hit?.excerpt.source).toBe('longer-text')
    expect(hit?.excerpt.text.length).toBeLessThan(320)
    expect(hit?.excerpt.text).toMatch(/^….*….?$/s)
    expect(marked(data)).toEqual([[word]])
  })

  it('returns a text as it is, and marks it by offsets', async () => {
    const word = aWord()
    const text = `<b>${word}</b> & "quotes" 😀 ${word.toUpperCase()}`
    await aWorry(text)
    const { data } = await search(word)
    expect(data.hits[0]?.excerpt.text).toBe(text)
    expect(marked(data)).toEqual([[word, word.toUpperCase()]])
  })

  it('follows each change of a text at once', async () => {
    const [before, after] = [aWord(), aWord()]
    const id = await aWorry(before)
    await app.call(postsApi.update, { as: author.token, params: { id }, body: { shortContent: after } })
    expect([await found(before), await found(after)]).toEqual([[], [id]])
    await app.call(postsApi.remove, { as: author.token, params: { id } })
    expect(await found(after)).toEqual([])
  })

  it('pages through the hits by offset and by cursor, without worries that came meanwhile', async () => {
    const word = aWord()
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.unshift(await aWorry(`${word} ${i}`))
    const first = (await search(word, { limit: '2' })).data
    expect([idsOf(first), first.total, first.hasMore]).toEqual([ids.slice(0, 2), 5, true])
    await aWorry(`${word} new`)
    const second = (await search(word, { limit: '2', cursor: first.nextCursor ?? '' })).data
    expect(idsOf(second)).toEqual(ids.slice(2, 4))
    const last = (await search(word, { limit: '2', cursor: second.nextCursor ?? '' })).data
    expect([idsOf(last), last.hasMore, last.nextCursor]).toEqual([ids.slice(4), false, null])
    expect(await found(word, { offset: '4' })).toEqual(ids.slice(3))
    for (const cursor of ['x', 'c2hvcnQ', Buffer.from('szzzzzzzzzz.1').toString('base64url')]) {
      expect(await search(word, { cursor })).toMatchObject({ status: 400, error: { message: 'Invalid cursor' } })
    }
  })

  it('filters by category, language, period, resolved, kind and own', async () => {
    const [word, me] = [aWord(), await app.aMember()]
    const [work, german, old, solved] = [await aWorry(word), await aWorry(word), await aWorry(word), await aWorry(word)]
    const own = await aWorry(word, { by: me, privacyLevel: 'private' })
    const change = (id: string, set: object) => app.database.db().updateTable('posts').set(set).where('id', '=', id).execute()
    await change(work, { category: 'work' })
    await change(german, { language: 'de' })
    await change(old, { published_at: new Date(Date.now() - 40 * 86_400_000) })
    const body = { copingMethods: ['tea'], resolutionStory: `${word} is better`, isPublic: true }
    await app.call(resolutionsApi.resolve, { as: author.token, params: { id: solved }, body })
    expect(await found(word, { category: 'work' }, me)).toEqual([work])
    expect(await found(word, { languages: 'de,fr' }, me)).toEqual([german])
    expect(await found(word, { period: 'month' }, me)).not.toContain(old)
    expect(await found(word, { period: 'year' }, me)).toContain(old)
    expect(await found(word, { resolved: 'true' }, me)).toEqual([solved, solved])
    expect(await found(word, { resolved: 'false' }, me)).not.toContain(solved)
    expect((await search(word, { kind: 'story' }, me)).data.hits).toMatchObject([
      { kind: 'story', post: { id: solved }, excerpt: { source: 'story' } },
    ])
    expect(await found(word, { mine: 'true' }, me)).toEqual([own])
    expect(await found(word, { mine: 'true' })).toEqual([])
  })
})

describe('who finds what', () => {
  it('a private story is found by its author alone, a shared one by everybody', async () => {
    const [word, other] = [aWord(), await app.aMember()]
    const id = await aWorry('A worry with a story')
    const resolve = (isPublic: boolean, endpoint: typeof resolutionsApi.resolve | typeof resolutionsApi.update) =>
      app.call(endpoint, { as: author.token, params: { id }, body: { copingMethods: [word], isPublic } })
    await resolve(false, resolutionsApi.resolve)
    expect([await found(word, {}, author), await found(word, {}, other), await found(word)]).toEqual([[id], [], []])
    await resolve(true, resolutionsApi.update)
    expect([await found(word, {}, author), await found(word, {}, other), await found(word)]).toEqual([[id], [id], [id]])
    await app.database.db().updateTable('resolutions').set({ moderation_status: 'flagged' }).where('post_id', '=', id).execute()
    expect([await found(word, {}, author), await found(word, {}, other), await found(word)]).toEqual([[id], [], []])
    await app.call(resolutionsApi.reopen, { as: author.token, params: { id } })
    expect(await found(word, {}, author)).toEqual([])
  })

  it('a hidden text changes no page, total or correction of others', async () => {
    const [word, me, blocked] = [aWord(), await app.aMember(), await app.aMember()]
    const secret = `${word}secret`
    await aWorry(`${word} open`, { by: me })
    const alone = (await search(word)).data
    await aWorry(`${word} ${secret}`, { privacyLevel: 'private' })
    await aWorry(`${word} ${secret}`, { privacyLevel: 'friends' })
    await aWorry(`${word} ${secret}`, { isScheduled: true })
    await aWorry(`${word} ${secret}`, { isScheduled: true, scheduledFor: new Date(Date.now() + 3_600_000).toISOString() })
    await app.jobs['site.cleanup']?.({})
    expect((await search(word)).data).toEqual(alone)
    expect(await found(`${secret.slice(0, -1)}x`)).toEqual(await found(`${word}nowherex`))
    const counted = await app.database.db().selectFrom('search_words').selectAll().where('word', '=', secret).execute()
    expect(counted).toEqual([])
    await app.call(blocksApi.block, { as: me.token, params: { userId: blocked.id } })
    expect((await search(word, {}, blocked)).data).toMatchObject({ hits: [], total: 0 })
  })

  it('a worry for friends is found by the people whom its author follows, and muted people are left out', async () => {
    const [word, friend] = [aWord(), await app.aMember()]
    const id = await aWorry(word, { privacyLevel: 'friends' })
    expect(await found(word, {}, friend)).toEqual([])
    await app.call(followsApi.follow, { as: author.token, params: { userId: friend.id } })
    expect(await found(word, {}, friend)).toEqual([id])
    await app.call(mutesApi.mute, { as: friend.token, params: { userId: author.id } })
    expect(await found(word, {}, friend)).toEqual([])
  })
})

describe('words that sound dangerous', () => {
  it.each([
    ['I want to kill myself', 2],
    ['quiero morirme', 2],
    ['exam on friday', 0],
  ])('%s', async (q, level) => {
    const { data } = await search(q)
    if (level === 0) expect(data.helpLevel).toBe(0)
    else expect(data.helpLevel).toBeGreaterThanOrEqual(level)
  })
})

describe('unusual input', () => {
  it.each([
    ['nothing', '', 'Please enter what you are looking for'],
    ['spaces', '   \u200b', 'Please enter what you are looking for'],
    ['10,000 characters', 'worry '.repeat(1_667), 'Please search with fewer words'],
    ['280 emoji', '😀'.repeat(280), 'Please search with fewer words'],
    ['a control character', 'a\u0007b', 'Please remove the invisible control characters'],
  ])('%s is refused in a sentence', async (_, q, message) => {
    expect(await search(q)).toMatchObject({ status: 400, error: { message } })
  })

  it.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    "' | '",
    '& | ! <-> ( ) :*',
    "a:* & 'b",
    '!worry',
    '<->',
    '$1 $$ ; drop table posts',
    "\\' or 1=1 --",
    '😀'.repeat(90),
    '\u0301'.repeat(60),
    'ﷺ'.repeat(90),
    'a'.repeat(100),
    'あ'.repeat(100),
    'the of and',
    '\ufffd',
  ])('%j is harmless', async (q) => {
    expect((await search(q)).status).toBe(200)
  })

  it.each(['%00', 'a%00b', '%ED%A0%80', '%'])('the address with %s gets an answer in the usual form', async (q) => {
    const response = await app.server.inject({ method: 'GET', url: `/api/posts/search?q=${q}` })
    expect([200, 400]).toContain(response.statusCode)
    if (response.statusCode === 400) expect(response.json().error.message).toMatch(/^\p{Lu}.* .*/u)
  })

  it('refuses unknown filters in a sentence', async () => {
    for (const query of [
      { category: 'x' },
      { period: 'eon' },
      { languages: 'german' },
      { kind: 'x' },
      { resolved: 'x' },
      { limit: '0' },
    ]) {
      const { status, error } = await search('worry', query)
      expect([status, error.message]).toEqual([400, expect.stringMatching(/^\S+ .*/)])
    }
  })
})
