import { analyticsApi, demographicsApi, type GeographicFigures } from '@worrystone/contracts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCommunity, type TestCommunity } from '../../testing/figures-community.ts'
import { csvLine } from './export-file.ts'
import { RULES } from './publishing/rules.ts'

const geographic = async (community: TestCommunity, query: Record<string, string> = {}) =>
  (await community.call(analyticsApi.geographic, { as: await community.reader(), query })).data
const countryOf = (figures: GeographicFigures, code: string) => figures.countries.find(({ country }) => country === code)
const regionOf = (figures: GeographicFigures, name: string) => figures.regions.find(({ region }) => region === name)

/** Noise and rounding change a count by at most this. */
const MAX_ERROR = 9
const isNear = (count: number | null | undefined, truth: number) =>
  typeof count === 'number' && Math.abs(count - truth) <= MAX_ERROR

describe('the figures of a community', () => {
  let community: TestCommunity
  beforeAll(async () => {
    community = await aCommunity()
    const { people } = community
    await people({ count: 40, country: 'DE', region: 'Bayern', category: 'work' })
    await people({ count: 30, country: 'DE', region: 'bavaria', categories: ['health', 'family'] })
    await people({ count: 5, country: 'DE', region: 'Hesse', category: 'work' })
    await people({ count: 40, country: 'DE', region: 'I am so alone here', category: 'family' })
    await people({ count: 40, country: 'FR', region: 'Bavaria', category: 'work', daysAgo: 60 })
    await people({ count: 60, country: 'ES', category: 'work', locationSharing: false })
    await people({ count: 60, country: 'OTHER', category: 'finances' })
    await people({ count: 40, country: 'IT', category: 'work', privacyLevel: 'private' })
    await people({ count: 40, country: 'GB', category: 'work', privacyLevel: 'friends' })
    await people({ count: 40, country: 'JP', category: 'work', daysAgo: 0 })
    await community.publish()
  }, 60_000)

  test('count people by country, region and category', async () => {
    const figures = await geographic(community)
    const [germany, bavaria] = [countryOf(figures, 'DE'), regionOf(figures, 'Bavaria')]
    expect([germany?.totalUsers, bavaria?.totalUsers].map((count, at) => isNear(count, [115, 70][at] as number))).toEqual([
      true,
      true,
    ])
    expect(isNear(bavaria?.categories.find(({ category }) => category === 'work')?.totalUsers, 40)).toBe(true)
    expect(bavaria?.averageSentiment).toBeGreaterThan(0.2)
    expect(bavaria?.averageSentiment).toBeLessThan(0.4)
  })

  test('show no region with few people, and none that the country does not have', async () => {
    const figures = await geographic(community, { timeRange: '1y' })
    expect(figures.regions.map(({ country, region }) => `${country} ${region}`)).toEqual(['DE Bavaria'])
    const named = await geographic(community, { regions: 'DE:Hesse,DE:Nowhere' })
    const [hesse, nowhere] = named.regions.map(({ region, ...rest }) => rest)
    expect([hesse?.totalUsers, hesse]).toEqual([null, nowhere])
  })

  test('show nothing that users entered as a region but is none', async () => {
    const body = JSON.stringify(await geographic(community, { timeRange: '1y' }))
    expect(body).not.toContain('alone')
    const { rows } = await sql<{ text: string }>`select figures::text || states::text as text from figure_publications`.execute(
      community.database.db(),
    )
    expect(rows.some(({ text }) => text.includes('alone'))).toBe(false)
  })

  test('count no location that is not shared, and no worry that is not public or is of today', async () => {
    const { countries } = await geographic(community, { timeRange: '1y' })
    expect(countries.map(({ country }) => country)).toEqual(['DE', 'FR'])
  })

  test('contain the days that they cover', async () => {
    expect(await geographic(community)).toMatchObject({
      window: { from: '2026-02-09', to: '2026-03-11' },
      floor: 10,
      isPublished: true,
    })
    const { data } = await community.call(analyticsApi.available, { as: await community.reader() })
    expect(data).toMatchObject({
      window: { to: '2026-03-11' },
      totalRegions: 1,
      countries: [
        { country: 'DE', regions: ['Bavaria'] },
        { country: 'FR', regions: [] },
      ],
    })
  })

  test('are sums of shown cells, and are marked as such', async () => {
    const { total, countries } = await geographic(community, { timeRange: '90d', countries: 'DE,FR' })
    const sum = countries.reduce((all, { totalUsers }) => all + (totalUsers ?? 0), 0)
    expect(total).toMatchObject({ totalUsers: sum, isApproximate: true })
    expect((await geographic(community, { countries: 'DE' })).total.isApproximate).toBe(false)
  })

  test('are hidden below the floor that a reader sets, which is at least 10', async () => {
    const high = await geographic(community, { minUserThreshold: '100' })
    expect([high.floor, countryOf(high, 'DE') !== undefined, regionOf(high, 'Bavaria')]).toEqual([100, true, undefined])
    expect((await geographic(community, { minUserThreshold: '3' })).floor).toBe(10)
  })

  test('have at most 3 top categories per region, by people', async () => {
    const { data } = await community.call(analyticsApi.summaries, { as: await community.reader() })
    const [bavaria] = data.summaries
    expect(bavaria).toMatchObject({ region: 'Bavaria', country: 'DE', topCategories: [{ category: 'work' }, {}, {}] })
  })

  test('have trends over whole weeks with a margin, and over months of a year', async () => {
    const as = await community.reader()
    const { data } = await community.call(analyticsApi.trends, { as, query: { categories: 'work' } })
    const [work] = data.trends
    expect([data.trends.length, work?.points.map(({ from }) => from)]).toEqual([
      1,
      ['2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02'],
    ])
    const last = work?.points.at(-1)
    expect([(last?.low ?? 0) < (last?.totalUsers ?? 0), (last?.high ?? 0) > (last?.totalUsers ?? 0)]).toEqual([true, true])
    const year = await community.call(analyticsApi.trends, { as, query: { timeRange: '1y', countries: 'DE' } })
    expect(year.data.trends[0]?.points.every(({ from }) => from.endsWith('-01'))).toBe(true)
  })

  test.each([
    [analyticsApi.geographic, { timeRange: '7d' }, 'timeRange'],
    [analyticsApi.geographic, { countries: 'DE,XX' }, 'countries'],
    [analyticsApi.geographic, { regions: 'Bavaria' }, 'regions'],
    [analyticsApi.geographic, { regions: Array.from({ length: 51 }, (_, at) => `DE:R${at}`).join() }, 'regions'],
    [analyticsApi.geographic, { categories: `work,${'x'.repeat(6_000)}` }, 'categories'],
    [analyticsApi.geographic, { minUserThreshold: 'many' }, 'minUserThreshold'],
    [analyticsApi.geographic, { minUserThreshold: '0' }, 'minUserThreshold'],
    [analyticsApi.export, { format: 'pdf' }, 'format'],
    [demographicsApi.trending, { limit: '51' }, 'limit'],
  ] as const)('refuse an invalid filter by its name (%#)', async (endpoint, query, path) => {
    const { status, error } = await community.call(endpoint, { as: await community.reader(), query })
    expect([status, error.details?.map((detail) => detail.path)]).toEqual([400, [path]])
  })

  test('are for the plans that include them', async () => {
    for (const endpoint of [analyticsApi.geographic, analyticsApi.export, demographicsApi.overview]) {
      expect((await community.call(endpoint)).status).toBe(401)
      const { status, error } = await community.call(endpoint, { as: await community.reader('free') })
      expect([status, error.code]).toEqual([403, 'UPGRADE_REQUIRED'])
    }
    const as = await community.reader('supporter')
    expect((await community.call(analyticsApi.geographic, { as })).status).toBe(200)
    expect((await community.call(demographicsApi.overview, { as })).error.code).toBe('UPGRADE_REQUIRED')
  })
})

