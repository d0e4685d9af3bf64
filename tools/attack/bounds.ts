import { Category } from '@worrystone/contracts'
import loadHighs, { type Highs, type Model } from 'highs'
import { aboutOf, type Figures, keyOf, RANGES } from './figures-seen.ts'

/**
 * What the attacker knows of how figures are made: an answered count differs by at most so much from the true one. `floor`: nothing
 * about fewer people is answered.
 */
export type Method = { peopleReach: number; worriesReach: number; floor: number }

/** The values that remain possible for the true people of a hidden cell; `values`: how many. */
export type Bound = { key: string; low: number; high: number; values: number }

export type Places = { countries: string[]; regions: { country: string; name: string }[] }

const MOST_WORRIES_EACH = 10
const SOLVED = 7
/** Of people in one place: no more than the whole community. */
const MOST_PEOPLE = 1_000_000
/** More of a region's people than this share one category: then a person's category is as good as known. */
const TELLING_SHARE = 0.9
const TOLERANCE = 1e-6
const ALL = ''
const POINT = /^cell\/points\/[^/]+\/totalUsers$/
const CATEGORIES = [ALL, ...Category.options]

let highs: Promise<Highs> | undefined

export type Finding = { bounds: Bound[]; tellingCells: string[]; isContradictory: boolean }

/**
 * The tightest bounds of every hidden cell, by linear programs over all counts that were answered that day. One program for each
 * country: what the others add is the room that the community's own figures leave.
 */
export async function boundHidden(figures: Figures, places: Places, method: Method): Promise<Finding> {
  highs ??= loadHighs()
  const solver = await highs
  const found: Finding = { bounds: [], tellingCells: [], isContradictory: false }
  for (const country of places.countries) {
    const program = programOf(figures, { places, country, method })
    solveCountry(solver, program, found)
  }
  return found
}

type Row = { low: number; high: number; entries: Map<number, number> }
type Program = {
  keys: string[]
  lower: number[]
  upper: number[]
  hidden: number[]
  rows: Row[]
  shares: Map<string, Map<number, number>>
}

type Asked = { places: Places; country: string; method: Method }

/** Unknowns are the true people, then the true worries, of each cell of a country; rows are what must hold between them. */
function programOf(figures: Figures, { places, country, method }: Asked): Program {
  const program: Program = { keys: [], lower: [], upper: [], hidden: [], rows: [], shares: new Map() }
  const columns = new Map<string, number>()
  const names = [ALL, ...places.regions.filter((region) => region.country === country).map(({ name }) => name)]
  for (const range of RANGES) {
    for (const region of names) {
      for (const category of CATEGORIES) {
        for (const measure of ['cell/totalUsers', 'cell/totalPosts']) {
          const key = keyOf({ range, country, region, category, measure })
          columns.set(key, program.keys.length)
          addColumn(program, { key, value: figures.get(key) ?? null, method, room: roomOf(figures, { key, places, method }) })
        }
      }
    }
  }
  addPoints(program, { figures, country, method, columns })
  const at = (range: string, region: string, category: string, measure = 'cell/totalUsers') =>
    columns.get(keyOf({ range, country, region, category, measure })) as number
  addRelations(program, { names, at })
  return program
}

type Points = { figures: Figures; country: string; method: Method; columns: Map<string, number> }

/** Weeks and months of a country's categories: no more people than the whole window. */
function addPoints(program: Program, { figures, country, method, columns }: Points) {
  for (const [key, value] of figures) {
    const about = aboutOf(key)
    if (about.country !== country || !POINT.test(about.measure)) continue
    const whole = columns.get(keyOf({ ...about, measure: 'cell/totalUsers' }))
    if (whole === undefined) continue
    const point = program.keys.length
    addColumn(program, { key, value, method, room: MOST_PEOPLE })
    program.rows.push({
      ...{ low: 0, high: Number.POSITIVE_INFINITY },
      entries: new Map([
        [whole, 1],
        [point, -1],
      ]),
    })
  }
}

/** Where the community's figure and the least of all other countries leave room for this one. */
function roomOf(figures: Figures, { key, places, method }: { key: string; places: Places; method: Method }): number {
  const { range, country, category, measure } = aboutOf(key)
  if (measure !== 'cell/totalUsers' || category === ALL) return MOST_PEOPLE
  const whole = figures.get(keyOf({ range, country: ALL, region: ALL, category, measure })) ?? null
  if (whole === null) return MOST_PEOPLE
  const others = places.countries
    .filter((other) => other !== country)
    .reduce((sum, other) => {
      const value = figures.get(keyOf({ range, country: other, region: ALL, category, measure })) ?? null
      return sum + (value === null ? 0 : Math.max(method.floor, value - method.peopleReach))
    }, 0)
  return Math.max(0, whole + method.peopleReach - others)
}

