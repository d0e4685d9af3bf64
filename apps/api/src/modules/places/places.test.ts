import { placesApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { gazetteerOf } from './gazetteer.ts'
import { LOCAL_NAMES } from './local-names.ts'
import { placesService } from './service.ts'

let app: Awaited<ReturnType<typeof testApp>>
let token: string
beforeAll(async () => {
  app = await testApp()
  token = (await app.aMember()).token
})

const regions = async (query: Record<string, string>) => (await app.call(placesApi.regions, { as: token, query })).data.regions
const cities = async (query: Record<string, string>) => (await app.call(placesApi.cities, { as: token, query })).data.cities
const names = async (query: Record<string, string>) => (await cities(query)).map(({ name }) => name)

describe('regions', () => {
  it('are found by prefix, without regard to case and accents', async () => {
    expect(await regions({ country: 'DE', query: 'SAX' })).toEqual(['Saxony', 'Saxony-Anhalt', 'Lower Saxony'])
    expect(await regions({ country: 'DE', query: 'baden-württem' })).toEqual(['Baden-Wurttemberg'])
    expect(await regions({ country: 'JP', query: 'hyogo' })).toEqual(['Hyōgo'])
  }, 90_000)

  it('belong to the country only', async () => {
    expect(await regions({ country: 'GB', query: 'sax' })).toEqual([])
    expect(await regions({ country: 'OTHER', query: 'sax' })).toEqual([])
  })
})

describe('cities', () => {
  it('have their region; exact matches come first, then prefixes, then later words, at most eight', async () => {
    const cityNames = await names({ country: 'ES', query: 'CORDOBA' })
    expect(cityNames[0]).toBe('Córdoba')
    expect(cityNames.slice(1).every((name) => name.endsWith(' de Córdoba'))).toBe(true)
    expect(await cities({ country: 'ES', query: 'córdoba' })).toContainEqual({ name: 'Córdoba', region: 'Andalusia' })
    expect(await names({ country: 'BR', query: 'janeiro' })).toContain('Rio de Janeiro')
    expect(await cities({ country: 'US', query: 's' })).toHaveLength(8)
  })

  it('are found by their local name, and chosen by one name', async () => {
    expect((await cities({ country: 'DE', query: 'München' }))[0]).toEqual({ name: 'Munich', region: 'Bavaria' })
    expect((await names({ country: 'DE', region: 'Bayern', query: 'nürnberg' }))[0]).toBe('Nuremberg')
    expect((await names({ country: 'IT', query: 'ro' })).filter((name) => name === 'Rome').length).toBeLessThan(2)
    expect(await names({ country: 'IT', query: 'roma' })).toContain('Rome')
    expect(await names({ country: 'JP', query: '東京' })).toEqual(['Tokyo'])
    expect(await regions({ country: 'KR', query: '서울' })).toEqual(['Seoul'])
    expect(await names({ country: 'KR', query: '성남' })).toEqual(['Seongnam-si'])
    expect(await regions({ country: 'IN', query: 'महा' })).toEqual(['Maharashtra'])
    expect(await names({ country: 'IN', query: 'पुणे' })).toEqual(['Pune'])
    expect(await regions({ country: 'JP', query: '鹿児島' })).toEqual(['Kagoshima'])
    expect(await regions({ country: 'CA', query: 'nouvelle-éco' })).toEqual(['Nova Scotia'])
  })

  it('have a name to choose for every local name', async () => {
    for (const [country, local] of Object.entries(LOCAL_NAMES)) {
      for (const [alias, name] of Object.entries(local)) {
        const suggested = [...(await regions({ country, query: alias })), ...(await names({ country, query: alias }))]
        expect.soft(suggested, `${country} ${alias}`).toContain(name)
      }
    }
  })

  it('belong to the region only, if it exists', async () => {
    const here = await cities({ country: 'US', region: 'new york', query: 'spring' })
    expect(new Set(here.map(({ region }) => region))).toEqual(new Set(['New York']))
    expect((await cities({ country: 'US', region: 'Nowhere', query: 'spring' })).length).toBe(8)
  })

  it.each([' ', '\u200b', '-', '%', '_'])('are none for %j, or the query is refused with a hint', async (query) => {
    const { status, data } = await app.call(placesApi.cities, { as: token, query: { country: 'FR', query } })
    if (status === 200) expect(data.cities).toEqual([])
    else expect(status).toBe(400)
  })
})

it('refuses a query that is too long and an unknown country', async () => {
  const statusOf = async (query: Record<string, string>) => (await app.call(placesApi.cities, { as: token, query })).status
  expect(await statusOf({ country: 'FR', query: 'a'.repeat(101) })).toBe(400)
  expect(await statusOf({ country: 'ZZ', query: 'a' })).toBe(400)
  expect(await statusOf({ country: 'FR', query: '' })).toBe(400)
})

it('requires a sign-in', async () => {
  expect((await app.call(placesApi.regions, { query: { country: 'FR', query: 'a' } })).status).toBe(401)
  expect((await app.call(placesApi.cities, { query: { country: 'FR', query: 'a' } })).status).toBe(401)
})

describe('the gazetteer', () => {
  const small = gazetteerOf(
    [{ country: 'FR', name: 'Bretagne' }],
    [
      { country: 'FR', name: 'Saint-Malo', region: 'Bretagne' },
      { country: 'FR', name: 'Saint-Malo', region: 'Bretagne' },
      { country: 'FR', name: 'L’Île', region: null },
    ],
  )

  it('is searched by names, not by their regions', async () => {
    const loire = gazetteerOf(
      [{ country: 'FR', name: 'Pays de la Loire' }],
      [{ country: 'FR', name: 'Angers', region: 'Pays de la Loire' }],
    )
    const places = placesService(async () => loire)
    expect(await places.cities({ country: 'FR', query: 'de la' })).toEqual([])
    expect(await places.cities({ country: 'FR', query: 'ang' })).toHaveLength(1)
  })

  it('is loaded once, by the first request', async () => {
    let reads = 0
    const places = placesService(async () => {
      reads++
      return small
    })
    expect(reads).toBe(0)
    const both = await Promise.all([
      places.cities({ country: 'FR', query: 'malo' }),
      places.cities({ country: 'FR', query: 'ile' }),
    ])
    expect(both).toEqual([[{ name: 'Saint-Malo', region: 'Bretagne' }], [{ name: 'L’Île', region: null }]])
    expect(reads).toBe(1)
  })

  it('is loaded again after a failure', async () => {
    let isThere = false
    const places = placesService(async () => {
      if (!isThere) throw new Error('no such file')
      return small
    })
    await expect(places.regions({ country: 'FR', query: 'b' })).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    isThere = true
    expect(await places.regions({ country: 'FR', query: 'b' })).toEqual(['Bretagne'])
  })
})