describe('the exported file', () => {
  const load = async (community: TestCommunity, query: Record<string, string>) => {
    const headers = { authorization: `Bearer ${await community.reader('supporter')}` }
    return community.server.inject({ method: 'GET', url: `/api${analyticsApi.export.url}`, query, headers })
  }

  test('is named by time, describes the method, and contains the figures', async () => {
    const community = await aCommunity()
    await community.people({ count: 40, country: 'DE', region: 'Hessen', categories: ['work', 'health'] })
    await community.publish()
    const csv = await load(community, { format: 'csv' })
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="analytics-2026-03-11T12-00-00Z.csv"',
    })
    const lines = csv.body.trim().split('\r\n')
    expect(lines.slice(0, 4)).toEqual(['# from,2026-02-09', '# to,2026-03-11', '# toIsExcluded,true', '# floor,10'])
    expect(lines.some((line) => /^region,DE,Hesse,,\d+,\d+,0\.\d+,false$/.test(line))).toBe(true)
    const json = await load(community, {})
    expect(json.headers['content-disposition']).toContain('.json"')
    expect(json.json()).toMatchObject({ to: '2026-03-11', countsRoundedTo: 5, countries: [{ country: 'DE' }] })
  })

  test('says so when there is nothing to show', async () => {
    const community = await aCommunity()
    expect((await load(community, { format: 'csv' })).body).toContain('# note,No figures: too few people to show.')
    expect((await load(community, {})).json().note).toBe('No figures: too few people to show.')
  })

  test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])('contains no formula: %j is a text', (text) => {
    expect(csvLine([text, 'a "b"', -1])).toBe(`"'${text}","a ""b""",-1\r\n`)
  })
})