type Column = { key: string; value: number | null; method: Method; room: number }

function addColumn(program: Program, { key, value, method, room }: Column) {
  const isPeople = key.includes('totalUsers')
  const reach = isPeople ? method.peopleReach : method.worriesReach
  const column = program.keys.length
  program.keys.push(key)
  program.lower.push(value === null ? 0 : Math.max(method.floor, value - reach))
  program.upper.push(value === null ? Math.min(MOST_PEOPLE, room) : Math.min(value + reach, Math.max(room, value - reach)))
  if (value === null && isPeople) program.hidden.push(column)
}

type Cells = { names: string[]; at: (range: string, region: string, category: string, measure?: string) => number }

function addRelations(program: Program, { names, at }: Cells) {
  const atLeast = (entries: [number, number][]) =>
    program.rows.push({ low: 0, high: Number.POSITIVE_INFINITY, entries: new Map(entries) })
  const regions = names.filter((name) => name !== ALL)
  for (const [r, range] of RANGES.entries()) {
    for (const category of CATEGORIES) {
      // A person lives in one region, or in none that is known.
      atLeast([[at(range, ALL, category), 1], ...regions.map((name): [number, number] => [at(range, name, category), -1])])
      for (const name of names) {
        const people = at(range, name, category)
        const worries = at(range, name, category, 'cell/totalPosts')
        atLeast([
          [worries, 1],
          [people, -1],
        ])
        atLeast([
          [people, MOST_WORRIES_EACH],
          [worries, -1],
        ])
        const longer = RANGES[r + 1]
        if (longer)
          atLeast([
            [at(longer, name, category), 1],
            [people, -1],
          ])
        if (category !== ALL)
          atLeast([
            [at(range, name, ALL), 1],
            [people, -1],
          ])
      }
    }
    for (const name of names) {
      // Each person has a worry of some category.
      const parts = Category.options.map((category): [number, number] => [at(range, name, category), 1])
      atLeast([...parts, [at(range, name, ALL), -1]])
      for (const [part] of parts) {
        program.shares.set(
          program.keys[part] as string,
          new Map([
            [part, 1],
            [at(range, name, ALL), -TELLING_SHARE],
          ]),
        )
      }
    }
  }
}

function solveCountry(solver: Highs, program: Program, found: Finding) {
  const model = solver.createModel()
  try {
    model.options.set('output_flag', false)
    model.addVars(program.lower, program.upper)
    for (const { low, high, entries } of program.rows) {
      model.addRow(low, high, { indices: [...entries.keys()], values: [...entries.values()] })
    }
    boundCells(program, optimum(model), found)
  } finally {
    model.dispose()
  }
}

/** The least (1) or the most (-1) that an objective can be; undefined where the answers contradict each other. */
type Optimum = (objective: Map<number, number>, sense: 1 | -1) => number | undefined

/** Programs that differ in their objective only start where the last one ended. */
function optimum(model: Model): Optimum {
  const priced = new Set<number>()
  return (objective, sense) => {
    for (const column of priced) model.changeColCost(column, 0)
    priced.clear()
    for (const [column, cost] of objective) {
      model.changeColCost(column, cost * sense)
      priced.add(column)
    }
    return model.run().modelStatus === SOLVED ? model.getObjectiveValue() * sense : undefined
  }
}

function boundCells({ keys, hidden, shares }: Program, best: Optimum, found: Finding) {
  for (const column of hidden) {
    const objective = new Map([[column, 1]])
    const [low, high] = [best(objective, 1), best(objective, -1)]
    if (low === undefined || high === undefined) {
      found.isContradictory = true
      return
    }
    const [least, most] = [Math.ceil(low - TOLERANCE) + 0, Math.floor(high + TOLERANCE)]
    found.bounds.push({ key: keys[column] as string, low: least, high: most, values: most - least + 1 })
  }
  for (const [key, objective] of shares) {
    const least = best(objective, 1)
    if (least !== undefined && least > TOLERANCE) found.tellingCells.push(key)
  }
}
