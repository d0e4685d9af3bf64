import { Category } from '@worrystone/contracts'
import { cellKey, type Figures, parseCellKey, RANGES } from './collected-figures.ts'

/**
 * What the attacker knows about the figures: a shown count differs by at most this much from the true one. `floor`: no figures
 * about fewer people are shown.
 */
export type Method = { maxPeopleError: number; maxWorriesError: number; floor: number }

export type Places = { countries: string[]; regions: { country: string; name: string }[] }

const MAX_WORRIES_EACH = 10
/** Of people in one place: at most the whole community. */
const MAX_PEOPLE = 1_000_000
/** If more than this share of a region's people have one category, a person's category is as good as known. */
const PROVEN_SHARE = 0.9
const ALL = ''
const POINT_MEASURE = /^cell\/points\/[^/]+\/totalUsers$/
const CATEGORIES = [ALL, ...Category.options]

type Row = { low: number; high: number; entries: Map<number, number> }
export type Program = {
  keys: string[]
  lower: number[]
  upper: number[]
  hidden: number[]
  rows: Row[]
  shares: Map<string, Map<number, number>>
}

type ProgramScope = { places: Places; country: string; method: Method }

/** Unknowns are the true people, then the true worries, of each cell of a country; rows are the constraints between them. */
export function programOf(figures: Figures, { places, country, method }: ProgramScope): Program {
  const program: Program = { keys: [], lower: [], upper: [], hidden: [], rows: [], shares: new Map() }
  const columns = new Map<string, number>()
  const regionNames = [ALL, ...places.regions.filter((region) => region.country === country).map(({ name }) => name)]
  for (const range of RANGES) {
    for (const region of regionNames) {
      for (const category of CATEGORIES) {
        for (const measure of ['cell/totalUsers', 'cell/totalPosts']) {
          const key = cellKey({ range, country, region, category, measure })
          columns.set(key, program.keys.length)
          addColumn(program, {
            key,
            value: figures.get(key) ?? null,
            method,
            upperLimit: upperLimitOf(figures, { key, places, method }),
          })
        }
      }
    }
  }
  addPoints(program, { figures, country, method, columns })
  const columnOf = (range: string, region: string, category: string, measure = 'cell/totalUsers') =>
    columns.get(cellKey({ range, country, region, category, measure })) as number
  addRelations(program, { regionNames, columnOf })
  return program
}

/** An unknown and its factor. */
type Term = [column: number, factor: number]

/** The sum of the terms is not negative. */
const addAtLeast = (program: Program, ...terms: Term[]) =>
  program.rows.push({ low: 0, high: Number.POSITIVE_INFINITY, entries: new Map(terms) })

type Points = { figures: Figures; country: string; method: Method; columns: Map<string, number> }

/** Weeks and months of a country's categories: no more people than the whole window. */
function addPoints(program: Program, { figures, country, method, columns }: Points) {
  for (const [key, value] of figures) {
    const cell = parseCellKey(key)
    if (cell.country !== country || !POINT_MEASURE.test(cell.measure)) continue
    const total = columns.get(cellKey({ ...cell, measure: 'cell/totalUsers' }))
    if (total === undefined) continue
    const point = program.keys.length
    addColumn(program, { key, value, method, upperLimit: MAX_PEOPLE })
    addAtLeast(program, [total, 1], [point, -1])
  }
}

/** The difference between the community's figure and the least of all other countries bounds this one. */
function upperLimitOf(figures: Figures, { key, places, method }: { key: string; places: Places; method: Method }): number {
  const { range, country, category, measure } = parseCellKey(key)
  if (measure !== 'cell/totalUsers' || category === ALL) return MAX_PEOPLE
  const total = figures.get(cellKey({ range, country: ALL, region: ALL, category, measure })) ?? null
  if (total === null) return MAX_PEOPLE
  const othersSum = places.countries
    .filter((other) => other !== country)
    .reduce((sum, other) => {
      const value = figures.get(cellKey({ range, country: other, region: ALL, category, measure })) ?? null
      return sum + (value === null ? 0 : Math.max(method.floor, value - method.maxPeopleError))
    }, 0)
  return Math.max(0, total + method.maxPeopleError - othersSum)
}

type Column = { key: string; value: number | null; method: Method; upperLimit: number }

function addColumn(program: Program, { key, value, method, upperLimit }: Column) {
  const isPeople = key.includes('totalUsers')
  const maxError = isPeople ? method.maxPeopleError : method.maxWorriesError
  const column = program.keys.length
  program.keys.push(key)
  program.lower.push(value === null ? 0 : Math.max(method.floor, value - maxError))
  program.upper.push(
    value === null ? Math.min(MAX_PEOPLE, upperLimit) : Math.min(value + maxError, Math.max(upperLimit, value - maxError)),
  )
  if (value === null && isPeople) program.hidden.push(column)
}

type Cells = { regionNames: string[]; columnOf: (range: string, region: string, category: string, measure?: string) => number }

function addRelations(program: Program, { regionNames, columnOf }: Cells) {
  const regions = regionNames.filter((name) => name !== ALL)
  for (const [r, range] of RANGES.entries()) {
    for (const category of CATEGORIES) {
      // A person lives in one region, or in no known one.
      addAtLeast(
        program,
        [columnOf(range, ALL, category), 1],
        ...regions.map((name): Term => [columnOf(range, name, category), -1]),
      )
      for (const name of regionNames) {
        const people = columnOf(range, name, category)
        const worries = columnOf(range, name, category, 'cell/totalPosts')
        addAtLeast(program, [worries, 1], [people, -1])
        addAtLeast(program, [people, MAX_WORRIES_EACH], [worries, -1])
        const longer = RANGES[r + 1]
        if (longer) addAtLeast(program, [columnOf(longer, name, category), 1], [people, -1])
        if (category !== ALL) addAtLeast(program, [columnOf(range, name, ALL), 1], [people, -1])
      }
    }
    for (const name of regionNames) {
      // Each person has a worry of some category.
      const parts = Category.options.map((category): Term => [columnOf(range, name, category), 1])
      addAtLeast(program, ...parts, [columnOf(range, name, ALL), -1])
      for (const [part] of parts) {
        program.shares.set(
          program.keys[part] as string,
          new Map([
            [part, 1],
            [columnOf(range, name, ALL), -PROVEN_SHARE],
          ]),
        )
      }
    }
  }
}
