import { ANALYSES_PER_DAY, analysisApi, followsApi, postsApi, QUOTA_MESSAGE } from '@worrystone/contracts'
import pino from 'pino'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { startWorker } from '../../jobs/worker.ts'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

// One app for all tests: its thread loads the model once. The clock can be moved.
let app: App
let clock = () => new Date()
beforeAll(async () => {
  const database = await testDatabase()
  await seedCatalogue(database)
  app = await testApp({ deps: { database }, now: () => clock() })
  return () => database.close()
})

const share = async (who: Member, shortContent: string, more: object = {}) => {
  const { data } = await app.call(postsApi.create, { as: who.token, body: { shortContent, worryPrompt: 'What if...', ...more } })
  return data.id
}
const analyze = (postId: string) => app.jobs['post.analyze']?.({ postId })
async function shareAnalyzed(who: Member, shortContent: string, more: object = {}) {
  const id = await share(who, shortContent, more)
  await analyze(id)
  return id
}
const read = (id: string, as?: string) => app.call(analysisApi.read, { params: { id }, as })
const similar = (id: string, as?: string, query: Record<string, string> = {}) =>
  app.call(analysisApi.similar, { params: { id }, query, as })
const idsOf = ({ data }: Awaited<ReturnType<typeof similar>>) => data.similarWorries.map(({ id }) => id)
const countOf = async (id: string, as?: string) =>
  (await app.call(analysisApi.similarCount, { params: { id }, query: { breakdown: 'true' }, as })).data

const JOB = 'I am scared of losing my job, they announced layoffs at my company'
const JOB_TOO = 'There will be layoffs at the company where I work and I fear for my job'
const nobody = crypto.randomUUID()

