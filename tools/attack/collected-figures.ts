import type { AttackedProduct } from './attacked-product.ts'

export const RANGES = ['30d', '90d', '1y'] as const

/** What a figure is about; empty where it is about everything. */
export type Cell = { range: string; country: string; region: string; category: string; measure: string }

/** Shown figures by the key of what they are about; null: hidden. */
export type Figures = Map<string, number | null>

export const cellKey = ({ range, country, region, category, measure }: Cell) =>
  [range, country, region, category, measure].join('|')

const parsed = new Map<string, Cell>()
export function parseCellKey(key: string): Cell {
  const known = parsed.get(key)
  if (known) return known
  const [range = '', country = '', region = '', category = '', measure = ''] = key.split('|')
  const about = { range, country, region, category, measure }
  parsed.set(key, about)
  return about
}

const PLACE = new Set(['country', 'region', 'category'])
const NAMES = new Set([...PLACE, 'dayOfWeek', 'hour', 'label', 'privacyLevel', 'from', 'to', 'topic'])
/** Fields that are no counts. */
const FRAME = new Set(['window', 'floor', 'isPublished', 'hoursEach'])
/** Lists whose items name what they are about, so that the same cell has one key in every response. */
const CELL_LISTS = new Set(['countries', 'regions', 'categories', 'summaries', 'trends', 'topCategories'])

type Collect = { found: Figures; conflicts: string[] }

/** Adds every number and every null of a response to `found`; a key with another value before is added to `conflicts`. */
export function collectFigures(answer: unknown, about: Cell, into: Collect): Collect {
  if (Array.isArray(answer)) {
    for (const part of answer) collectFigures(part, about, into)
  } else if (answer !== null && typeof answer === 'object') {
    const inner = cellWithin(answer as Record<string, unknown>, about)
    for (const [name, part] of Object.entries(answer)) {
      if (NAMES.has(name) || FRAME.has(name)) continue
      const measure = CELL_LISTS.has(name) && Array.isArray(part) ? inner.measure : `${inner.measure}/${name}`
      collectFigures(part, { ...inner, measure }, into)
    }
  } else if (answer === null || typeof answer === 'number') {
    const key = cellKey(about)
    const before = into.found.get(key)
    if (before !== undefined && before !== answer) into.conflicts.push(`${key}: ${before} and ${answer}`)
    into.found.set(key, answer)
  }
  return into
}

function cellWithin(answer: Record<string, unknown>, about: Cell): Cell {
  const own = Object.entries(answer).filter(([name, part]) => NAMES.has(name) && part !== null && !Array.isArray(part))
  const places = Object.fromEntries(own.filter(([name]) => PLACE.has(name)).map(([name, part]) => [name, String(part)]))
  const others = own.filter(([name]) => !PLACE.has(name) && name !== 'to').map(([, part]) => part)
  return { ...about, ...places, measure: [about.measure, ...others].join('/') }
}

export const NOWHERE = { range: '', country: '', region: '', category: '' }

/** What the attacker requests each day: all ranges, every place by its name, everything about the community. */
export async function readDay({ get }: AttackedProduct, { countries, regions }: { countries: string[]; regions: string[] }) {
  const into: Collect = { found: new Map(), conflicts: [] }
  const read = async (url: string, about: Partial<Cell> & { measure: string }) =>
    collectFigures(JSON.parse(await get(url)).data, { ...NOWHERE, ...about }, into)
  const regionQuery = `regions=${encodeURIComponent(regions.join(','))}`
  for (const range of RANGES) {
    const at = `timeRange=${range}`
    const { total: _a, categories: _b, ...byCountry } = await geographic(`${at}&countries=${countries.join(',')}`, get)
    const { total: _c, categories: _d, countries: _e, ...byRegion } = await geographic(`${at}&${regionQuery}`, get)
    collectFigures([byCountry, byRegion], { ...NOWHERE, range, measure: 'cell' }, into)
    for (const country of countries) {
      await read(`/analytics/categories/trends?${at}&countries=${country}`, { range, country, measure: 'cell' })
    }
    await read(`/demographics/overview?${at}`, { range, measure: 'overview' })
    await read(`/demographics/heatmap?${at}`, { range, measure: 'heatmap' })
    await read(`/demographics/categories/trends?${at}`, { range, measure: 'cell' })
    await read(`/demographics/community/health?${at}`, { range, measure: 'health' })
  }
  return into
}

type Geographic = { total: unknown; categories: unknown; countries: unknown; regions: unknown }

async function geographic(query: string, get: AttackedProduct['get']): Promise<Geographic> {
  return JSON.parse(await get(`/analytics/geographic?${query}`)).data
}