describe('counting', () => {
  test('excludes people who opted out or are leaving', async () => {
    const community = await aCommunity()
    const remaining = await community.people({ count: 30, country: 'DE' })
    const [out, leaving] = [
      await community.people({ count: 40, country: 'FR' }),
      await community.people({ count: 40, country: 'ES' }),
    ]
    const { database } = community
    await database.db().updateTable('users').set({ figures_opt_out: true }).where('id', 'in', out).execute()
    await database.db().updateTable('users').set({ leaves_at: new Date() }).where('id', 'in', leaving).execute()
    await community.publish()
    expect((await geographic(community)).countries.map(({ country }) => country)).toEqual(['DE'])
    await database.db().deleteFrom('users').where('id', 'in', remaining.slice(0, 10)).execute()
    const { rows } = await sql`select from figure_keys where user_id = any(${remaining}::uuid[])`.execute(database.db())
    expect(rows).toHaveLength(20)
  })

  test('counts people, not posts: one with many worries counts once, and with 10 worries at most', async () => {
    const community = await aCommunity()
    await community.people({ count: 9, country: 'DE', worries: 50 })
    await community.people({ count: 40, country: 'FR' })
    const [frequentWriter] = await community.people({ count: 1, country: 'FR', worries: 500 })
    expect(frequentWriter).toBeDefined()
    await community.publish()
    const figures = await geographic(community)
    expect(countryOf(figures, 'DE')).toBeUndefined()
    const france = countryOf(figures, 'FR')
    expect(isNear(france?.totalUsers, 41)).toBe(true)
    expect(france?.totalPosts).toBeLessThanOrEqual(50 + 6 * 10 + 3)
  })
})

describe('the table of a day', () => {
  test('is published once a day: later changes count tomorrow at the earliest', async () => {
    const community = await aCommunity()
    await community.people({ count: 30, country: 'DE' })
    await community.publish()
    const before = await geographic(community)
    // So many that the random threshold of a change is reached, but for one run in 100,000.
    await community.people({ count: 300, country: 'DE' })
    await community.publish()
    expect(await geographic(community)).toEqual(before)
    community.later(8)
    await community.publish()
    const after = await geographic(community)
    expect(after.window.to).toBe('2026-03-19')
    expect(isNear(countryOf(after, 'DE')?.totalUsers, 330)).toBe(true)
  })

  test('changes no figure for a single person, and shows no new cell before 7 days', async () => {
    const community = await aCommunity()
    await community.people({ count: 60, country: 'DE', categories: ['work', 'health'] })
    await community.publish()
    const before = countryOf(await geographic(community), 'DE')
    community.later(1)
    await community.people({ count: 1, country: 'DE', categories: ['work', 'health'] })
    await community.people({ count: 30, country: 'FR' })
    await community.publish()
    expect(countryOf(await geographic(community), 'DE')).toEqual(before)
    for (let day = 2; day <= 8; day++) {
      expect(countryOf(await geographic(community), 'FR')).toBeUndefined()
      community.later(1)
      await community.publish()
    }
    expect(countryOf(await geographic(community), 'FR')).toBeDefined()
  }, 60_000)

  test('remains that of yesterday if it cannot be made', async () => {
    const community = await aCommunity()
    await community.people({ count: 30, country: 'DE' })
    await community.publish()
    const before = await geographic(community)
    community.later(1)
    await expect(community.publishUnder({ ...RULES, minPossibleCounts: 1e9 })).rejects.toThrow()
    expect(await geographic(community)).toEqual(before)
    await community.publish()
    expect((await geographic(community)).window.to).toBe('2026-03-12')
  }, 60_000)

  test('is kept for a few days, without any true count', async () => {
    const community = await aCommunity()
    await community.people({ count: 30, country: 'DE' })
    await community.people({ count: 3, country: 'FR' })
    for (let day = 0; day < 12; day++) {
      await community.publish()
      community.later(1)
    }
    const { rows } = await sql<{ figures: object; states: object }>`select figures, states from figure_publications`.execute(
      community.database.db(),
    )
    expect(rows).toHaveLength(9)
    expect(JSON.stringify(rows)).not.toContain('|FR|')
  }, 60_000)

  test('is scheduled for 00:10 UTC once there is one, and made at once before', async () => {
    const community = await aCommunity()
    const plannedTimes = async () =>
      (
        await community.database
          .db()
          .selectFrom('jobs')
          .select('run_at')
          .where('kind', '=', 'analytics.publish')
          .where('done_at', 'is', null)
          .execute()
      ).map(({ run_at }) => run_at)
    await community.jobs['site.cleanup']?.({})
    const [first] = await plannedTimes()
    expect(first?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
    await community.database.db().deleteFrom('jobs').where('kind', '=', 'analytics.publish').execute()
    await community.publish()
    await community.jobs['site.cleanup']?.({})
    expect(await plannedTimes()).toEqual([new Date('2026-03-12T00:10:00Z')])
  })
})