describe('an analysis', () => {
  it('is available within 5 seconds of sharing', async () => {
    // The first text of a process loads the model, which may take longer.
    await shareAnalyzed(await app.aMember(), 'The first one')
    const worker = startWorker({
      ...{ database: app.database, queue: app.deps.queue, handlers: app.jobs },
      log: pino({ level: 'silent' }),
    })
    try {
      const me = await app.aMember()
      const id = await share(me, 'My boss screams at me in the office every day')
      await vi.waitFor(async () => expect((await read(id)).status).toBe(200), { timeout: 5_000, interval: 100 })
    } finally {
      await worker.stop()
    }
  })

  it('is returned with the worry, whose category it sets', async () => {
    const me = await app.aMember()
    const id = await shareAnalyzed(me, JOB)
    const { data } = await read(id)
    expect(data).toMatchObject({
      postId: id,
      category: 'work',
      method: 'embedding',
      language: 'en',
      isGentle: false,
      isOutdated: false,
    })
    expect(data.reasons.length).toBeGreaterThan(0)
    expect((await app.call(postsApi.read, { params: { id } })).data.category).toBe('work')
  })

  it('is missing until the first analysis', async () => {
    const me = await app.aMember()
    expect((await read(await share(me, 'Not analyzed yet'))).status).toBe(404)
  })

  it('is only for those who can see the worry', async () => {
    const [me, stranger] = [await app.aMember(), await app.aMember()]
    const id = await shareAnalyzed(me, 'Nobody may know that I owe money', { privacyLevel: 'private' })
    for (const as of [stranger.token, undefined]) {
      for (const endpoint of [analysisApi.read, analysisApi.similar, analysisApi.similarCount, analysisApi.access]) {
        const hidden = await app.call(endpoint, { params: { id }, as })
        const missing = await app.call(endpoint, { params: { id: nobody }, as })
        expect([hidden.status, hidden.error]).toEqual([404, missing.error])
      }
    }
    expect((await read(id, me.token)).status).toBe(200)
    expect((await app.call(analysisApi.analyze, { params: { id }, as: stranger.token })).status).toBe(404)
    const batch = await app.call(analysisApi.batchSimilarCount, { query: { postIds: `${id},${nobody}` }, as: stranger.token })
    expect(batch.data).toEqual({ counts: [] })
  })

  it('is outdated once the text changes, until the next analysis', async () => {
    const me = await app.aMember()
    const id = await shareAnalyzed(me, JOB)
    expect((await read(id)).data.keywords).not.toEqual([])
    await app.call(postsApi.update, {
      as: me.token,
      params: { id },
      body: { shortContent: 'My dog is ill and I am so worried about him' },
    })
    // The removed words are not returned any more.
    expect((await read(id)).data).toMatchObject({ category: 'work', isOutdated: true, keywords: [], reasons: [] })
    await app.runJobs('post.analyze')
    expect((await read(id)).data).toMatchObject({ isOutdated: false })
    expect((await read(id)).data.category).not.toBe('work')
  })

  it('of a worry that was deleted meanwhile is discarded', async () => {
    const me = await app.aMember()
    const id = await share(me, JOB)
    const analysis = analyze(id)
    await app.call(postsApi.remove, { as: me.token, params: { id } })
    await analysis
    await analyze(id)
    expect((await read(id, me.token)).status).toBe(404)
  })

  it.each(['aaaaaaaaaaaa', 'sdlkfj sdlkfjh qwpeoir', '😀😀😀', 'ыфвлаоджлфыва'])(
    'of %s has too little to analyze',
    async (text) => {
      const me = await app.aMember()
      const id = await shareAnalyzed(me, text)
      expect((await read(id)).data).toMatchObject({ isTooLittle: true, sentimentScore: null, keywords: [], subcategory: null })
      expect((await read(id)).data.confidence).toBeLessThanOrEqual(0.1)
      expect((await app.call(postsApi.read, { params: { id } })).data.category).toBeNull()
      expect((await similar(id)).data).toMatchObject({ similarWorries: [], isComplete: true })
      const correct = (category: 'work' | null) =>
        app.call(analysisApi.correct, { params: { id }, body: { category }, as: me.token })
      expect((await correct('work')).data).toMatchObject({ isTooLittle: false, category: 'work' })
      expect((await correct(null)).data).toMatchObject({ isTooLittle: true })
      expect((await app.call(postsApi.read, { params: { id } })).data.category).toBeNull()
    },
  )

  it.each(['mi padre', '仕事', 'работа', '아버지', 'नौकरी', 'أبي', 'my job'])(
    'of the short worry %s has enough',
    async (text) => {
      const id = await shareAnalyzed(await app.aMember(), text)
      expect((await read(id)).data.isTooLittle).toBe(false)
    },
  )

  it('is gentle only for an author in distress', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const id = await shareAnalyzed(me, 'I hate my life, I feel hopeless, worthless and completely alone, everything is terrible')
    expect((await read(id, me.token)).data).toMatchObject({ isGentle: true, sentimentScore: null })
    expect((await read(id, other.token)).data).toMatchObject({ isGentle: false, sentimentScore: expect.any(Number) })
  })

  it('is also gentle when the longer text contains danger', async () => {
    const me = await app.aMember()
    const id = await shareAnalyzed(me, JOB, { longContent: 'I want to die' })
    expect((await read(id, me.token)).data.isGentle).toBe(true)
  })
})

describe('requesting an analysis', () => {
  it('runs at once, and again', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const id = await share(me, 'I failed my maths exam and may have to repeat the year')
    for (const as of [me.token, other.token, other.token]) {
      expect(await app.call(analysisApi.analyze, { params: { id }, as })).toMatchObject({
        status: 200,
        data: { category: 'education' },
      })
    }
    expect((await app.call(analysisApi.analyze, { params: { id } })).status).toBe(401)
    expect((await app.call(analysisApi.analyze, { params: { id: 'x' }, as: me.token })).error.message).toBe('Invalid id')
  })

  it('is possible 20 times a day, also with 30 concurrent requests', async () => {
    const me = await app.aMember()
    const id = await share(me, 'How often may I ask')
    const request = () => app.call(analysisApi.analyze, { params: { id }, as: me.token })
    const access = async () => (await app.call(analysisApi.access, { params: { id }, as: me.token })).data
    expect(await access()).toMatchObject({ canView: true, canAnalyze: true, canCorrect: false, remainingToday: 20 })
    const answers = await Promise.all(Array.from({ length: 30 }, request))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ANALYSES_PER_DAY)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused).toMatchObject({ error: { code: 'RATE_LIMITED', message: QUOTA_MESSAGE } })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(await access()).toMatchObject({ canAnalyze: false, canCorrect: true, remainingToday: 0 })

    clock = () => new Date(Date.now() + 24 * 3_600_000)
    expect(await access()).toMatchObject({ canAnalyze: true, remainingToday: 20 })
    clock = () => new Date()
  })

  it('is for the author only, within the author’s permissions', async () => {
    const me = await app.aMember()
    const id = await shareAnalyzed(me, JOB)
    const { data } = await app.call(analysisApi.access, { params: { id } })
    expect(data).toEqual({ canView: true, canAnalyze: false, canCorrect: false, remainingToday: 0 })
  })
})

