import { Category } from '@worrystone/contracts'
import type { AttackedProduct } from './attacked-product.ts'
import { cellKey, collectFigures, type Figures, NO_PLACE, RANGES } from './collected-figures.ts'
import type { Region } from './community.ts'

/** What a day's queries revealed beyond the table: each list is empty when they reveal nothing. */
export type QueryResults = {
  /** A query with two different responses: its noise could be averaged away. */
  repeated: string[]
  /** A figure that changes with filters. */
  filtered: string[]
  /** A total that changes with a hidden part in the filter. */
  subtracted: string[]
  /** A floor at which a figure disappears although it is not below it. */
  thresholds: string[]
  /** A place with few people and another response than for an empty one. */
  presence: string[]
  /** A number of a file that no page shows. */
  exported: string[]
}

type QueryScope = { product: AttackedProduct; regions: Region[]; figures: Figures; range: string }
type GeographicResponse = { data: { total: Record<string, unknown>; regions: Record<string, unknown>[] } }

const REPEATS = 3
/** A region without people in any simulated community. */
const EMPTY_REGION = 'DE:Brandenburg'
const MAX_SUBTRACTED = 12
const regionName = ({ country, name }: Region) => `${country}:${name}`
const listOf = (names: string[]) => encodeURIComponent(names.join(','))

export async function runQueries({ product, regions, figures }: Omit<QueryScope, 'range'>): Promise<QueryResults> {
  const results: QueryResults = { repeated: [], filtered: [], subtracted: [], thresholds: [], presence: [], exported: [] }
  for (const range of RANGES) {
    const scope = { product, regions, figures, range }
    results.repeated.push(...(await repeat(scope)))
    results.filtered.push(...(await filter(scope)))
    results.subtracted.push(...(await subtract(scope)))
    results.thresholds.push(...(await raiseFloor(scope)))
    results.presence.push(...(await comparePlaces(scope)))
    results.exported.push(...(await readFiles(scope)))
  }
  return results
}

const geographic = async ({ product, range }: QueryScope, query: string) =>
  JSON.parse(await product.get(`/analytics/geographic?timeRange=${range}&${query}`)) as GeographicResponse

async function repeat({ product, regions, range }: QueryScope): Promise<string[]> {
  const paths = [
    `/analytics/geographic?timeRange=${range}&regions=${listOf(regions.map(regionName))}`,
    `/analytics/regions/summaries?timeRange=${range}`,
    `/demographics/overview?timeRange=${range}`,
    `/demographics/heatmap?timeRange=${range}`,
    '/demographics/trending?limit=50',
  ]
  const unstable: string[] = []
  for (const path of paths) {
    const responses = new Set<string>()
    for (let attempt = 0; attempt < REPEATS; attempt++) responses.add(await product.get(path))
    if (responses.size > 1) unstable.push(path)
  }
  return unstable
}

/** Requests every cell alone, by its category, by its country and in the summaries; each must equal the whole table. */
async function filter(scope: QueryScope): Promise<string[]> {
  const { product, regions, figures, range } = scope
  const collection = { figures: new Map(figures), conflicts: [] as string[] }
  const cell = { ...NO_PLACE, range, measure: 'cell' }
  for (const region of regions) {
    const { data } = await geographic(scope, `regions=${listOf([regionName(region)])}`)
    collectFigures(data.regions, cell, collection)
  }
  for (const category of Category.options) {
    const { data } = await geographic(scope, `categories=${category}&regions=${listOf(regions.map(regionName))}`)
    collectFigures(
      data.regions.map(({ region, country, categories }) => ({ region, country, categories })),
      cell,
      collection,
    )
  }
  const { data } = JSON.parse(await product.get(`/analytics/regions/summaries?timeRange=${range}`))
  collectFigures(data, cell, collection)
  return collection.conflicts
}

/** Totals with and without each hidden place: the difference would be its figure. */
async function subtract(scope: QueryScope): Promise<string[]> {
  const { regions, figures, range } = scope
  const hiddenRegions = regions.filter((region) => figures.get(regionKey(range, region)) === null).slice(0, MAX_SUBTRACTED)
  const all = regions.map(regionName)
  const fullTotal = await geographic(scope, `regions=${listOf(all)}`)
  const differing: string[] = []
  for (const region of hiddenRegions) {
    const totalWithout = await geographic(scope, `regions=${listOf(all.filter((name) => name !== regionName(region)))}`)
    if (JSON.stringify(fullTotal.data.total) !== JSON.stringify(totalWithout.data.total))
      differing.push(`${range} ${regionName(region)}`)
  }
  return differing
}

const regionKey = (range: string, { country, name }: Region) =>
  cellKey({ range, country, region: name, category: '', measure: 'cell/totalUsers' })

/** Raises the floor step by step: a figure must disappear exactly when the floor exceeds it. */
async function raiseFloor(scope: QueryScope): Promise<string[]> {
  const { regions, figures, range } = scope
  const names = listOf(regions.map(regionName))
  const mismatches: string[] = []
  for (const floor of [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 29, 30, 31]) {
    const { data } = await geographic(scope, `minUserThreshold=${floor}&regions=${names}`)
    for (const region of regions) {
      const figure = figures.get(regionKey(range, region)) ?? null
      const cell = data.regions.find((row) => row.country === region.country && row.region === region.name)
      const expected = figure !== null && figure >= floor ? figure : null
      if ((cell?.totalUsers ?? null) !== expected) mismatches.push(`${range} ${regionName(region)} at ${floor}`)
    }
  }
  return mismatches
}

/** Compares hidden places with an empty one: except for the names the responses must be the same. */
async function comparePlaces(scope: QueryScope): Promise<string[]> {
  const { regions, figures, range } = scope
  const placeResponse = async (name: string) => {
    const { data } = await geographic(scope, `regions=${listOf([name])}`)
    return JSON.stringify(data.regions.map(({ region: _, country: __, ...rest }) => rest))
  }
  const emptyResponse = await placeResponse(EMPTY_REGION)
  const distinguishable: string[] = []
  for (const region of regions.filter((region) => figures.get(regionKey(range, region)) === null)) {
    if ((await placeResponse(regionName(region))) !== emptyResponse) distinguishable.push(`${range} ${regionName(region)}`)
  }
  return distinguishable
}

async function readFiles({ product, range }: QueryScope): Promise<string[]> {
  const numbersOf = (text: string) => new Set(text.match(/-?\d+(\.\d+)?/g) ?? [])
  const page = numbersOf(await product.get(`/analytics/geographic?timeRange=${range}`))
  const json = await product.get(`/analytics/export?timeRange=${range}&format=json`)
  const csv = await product.get(`/analytics/export?timeRange=${range}&format=csv`)
  if (!json.startsWith('{')) return [`${range}: a file that cannot be read`]
  const rows = csv.split('\n').filter((line) => /^(total|country|region),/.test(line))
  return [...numbersOf(cellsOf(json)), ...numbersOf(rows.join('\n'))].filter((number) => !page.has(number))
}

/** Without the texts about the method. */
function cellsOf(json: string): string {
  const { total, categories, countries, regions } = JSON.parse(json)
  return JSON.stringify({ total, categories, countries, regions })
}
