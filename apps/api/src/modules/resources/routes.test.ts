import { resourcesApi } from '@worrystone/contracts'
import { helplines } from '@worrystone/safety/helplines'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

const list = (query: Record<string, string> = {}) => app.call(resourcesApi.list, { query })
const all = async (query: Record<string, string> = {}) => (await list({ limit: '100', ...query })).data.resources
const firstIds = async (query: string, language = 'en') => (await all({ query, language })).slice(0, 3).map(({ id }) => id)

describe('the directory', () => {
  it('has every helpline and at least 40 further entries, crisis resources first, without sign-in', async () => {
    const [first, second] = [await all(), await all({ offset: '100' })]
    const resources = [...first, ...second]
    const crisis = resources.filter(({ isCrisis }) => isCrisis)
    expect(crisis).toHaveLength(helplines.length)
    expect(resources.slice(0, crisis.length)).toEqual(crisis)
    expect(resources.length - crisis.length).toBeGreaterThanOrEqual(40)
    for (const { title, description } of resources) expect([title, description]).not.toContain('')
    for (const { phone, url, sms, id } of crisis) expect(phone ?? url ?? sms, id).toBeTruthy()
  })

  it('has the numbers and verification dates of the helplines', async () => {
    const [resource] = (await all({ isCrisis: 'true', country: 'US' })).filter(({ id }) => id === 'us-988')
    expect(resource).toMatchObject({ title: '988 Suicide & Crisis Lifeline', phone: '988', cost: 'free', country: 'US' })
    expect(resource?.readOn).toBe(helplines.find(({ id }) => id === 'us-988')?.readOn)
  })

  it('is in the requested language', async () => {
    const read = async (language: string) =>
      (await app.call(resourcesApi.read, { params: { id: 'mind-uk' }, query: { language } })).data.description
    expect(await read('de')).not.toBe(await read('en'))
    expect((await app.call(resourcesApi.read, { params: { id: 'no-such-entry' } })).status).toBe(404)
  })
})

describe('filters', () => {
  it('are combined, and require all tags', async () => {
    const german = await all({ country: 'de' })
    expect(german.length).toBeGreaterThan(3)
    expect(german.every(({ country }) => country === 'DE' || country === null)).toBe(true)
    expect((await all({ cost: 'insurance' })).every(({ cost }) => cost === 'insurance')).toBe(true)
    const tagged = await all({ tags: 'anxiety,sleep' })
    expect(tagged.length).toBeGreaterThan(0)
    for (const { tags } of tagged) expect(tags.map(({ id }) => id)).toEqual(expect.arrayContaining(['anxiety', 'sleep']))
    expect(await all({ tags: 'anxiety,no-such' })).toEqual([])
    expect((await all({ isCrisis: 'true' })).every(({ isCrisis }) => isCrisis)).toBe(true)
  })

  it('are listed with counts that match the list', async () => {
    const { data } = await app.call(resourcesApi.filters, { query: { language: 'fr' } })
    for (const { id, count } of data.categories) expect((await list({ category: id })).data.total, id).toBe(count)
    for (const { id, count } of data.costs) expect((await list({ cost: id })).data.total, id).toBe(count)
    for (const { id, count } of data.tags.slice(0, 20)) expect((await list({ tags: id })).data.total, id).toBe(count)
    const everywhere = (await all()).concat(await all({ offset: '100' })).filter(({ country }) => country === null).length
    for (const { id, count } of data.countries) expect((await list({ country: id })).data.total, id).toBe(count + everywhere)
    expect(data.countries.find(({ id }) => id === 'DE')?.name).toBe('Allemagne')
  })

  it.each([
    [{ cost: 'cheap' }, 'cost'],
    [{ country: 'Germany' }, 'country'],
    [{ query: 'a'.repeat(101) }, 'query'],
    [{ isCrisis: 'maybe' }, 'isCrisis'],
    [{ limit: '0' }, 'limit'],
    [{ language: 'tlh' }, 'language'],
  ])('that are invalid (%o) are refused with the field', async (query, path) => {
    const { status, error } = await list(query)
    expect([status, error.details?.[0]?.path]).toEqual([400, path])
  })
})

describe('the search', () => {
  it.each([
    ['prefixes of words', 'mindful', 'en', 'palouse-mindfulness'],
    ['slips', 'self compasion', 'en', 'self-compassion-org'],
    ['a typo in a name', 'befreinders', 'en', 'int-befrienders'],
    ['missing accents and other case', 'MON SOUTIEN PSY', 'fr', 'mon-soutien-psy'],
    ['German words', 'selbsthilfegruppen', 'de', 'nakos'],
    ['Spanish words', 'salud mental españa', 'es', 'salud-mental-espana'],
    ['characters without spaces', 'こころの耳', 'ja', 'kokoro-no-mimi'],
  ])('finds by %s', async (_, query, language, id) => {
    expect(await firstIds(query, language)).toContain(id)
  })

  it('lists matches of all words before matches of some, and prefers exact words to similar ones', async () => {
    const [first, ...others] = await all({ query: 'mind' })
    expect(first?.id).toBe('mind-uk')
    expect(others.map(({ id }) => id)).not.toContain('int-find-a-helpline')
    expect((await firstIds('therapist near me france'))[0]).toBe('mon-soutien-psy')
  })

  it('ignores stop words, except in a name', async () => {
    expect((await firstIds('I need help with eating'))[0]).toBe('beat')
    expect((await firstIds('find a helpline'))[0]).toBe('int-find-a-helpline')
    expect((await firstIds('mon soutien psi', 'fr'))[0]).toBe('mon-soutien-psy')
  })

  it('lists entries in the language of the reader before equal matches', async () => {
    expect((await firstIds('depression', 'de'))[0]).toBe('deutsche-depressionshilfe')
  })

  it.each([
    ['ich will sterben', 'de', 'DE'],
    ['I want to kill myself', 'en', 'US'],
    ['死にたい', 'ja', 'JP'],
  ])('lists every crisis resource first for “%s”, those of the language before the others', async (query, language, country) => {
    const found = [...(await all({ query, language })), ...(await all({ query, language, offset: '100' }))]
    const isCrisis = found.map((resource) => resource.isCrisis)
    expect(isCrisis.slice(0, helplines.length)).toEqual(helplines.map(() => true))
    expect(found[0]?.country).toBe(country)
  })

  it('lists crisis resources before the others', async () => {
    const found = await all({ query: 'suicide' })
    const crisis = found.filter(({ isCrisis }) => isCrisis).length
    expect(crisis).toBeGreaterThan(0)
    expect(found.slice(0, crisis).every(({ isCrisis }) => isCrisis)).toBe(true)
    expect((await list({ query: 'qqqqqqqq' })).data).toEqual({ resources: [], total: 0, hasMore: false })
    expect((await list({ query: '!!!' })).status).toBe(200)
  })
})