describe("the author's correction", () => {
  const correct = (id: string, category: string | null, as?: string) =>
    app.call(analysisApi.correct, { params: { id }, body: { category }, as })

  it('wins, outlives a new analysis, and can be withdrawn', async () => {
    const me = await app.aMember()
    const id = await shareAnalyzed(me, JOB)
    for (let i = 0; i < 2; i++) {
      expect((await correct(id, 'future', me.token)).data).toMatchObject({
        category: 'future',
        method: 'author',
        confidence: 1,
        reasons: [],
        subcategory: null,
      })
    }
    await analyze(id)
    expect((await read(id)).data).toMatchObject({ category: 'future', method: 'author' })
    expect((await app.call(postsApi.read, { params: { id } })).data.category).toBe('future')
    expect((await correct(id, null, me.token)).data).toMatchObject({ category: 'work', method: 'embedding' })
    expect((await app.call(postsApi.read, { params: { id } })).data.category).toBe('work')
  })

  it('is for the author only, one of the list, and of an analyzed worry', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const id = await shareAnalyzed(me, JOB)
    expect((await correct(id, 'future')).status).toBe(401)
    expect((await correct(id, 'future', other.token)).status).toBe(403)
    expect((await correct(nobody, 'future', me.token)).status).toBe(404)
    expect((await correct(id, 'weather', me.token)).error.message).toBe('Please choose a category from the list')
    expect((await correct(await share(me, 'Not analyzed'), 'future', me.token)).status).toBe(404)
  })
})

