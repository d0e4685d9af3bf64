import type { AttackedProduct } from './attacked-product.ts'

export const RANGES = ['30d', '90d', '1y'] as const

/** What a figure is about; empty where it is about everything. */
export type Cell = { range: string; country: string; region: string; category: string; measure: string }

/** Shown figures by the key of what they are about; null: hidden. */
export type Figures = Map<string, number | null>

export const cellKey = ({ range, country, region, category, measure }: Cell) =>
  [range, country, region, category, measure].join('|')

const cellCache = new Map<string, Cell>()
export function parseCellKey(key: string): Cell {
  const cached = cellCache.get(key)
  if (cached) return cached
  const [range = '', country = '', region = '', category = '', measure = ''] = key.split('|')
  const cell = { range, country, region, category, measure }
  cellCache.set(key, cell)
  return cell
}

const PLACE_FIELDS = new Set(['country', 'region', 'category'])
const NAME_FIELDS = new Set([...PLACE_FIELDS, 'dayOfWeek', 'hour', 'label', 'privacyLevel', 'from', 'to', 'topic'])
/** Fields that are no counts. */
const IGNORED_FIELDS = new Set(['window', 'floor', 'isPublished', 'hoursEach'])
/** Lists whose items name what they are about, so that the same cell has one key in every response. */
const CELL_LISTS = new Set(['countries', 'regions', 'categories', 'summaries', 'trends', 'topCategories'])

type Collection = { figures: Figures; conflicts: string[] }

/** Adds every number and every null of a response to the figures; a key with another value before is added to the conflicts. */
export function collectFigures(response: unknown, cell: Cell, collection: Collection): Collection {
  if (Array.isArray(response)) {
    for (const part of response) collectFigures(part, cell, collection)
  } else if (response !== null && typeof response === 'object') {
    const innerCell = cellWithin(response as Record<string, unknown>, cell)
    for (const [name, part] of Object.entries(response)) {
      if (NAME_FIELDS.has(name) || IGNORED_FIELDS.has(name)) continue
      const measure = CELL_LISTS.has(name) && Array.isArray(part) ? innerCell.measure : `${innerCell.measure}/${name}`
      collectFigures(part, { ...innerCell, measure }, collection)
    }
  } else if (response === null || typeof response === 'number') {
    const key = cellKey(cell)
    const previous = collection.figures.get(key)
    if (previous !== undefined && previous !== response) collection.conflicts.push(`${key}: ${previous} and ${response}`)
    collection.figures.set(key, response)
  }
  return collection
}

function cellWithin(response: Record<string, unknown>, cell: Cell): Cell {
  const namingFields = Object.entries(response).filter(
    ([name, part]) => NAME_FIELDS.has(name) && part !== null && !Array.isArray(part),
  )
  const places = Object.fromEntries(
    namingFields.filter(([name]) => PLACE_FIELDS.has(name)).map(([name, part]) => [name, String(part)]),
  )
  const others = namingFields.filter(([name]) => !PLACE_FIELDS.has(name) && name !== 'to').map(([, part]) => part)
  return { ...cell, ...places, measure: [cell.measure, ...others].join('/') }
}

export const NO_PLACE = { range: '', country: '', region: '', category: '' }

/** What the attacker requests each day: all ranges, every place by its name, everything about the community. */
export async function readDay({ get }: AttackedProduct, { countries, regions }: { countries: string[]; regions: string[] }) {
  const collection: Collection = { figures: new Map(), conflicts: [] }
  const read = async (url: string, cell: Partial<Cell> & { measure: string }) =>
    collectFigures(JSON.parse(await get(url)).data, { ...NO_PLACE, ...cell }, collection)
  const regionQuery = `regions=${encodeURIComponent(regions.join(','))}`
  for (const range of RANGES) {
    const rangeQuery = `timeRange=${range}`
    const { total: _a, categories: _b, ...byCountry } = await geographic(`${rangeQuery}&countries=${countries.join(',')}`, get)
    const { total: _c, categories: _d, countries: _e, ...byRegion } = await geographic(`${rangeQuery}&${regionQuery}`, get)
    collectFigures([byCountry, byRegion], { ...NO_PLACE, range, measure: 'cell' }, collection)
    for (const country of countries) {
      await read(`/analytics/categories/trends?${rangeQuery}&countries=${country}`, { range, country, measure: 'cell' })
    }
    await read(`/demographics/overview?${rangeQuery}`, { range, measure: 'overview' })
    await read(`/demographics/heatmap?${rangeQuery}`, { range, measure: 'heatmap' })
    await read(`/demographics/categories/trends?${rangeQuery}`, { range, measure: 'cell' })
    await read(`/demographics/community/health?${rangeQuery}`, { range, measure: 'health' })
  }
  return collection
}

type Geographic = { total: unknown; categories: unknown; countries: unknown; regions: unknown }

async function geographic(query: string, get: AttackedProduct['get']): Promise<Geographic> {
  return JSON.parse(await get(`/analytics/geographic?${query}`)).data
}
