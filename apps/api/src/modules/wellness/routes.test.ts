import { featuresApi, wellnessApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { dataDirWithExercise } from '../../testing/data-dir-with-exercise.ts'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

let app: App
let free: Member
let premium: Member
beforeAll(async () => {
  app = await testApp()
  ;[free, premium] = await Promise.all([app.aMember(), app.aMember()])
  await app.database.db().updateTable('users').set({ tier: 'premium' }).where('id', '=', premium.id).execute()
})

const list = (query: Record<string, string> = {}) => app.call(wellnessApi.exercises, { query })

describe('the exercises', () => {
  it('are listed without sign-in, with the free ones marked', async () => {
    const { status, data, headers } = await list()
    expect(status).toBe(200)
    expect(data.total).toBe(data.exercises.length)
    expect(data.exercises.some(({ isFree }) => !isFree)).toBe(true)
    expect(data.exercises.find(({ id }) => id === 'box-breathing')).toMatchObject({
      title: 'Box breathing',
      difficulty: 'beginner',
      category: { id: 'breathing', name: 'breathing' },
      stepCount: 3,
      isFree: true,
    })
    expect(headers['cache-control']).toBe('public, max-age=300')
  })

  it('are in the language of the address, else of the browser', async () => {
    const titleOf = async (query: Record<string, string>, language: string) => {
      const { data, headers } = await app.call(wellnessApi.exercisePreview, {
        params: { id: 'four-seven-eight' },
        query,
        headers: { 'accept-language': language },
      })
      return [data.title, headers.vary]
    }
    expect(await titleOf({ language: 'de' }, 'fr')).toEqual(['4-7-8-Atmung', undefined])
    expect(await titleOf({}, 'fr-CA,en;q=0.5')).toEqual(['Respiration 4-7-8', 'accept-language'])
    expect((await list({ language: 'xx' })).error.details?.[0]?.path).toBe('language')
  })

  it('are filtered by category and by words, without regard to accents and case', async () => {
    const { data } = await list({ category: 'grounding' })
    expect(data.total).toBeGreaterThanOrEqual(4)
    expect(new Set(data.exercises.map(({ category }) => category.id))).toEqual(new Set(['grounding']))
    expect((await list({ query: 'BÓX' })).data.exercises.map(({ id }) => id)).toEqual(['box-breathing'])
    expect((await list({ query: 'ox' })).data.exercises).toEqual([])
    expect((await list({ query: 'lefs on a streem' })).data.exercises[0]?.id).toBe('leaves-on-a-stream')
    expect((await list({ query: '呼吸', language: 'ja' })).data.total).toBeGreaterThan(1)
    expect((await list({ category: 'no-such' })).data).toEqual({ exercises: [], total: 0, hasMore: false })
    expect((await list({ query: 'a'.repeat(101) })).status).toBe(400)
  })

  it('are listed in pages', async () => {
    const [all, second] = await Promise.all([list(), list({ limit: '5', offset: '5' })])
    expect(second.data.exercises).toEqual(all.data.exercises.slice(5, 10))
    expect(second.data.hasMore).toBe(true)
    const { data } = await app.call(wellnessApi.popularExercises, {})
    expect(data.length).toBe(6)
    const { data: grounding } = await app.call(wellnessApi.popularExercises, { query: { category: 'grounding', limit: '2' } })
    expect(grounding.map(({ category }) => category.id)).toEqual(['grounding', 'grounding'])
  })

  it('are not sent again unchanged', async () => {
    const { headers } = await list({ language: 'es' })
    const again = await app.server.inject({
      url: '/api/wellness/exercises?language=es',
      headers: { 'if-none-match': headers.etag as string },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await list({ language: 'fr' })).headers.etag).not.toBe(headers.etag)
  })

  it('have categories with counts', async () => {
    const { data } = await app.call(wellnessApi.exerciseCategories, { query: { language: 'de' } })
    expect(data.find(({ id }) => id === 'breathing')?.count).toBe((await list({ category: 'breathing' })).data.total)
    expect(data.reduce((sum, { count }) => sum + count, 0)).toBe((await list()).data.total)
  })
})

describe('one exercise', () => {
  const read = (id: string, as?: string) => app.call(wellnessApi.exercise, { params: { id }, as })

  it('of the free set is open to everybody, with all fields for the player', async () => {
    const { status, data } = await read('box-breathing')
    expect(status).toBe(200)
    expect(data.steps[1]).toMatchObject({
      id: 'breathe',
      kind: 'breathe',
      phases: [
        { phase: 'in', seconds: 4 },
        { phase: 'hold', seconds: 4 },
        { phase: 'out', seconds: 4 },
        { phase: 'rest', seconds: 4 },
      ],
    })
    expect(data.cautions[0]).toContain('pregnant')
  })

  it('outside the free set requires premium; everybody sees its purpose and first step', async () => {
    for (const as of [undefined, free.token]) {
      const { status, error, headers } = await read('thought-record', as)
      expect([status, error.code]).toEqual([403, 'UPGRADE_REQUIRED'])
      expect(headers['cache-control']).toBe('no-store')
    }
    expect((await read('thought-record', premium.token)).status).toBe(200)
    const { data } = await app.call(wellnessApi.exercisePreview, { params: { id: 'thought-record' } })
    expect(data.firstStep.content).not.toBe('')
    expect(data).not.toHaveProperty('steps')
  })

  it('with an unknown id is not found', async () => {
    expect((await read('no-such-thing')).status).toBe(404)
    expect((await read('No%20Such')).status).toBe(400)
  })
})

describe('the techniques', () => {
  it('are listed, and have the same access rules as exercises', async () => {
    const { data } = await app.call(wellnessApi.techniques, { query: { category: 'mindfulness' } })
    expect(data.techniques.length).toBeGreaterThanOrEqual(3)
    const read = (id: string, as?: string) => app.call(wellnessApi.technique, { params: { id }, as })
    const { data: technique } = await read('feel-the-ground')
    expect(technique.instructions.split('\n').length).toBeGreaterThan(2)
    expect(technique.effectivenessFrom).toBe('editor')
    for (const { url } of technique.sources) expect(url).toMatch(/^https:\/\//)
    expect((await read('ask-one-person')).error.code).toBe('UPGRADE_REQUIRED')
    const { data: open } = await read('ask-one-person', premium.token)
    expect(open.resources[0]).toMatchObject({ type: 'website', url: expect.stringMatching(/^https:/) })
    expect(open.exercise).toEqual({ id: 'one-small-step', title: 'One small step' })
  })

  it('show to everybody when they are useful', async () => {
    const { data } = await app.call(wellnessApi.techniquePreview, { params: { id: 'ask-one-person' } })
    expect(data.whenToUse.length).toBeGreaterThan(0)
    expect(data.firstStep).not.toContain('\n')
  })
})

it('serves the drawing of an item at an immutable address', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></svg>'
  const { data: shipped } = await app.call(wellnessApi.exercises, {})
  expect(shipped.exercises.every(({ imageUrl }) => imageUrl === null || imageUrl.endsWith('.svg'))).toBe(true)
  const folder = dataDirWithExercise({ id: 'garden', language: 'de', picture: svg })
  const withOwn = await testApp({ environment: { DATA_DIR: folder } })
  const { data } = await withOwn.call(wellnessApi.exercisePreview, { params: { id: 'garden' }, query: { language: 'ja' } })
  expect(data.title).toBe('Garden')
  const picture = await withOwn.server.inject(data.imageUrl ?? '')
  expect([picture.statusCode, picture.body, picture.headers['content-type']]).toEqual([200, svg, 'image/svg+xml'])
  expect(picture.headers['content-security-policy']).toContain('sandbox')
  expect((await withOwn.server.inject('/api/wellness/pictures/exercises/garden/other.svg')).statusCode).toBe(404)
})

it('lists the features of a tier', async () => {
  const access = (feature: string, as?: string) => app.call(featuresApi.access, { params: { feature }, as })
  expect((await access('guided_exercises', premium.token)).data).toEqual({ hasAccess: true, mayOffer: false })
  expect((await access('guided_exercises', free.token)).data).toEqual({ hasAccess: false, mayOffer: true })
  expect((await access('guided_exercises')).status).toBe(401)
  expect((await access('magic', free.token)).status).toBe(400)
})