describe('similar worries', () => {
  it('are related in both directions, most similar first, without worries on other subjects', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const mine = await shareAnalyzed(me, 'My landlord raised the rent and I cannot pay it')
    const theirs = await shareAnalyzed(other, 'I am not able to pay my rent any more, my landlord wants too much')
    const cat = await shareAnalyzed(other, 'My cat ran away and I miss her')
    for (const [from, to] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const response = await similar(from)
      expect(idsOf(response)).toContain(to)
      expect(idsOf(response)).not.toContain(cat)
      expect(response.data).toMatchObject({
        visibleCount: response.data.similarWorries.length,
        totalCount: response.data.similarWorries.length,
        hasMore: false,
      })
      const similarities = response.data.similarWorries.map(({ similarity }) => similarity)
      expect(similarities).toEqual([...similarities].sort((a, b) => b - a))
      expect(Math.max(...similarities)).toBeLessThanOrEqual(1)
    }
    expect((await read(mine)).data.similarWorryCount).toBe((await countOf(mine)).breakdown?.aiDetectedSimilar)
    const limited = await similar(mine, undefined, { limit: '1' })
    expect(limited.data.visibleCount).toBe(1)
    expect((await similar(mine, undefined, { limit: '0' })).status).toBe(400)
  })

  it('do not include those with the same scene but another subject', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const hospital = await shareAnalyzed(
      me,
      'the alarm that was not there. After night shifts I still hear the monitors in my own kitchen.',
    )
    const neighbour = await shareAnalyzed(
      other,
      'my neighbour. The curtains stay closed until noon now. I bring soup and call it too much soup.',
    )
    expect(idsOf(await similar(hospital))).not.toContain(neighbour)
    expect(idsOf(await similar(neighbour))).not.toContain(hospital)

    // The author corrects the category, and the worry is compared again.
    const database = app.database.db()
    const themeOf = async () => {
      const row = await database.selectFrom('post_themes').select('theme').where('post_id', '=', hospital).executeTakeFirst()
      return row?.theme
    }
    const before = await themeOf()
    const dedupeKey = `post.analyze:${hospital}`
    await database.updateTable('jobs').set({ done_at: new Date() }).where('dedupe_key', '=', dedupeKey).execute()
    await app.call(analysisApi.correct, { as: me.token, params: { id: hospital }, body: { category: 'finances' } })
    const waiting = database.selectFrom('jobs').select('kind').where('dedupe_key', '=', dedupeKey).where('done_at', 'is', null)
    expect(await waiting.execute()).toEqual([{ kind: 'post.analyze' }])
    await analyze(hospital)
    expect(await themeOf()).toMatch(/^finances /)
    await app.call(analysisApi.correct, { as: me.token, params: { id: hospital }, body: { category: null } })
    await analyze(hospital)
    expect(await themeOf()).toBe(before)
    expect(idsOf(await similar(neighbour))).not.toContain(hospital)
  })

  it('that a viewer cannot see change no number the viewer sees', async () => {
    const [me, other, third] = [await app.aMember(), await app.aMember(), await app.aMember()]
    const texts = [
      'I have had a toothache for days and fear the dentist',
      'My tooth hurts terribly and I am afraid of the dentist',
    ]
    const mine = await shareAnalyzed(me, texts[0] ?? '')
    const before = await countOf(mine, third.token)
    const hidden = await shareAnalyzed(other, texts[1] ?? '', { privacyLevel: 'private' })
    const friends = await shareAnalyzed(other, 'Dentists scare me, and now this toothache', { privacyLevel: 'friends' })
    expect(await countOf(mine, third.token)).toEqual(before)
    expect(await countOf(mine)).toEqual(before)
    expect(await countOf(mine, other.token)).toMatchObject({ count: before.count + 2 })
    for (const query of [{}, { includePrivate: 'true' }, { includePrivate: 'true', includeOwnPosts: 'true' }]) {
      const ids = idsOf(await similar(mine, third.token, query))
      expect(ids).not.toContain(hidden)
      expect(ids).not.toContain(friends)
    }
    // A friend is someone the author follows.
    await app.call(followsApi.follow, { as: other.token, params: { userId: third.id } })
    expect(await countOf(mine, third.token)).toMatchObject({ count: before.count + 1 })
    await app.database.db().insertInto('blocks').values({ blocker_id: other.id, blocked_id: third.id }).execute()
    expect(await countOf(mine, third.token)).toEqual(before)
  })

  it('are very close or in the same place: very close ones come first, and they alone are counted', async () => {
    const [me, one, two] = [await app.aMember(), await app.aMember(), await app.aMember()]
    const mine = await shareAnalyzed(me, 'My mother and I argue about everything I do')
    const before = (await similar(mine, undefined, { limit: '100' })).data
    const nearby = await shareAnalyzed(one, 'Dad thinks I should study law and we fight about it')
    const same = await shareAnalyzed(two, 'My mother and I argue about all that I do')
    const { data } = await similar(mine, undefined, { limit: '100' })
    const bandOf = (id: string) => data.similarWorries.find((worry) => worry.id === id)?.band
    expect([bandOf(same), bandOf(nearby)]).toEqual(['very_close', 'same_place'])
    const bands = data.similarWorries.map(({ band }) => band)
    expect(bands).toEqual([...bands].sort().reverse())
    expect([data.totalCount - before.totalCount, data.peopleCount - before.peopleCount]).toEqual([2, 2])
    const counted = (await countOf(mine)).breakdown?.aiDetectedSimilar
    expect(counted).toBe(bands.filter((band) => band === 'very_close').length)
    expect((await read(mine)).data.similarWorryCount).toBe(counted)
    // In both directions.
    expect((await similar(nearby, undefined, { limit: '100' })).data.similarWorries).toContainEqual(
      expect.objectContaining({ id: mine, band: 'same_place' }),
    )
  })

  it('are in the same place across languages by their theme', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const italian = await shareAnalyzed(me, 'Ho paura dell’esame di domani')
    const french = await shareAnalyzed(other, 'Le partiel de statistiques. Le soir je comprends tout, le matin plus rien.')
    expect((await similar(italian, undefined, { limit: '100' })).data.similarWorries).toContainEqual(
      expect.objectContaining({ id: french, otherLanguage: 'fr' }),
    )
  })

  it('are 20 at most in the same place; hidden ones do not count', async () => {
    const [me, other, third] = [await app.aMember(), await app.aMember({ verified: true }), await app.aMember()]
    const mine = await shareAnalyzed(me, 'I was late for my saxophone lesson again')
    const made: string[] = Array.from({ length: 23 }, () => crypto.randomUUID())
    const rows = made.map((id, i) => ({
      ...{ id, user_id: other.id, worry_prompt: 'What if...', short_content: `made ${i}`, published_at: new Date() },
      privacy_level: i < 3 ? ('private' as const) : ('public' as const),
    }))
    const db = app.database.db()
    await db.insertInto('posts').values(rows).execute()
    const links = made.map((id, i) => ({ post_id: mine, other_id: id, similarity: 0.3 + i / 1_000 }))
    await db.insertInto('nearby_posts').values(links).execute()
    const ids = async () => idsOf(await similar(mine, undefined, { limit: '100' })).filter((id) => made.includes(id))
    expect(await ids()).toEqual(made.slice(3).reverse())
    await shareAnalyzed(third, 'I do not understand the music theory course and the exam is near')
    await shareAnalyzed(third, 'The music school wants to hear me before they let me study there')
    const kept = await db.selectFrom('nearby_posts').select('other_id').where('post_id', '=', mine).execute()
    expect(kept.filter(({ other_id }) => !made.slice(0, 3).includes(other_id)).length).toBeLessThanOrEqual(20)
  })

  it('are complete once the worry was compared', async () => {
    const me = await app.aMember()
    const id = await share(me, 'My new glasses make the stairs look steep')
    expect((await similar(id)).data).toMatchObject({ similarWorries: [], isComplete: false })
    await analyze(id)
    expect((await similar(id)).data.isComplete).toBe(true)
  })

  it('leave the author’s own out, unless these are requested', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const one = await shareAnalyzed(me, 'I am afraid of flying next week')
    const two = await shareAnalyzed(me, 'Flying next week makes me very afraid')
    expect(idsOf(await similar(one, me.token))).not.toContain(two)
    const own = await similar(one, me.token, { includeOwnPosts: 'true' })
    expect(own.data.similarWorries.find(({ id }) => id === two)).toMatchObject({ isOwnPost: true })
    expect(idsOf(await similar(one, other.token, { includeOwnPosts: 'true' }))).not.toContain(two)
    expect((await countOf(one)).count).toBe(0)
  })

  it('of an author in distress start with the resolved ones', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const text = 'I feel hopeless and worthless, I hate myself and my terrible, miserable life'
    const nearby = await shareAnalyzed(other, text)
    const solved = await shareAnalyzed(other, 'I feel worthless and hate myself, life is miserable')
    await app.database.db().updateTable('posts').set({ resolved_at: new Date() }).where('id', '=', solved).execute()
    const mine = await shareAnalyzed(me, `${text}.`)
    const order = async (as?: string) => idsOf(await similar(mine, as)).filter((id) => id === nearby || id === solved)
    expect(await order(me.token)).toEqual([solved, nearby])
    expect(await order()).toEqual([nearby, solved])
  })

  it('of an author in distress are three at most, none of them dangerous itself, and counted nowhere', async () => {
    const [me, other] = [await app.aMember(), await app.aMember({ verified: true })]
    const mine = await share(me, 'I want to die')
    const calm = await Promise.all(Array.from({ length: 5 }, (_, i) => share(other, `A long night, number ${i}`)))
    const dangerous = await share(other, 'I dont want to live anymore')
    for (const id of [mine, dangerous, ...calm]) await analyze(id)
    const db = app.database.db()
    await db.deleteFrom('similar_posts').where('post_id', '=', mine).execute()
    const similarities = [dangerous, ...calm].map((other_id, i) => ({ post_id: mine, other_id, similarity: 0.9 - i / 100 }))
    await db.insertInto('similar_posts').values(similarities).execute()
    await db
      .updateTable('posts')
      .set({ resolved_at: new Date() })
      .where('id', '=', calm[4] as string)
      .execute()

    const response = await similar(mine, me.token)
    expect(idsOf(response)).toEqual([calm[4], calm[0], calm[1]])
    expect(response.data).toMatchObject({ totalCount: 3, visibleCount: 3, hasMore: false })
    expect((await countOf(mine, me.token)).breakdown?.aiDetectedSimilar).toBe(0)
    expect((await app.call(postsApi.read, { as: me.token, params: { id: mine } })).data.similarCount).toBe(0)
    expect((await read(mine, me.token)).data.similarWorryCount).toBe(0)
    // Others see what they see of any worry.
    expect(idsOf(await similar(mine, other.token, { includeOwnPosts: 'true' }))).toHaveLength(6)
    expect((await app.call(postsApi.read, { as: other.token, params: { id: mine } })).data.similarCount).toBe(6)
  })

  it('in other languages share words of that language', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const mine = await shareAnalyzed(me, 'Mi hermano no quiere hablar conmigo desde el funeral de mi abuelo')
    const theirs = await shareAnalyzed(other, 'Desde el funeral del abuelo mi hermano no quiere hablar con nadie')
    const unrelated = await shareAnalyzed(other, 'El alquiler del piso ha subido otra vez este invierno')
    expect(idsOf(await similar(mine))).toEqual([theirs])
    expect((await read(mine)).data).toMatchObject({ method: 'keywords', language: 'es', similarWorryCount: 1 })
    expect(idsOf(await similar(unrelated))).not.toContain(mine)
    expect(idsOf(await similar(unrelated))).not.toContain(theirs)
  })

  it('are related across languages by common concepts, after those of the same language, with their language', async () => {
    const [me, other, third] = [await app.aMember(), await app.aMember(), await app.aMember()]
    const mine = await shareAnalyzed(me, 'Mi vecina dice que su perro y su gato ya no quieren ir al veterinario')
    const german = await shareAnalyzed(other, 'Mein Hund und meine Katze haben Angst, der Tierarzt weiß keinen Rat')
    const spanish = await shareAnalyzed(third, 'El perro y el gato de mi vecina no quieren ir al veterinario')
    const unrelated = await shareAnalyzed(other, 'Meine Miete ist zu hoch und das Geld reicht nicht')
    const response = await similar(mine)
    expect(idsOf(response).filter((id) => [german, spanish, unrelated].includes(id))).toEqual([spanish, german])
    const languages = new Map(response.data.similarWorries.map(({ id, otherLanguage }) => [id, otherLanguage]))
    expect([languages.get(spanish), languages.get(german)]).toEqual([null, 'de'])
    const back = (await similar(german)).data.similarWorries.find(({ id }) => id === mine)
    expect(back).toMatchObject({ otherLanguage: 'es' })

    // Only worries of the same category are related across languages: common concepts may be those of the scene.
    await app.call(analysisApi.correct, { as: other.token, params: { id: german }, body: { category: 'finances' } })
    await analyze(german)
    expect(idsOf(await similar(mine))).not.toContain(german)
  })

  it('are related from English to other languages too', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const english = await shareAnalyzed(me, 'My boss and my colleagues laugh at me in every meeting at work')
    const spanish = await shareAnalyzed(other, 'Mi jefe y mis colegas se burlan de mí en cada reunión del trabajo')
    expect((await similar(english)).data.similarWorries).toContainEqual(
      expect.objectContaining({ id: spanish, otherLanguage: 'es' }),
    )
    expect((await similar(spanish)).data.similarWorries).toContainEqual(
      expect.objectContaining({ id: english, otherLanguage: 'en' }),
    )
  })

  it('need one common concept less across languages if they have the same subcategory', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const french = await shareAnalyzed(me, 'Mon chien ne mange plus et le véto ne trouve rien')
    const italian = await shareAnalyzed(other, 'Il mio cane ha paura del temporale')
    expect((await read(french)).data.subcategory).toBe('Animals')
    expect((await read(italian)).data.subcategory).toBe('Animals')
    expect((await similar(french)).data.similarWorries).toContainEqual(
      expect.objectContaining({ id: italian, otherLanguage: 'it' }),
    )
  })

  it('are related if they are published at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => app.aMember()))
    const ids = await Promise.all(people.map((who, i) => share(who, `The noise of the wind farm drives me mad, night ${i}`)))
    await Promise.all(ids.map(analyze))
    for (const id of ids) expect(idsOf(await similar(id)).filter((other) => ids.includes(other))).toHaveLength(3)
    // A second analysis changes nothing.
    await Promise.all(ids.map(analyze))
    for (const id of ids) expect(await countOf(id)).toMatchObject({ count: 3 })
  })

  it('are 50 at most: a more similar one replaces the least similar; hidden ones do not count', async () => {
    const [me, other] = [await app.aMember(), await app.aMember({ verified: true })]
    const text = 'The old mill beside our village may be pulled down and I grieve for it'
    const mine = await shareAnalyzed(me, text)
    const made = Array.from({ length: 52 }, () => crypto.randomUUID())
    const rows = made.map((id, i) => ({
      ...{ id, user_id: other.id, worry_prompt: 'What if...', short_content: `${text} ${i}`, published_at: new Date() },
      privacy_level: i < 2 ? ('private' as const) : ('public' as const),
    }))
    await app.database.db().insertInto('posts').values(rows).execute()
    await app.database
      .db()
      .insertInto('similar_posts')
      .values(made.map((id, i) => ({ post_id: mine, other_id: id, similarity: 0.7 + i / 1_000 })))
      .execute()
    expect(await countOf(mine)).toMatchObject({ count: 50 })
    const better = await shareAnalyzed(other, 'The old mill beside our village may be pulled down and I am full of grief for it')
    expect(await countOf(mine)).toMatchObject({ count: 50 })
    const response = await similar(mine, undefined, { limit: '100' })
    expect(idsOf(response)[0]).toBe(better)
    expect(idsOf(response)).not.toContain(made[2])
    expect(await countOf(mine, other.token)).toMatchObject({ count: 52 })
  })
})

describe('counts', () => {
  it('add similar worries and me-toos', async () => {
    const [me, other] = [await app.aMember(), await app.aMember()]
    const mine = await shareAnalyzed(me, JOB)
    await shareAnalyzed(other, JOB_TOO)
    await app.database.db().updateTable('posts').set({ me_too_count: 7 }).where('id', '=', mine).execute()
    const { count, breakdown } = await countOf(mine)
    expect(breakdown).toEqual({ aiDetectedSimilar: expect.any(Number), meTooResponses: 7 })
    expect(count).toBe((breakdown?.aiDetectedSimilar ?? 0) + 7)
    expect((await app.call(analysisApi.similarCount, { params: { id: mine } })).data).toEqual({ count })
    const batch = await app.call(analysisApi.batchSimilarCount, { query: { postIds: `${mine},${nobody},${mine}` } })
    expect(batch.data).toEqual({ counts: [{ postId: mine, count }] })
  })

  it('are requested by ids, a hundred at most', async () => {
    const request = (postIds: string) => app.call(analysisApi.batchSimilarCount, { query: { postIds } })
    expect((await request('')).error.message).toBe('Invalid id')
    expect((await request(Array(101).fill(nobody).join(','))).error.message).toBe('Please ask about at most 100 worries at once')
    expect((await app.call(analysisApi.batchSimilarCount)).error.message).toBe(
      'Please name the worries as postIds, separated by commas',
    )
  })

  it('are recomputed at a moderator’s request', async () => {
    const me = await app.aMember()
    const id = await share(me, 'Again, please')
    const request = (postIds: string[]) => app.call(analysisApi.updateCounts, { as: me.token, body: { postIds } })
    expect((await app.call(analysisApi.updateCounts, { body: { postIds: [id] } })).status).toBe(401)
    expect((await request([id])).status).toBe(403)
    const { token } = await app.promoted(me)
    const recount = (postIds: string[]) => app.call(analysisApi.updateCounts, { as: token, body: { postIds } })
    expect(await recount([id, nobody])).toMatchObject({ status: 202, data: { queued: 1 } })
    expect(await recount([id])).toMatchObject({ status: 202, data: { queued: 1 } })
    await app.runJobs('post.analyze')
    expect((await read(id)).status).toBe(200)
    expect((await recount([])).error.message).toBe('Please name at least one worry')
    expect((await recount(Array(101).fill(nobody))).error.message).toBe('Please name at most 100 worries')
  })
})

it('lists the categories with their subcategories', async () => {
  const { data } = await app.call(analysisApi.categories)
  expect(data.map(({ category }) => category)).toHaveLength(10)
  for (const { subcategories } of data) expect(subcategories.length).toBeGreaterThanOrEqual(3)
})
