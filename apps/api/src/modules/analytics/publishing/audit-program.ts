import type { Candidate } from './candidates.ts'
import { ALL, type RawCell } from './cell.ts'
import type { Group } from './groups.ts'
import type { LinearProgram } from './linear-program.ts'
import { MAX_NOISE } from './perturbation.ts'
import { MAX_WORRIES, type ProtectionRules } from './rules.ts'
import { RANGES } from './slices.ts'
import type { Cells } from './suppression.ts'

/** A suppressed cell of the program, or the rest of a group: the variable of its people, and their true number. */
export type Target = { id: string; variable: number; truth: number; groups: Group[] }

export type AuditProgram = LinearProgram & {
  targets: Target[]
  /** The true value of each variable: one solution. */
  truth: number[]
  /** The location of a variable: a region of a country, a country, everything else, or a rest. */
  locations: { country: string; isRegion: boolean; isRest: boolean }[]
}

type TrueCounts = Pick<RawCell, 'id' | 'people' | 'worries'>
type Options = { raws: Map<string, RawCell>; cells: Cells; groups: Group[]; rules: ProtectionRules }

/** The margin above the true values for what the program does not model. */
const MARGIN = 1_000

/** Everything that a reader of the published cells can infer about the true ones, as one linear program. */
export function auditProgram({ raws: rawCells, cells, groups, rules }: Options): AuditProgram {
  const raws = withEmptyCells(rawCells, groups)
  const program: AuditProgram = { low: [], high: [], rows: [], targets: [], truth: [], locations: [] }
  const variableById = new Map<string, number>()
  const targetById = new Map<string, Target>()

  /** Two variables: people, then worries. */
  function add(
    id: string,
    truth: { people: number; worries: number },
    { location, cell }: { location: AuditProgram['locations'][number]; cell?: Candidate },
  ): number {
    const variable = program.low.length
    program.truth.push(truth.people, truth.worries)
    program.locations.push(location, location)
    const [ofPeople, ofWorries] = cell?.isShown
      ? knownBounds(cell, rules)
      : [upTo(truth.people + MARGIN), upTo(truth.worries + MARGIN * MAX_WORRIES)]
    program.low.push(ofPeople.low, ofWorries.low)
    program.high.push(ofPeople.high, ofWorries.high)
    // Each person has 1 to 10 worries.
    program.rows.push(notBelow(variable + 1, variable))
    program.rows.push(notBelow(variable, variable + 1, MAX_WORRIES))
    if (!cell?.isShown) {
      const target = { id, variable, truth: truth.people, groups: [] }
      program.targets.push(target)
      targetById.set(id, target)
    }
    return variable
  }

  const variableOf = (id: string): number | undefined => {
    const existing = variableById.get(id)
    const raw = raws.get(id)
    if (existing !== undefined || !raw) return existing
    const cell = cells.get(id)
    const variable = add(id, raw, { location: locationOf(id), ...(cell && { cell }) })
    variableById.set(id, variable)
    return variable
  }

  for (const [at, group] of groups.entries()) {
    const parents = group.parents.flatMap((id) => raws.get(id) ?? [])
    if (parents.length === 0 || (group.kind === 'covering' && !group.members.some((id) => raws.has(id)))) continue
    const members = group.members.flatMap((id) => raws.get(id) ?? [])
    const parentSum = sum(parents)
    const memberSum = sum(members)
    const parentTerms = parents.map(({ id }): number => variableOf(id) as number)
    const memberTerms = members.map(({ id }): number => variableOf(id) as number)
    // People in other or unknown countries are a cell that is never shown.
    if (group.kind === 'exact') {
      const rest = { people: parentSum.people - memberSum.people, worries: parentSum.worries - memberSum.worries }
      memberTerms.push(add(`rest ${at}`, rest, { location: locationOf(group.members[0] ?? '', true) }))
    }
    for (const id of [...members.map((raw) => raw.id), `rest ${at}`]) targetById.get(id)?.groups.push(group)
    addGroupConstraints({ program, group, parentTerms, memberTerms, parentSum, memberSum })
  }
  addContainment(program, variableById)
  return program
}

/** A category without people in a location is a suppressed cell like any other: no reader knows that it is empty. */
function withEmptyCells(rawCells: Map<string, RawCell>, groups: Group[]): Map<string, TrueCounts> {
  const raws = new Map<string, TrueCounts>(rawCells)
  for (const { kind, parents, members } of groups) {
    if (kind !== 'covering' || !parents.some((id) => rawCells.has(id)) || !members.some((id) => rawCells.has(id))) continue
    for (const id of members) if (!raws.has(id)) raws.set(id, { id, people: 0, worries: 0 })
  }
  return raws
}

function locationOf(id: string, isRest = false): AuditProgram['locations'][number] {
  const [, kind, country = ALL, region = ALL] = id.split('|')
  const isPlace = kind === 'place'
  const isRegion = isPlace && region !== ALL
  return { country: isPlace && (isRegion || !isRest) ? country : ALL, isRegion, isRest }
}

const upTo = (high: number) => ({ low: 0, high })

const sum = (raws: TrueCounts[]) => ({
  people: raws.reduce((total, { people }) => total + people, 0),
  worries: raws.reduce((total, { worries }) => total + worries, 0),
})

/** What a shown cell reveals of its true figures. Kept figures may be outdated, which widens the range. */
function knownBounds({ raw, figures }: Candidate, rules: ProtectionRules) {
  const half = (rules.countStep - 1) / 2
  const noise = rules.hasNoise ? MAX_NOISE : 0
  const knownRange = (value: number, truth: number, spread: number) => ({
    low: Math.min(truth, Math.max(rules.minPeople, value - spread)),
    high: Math.max(truth, value + spread),
  })
  const worries = knownRange(figures.worries, raw.worries, half + noise * raw.largest)
  return [
    knownRange(figures.people, raw.people, half + noise),
    figures.worries > figures.people ? worries : { ...worries, low: Math.min(raw.worries, rules.minPeople) },
  ] as const
}

type Relation = {
  program: LinearProgram
  group: Group
  parentTerms: number[]
  memberTerms: number[]
  parentSum: { people: number; worries: number }
  memberSum: { people: number; worries: number }
}

function addGroupConstraints({ program, group, parentTerms, memberTerms, parentSum, memberSum }: Relation) {
  const { rows } = program
  const difference = (offset: 0 | 1): [number, number][] => [
    ...memberTerms.map((variable): [number, number] => [variable + offset, 1]),
    ...parentTerms.map((variable): [number, number] => [variable + offset, -1]),
  ]
  if (group.kind === 'exact') {
    rows.push({ low: 0, high: 0, terms: difference(0) }, { low: 0, high: 0, terms: difference(1) })
    return
  }
  if (!group.isExhaustive) return contain(rows, parentTerms, memberTerms)
  // If no person has more worries than are counted, they add up; any surplus is assumed to be known to the reader.
  const excess = memberSum.worries - parentSum.worries
  rows.push({ low: excess, high: excess, terms: difference(1) })
  if (parentTerms.length > 1) return
  rows.push({ low: Math.min(0, memberSum.people - parentSum.people), high: Infinity, terms: difference(0) })
  contain(rows, parentTerms, memberTerms)
}

/** No cell is larger than its parents. */
function contain(rows: LinearProgram['rows'], parents: number[], members: number[]) {
  for (const member of members) {
    for (const parent of parents) for (const offset of [0, 1]) rows.push(notBelow(parent + offset, member + offset))
  }
}

/** The first variable, times a factor, is not smaller than the second one. */
const notBelow = (larger: number, smaller: number, factor = 1): LinearProgram['rows'][number] => ({
  low: 0,
  high: Infinity,
  terms: [
    [larger, factor],
    [smaller, -1],
  ],
})

/** The longer window holds the shorter one. */
function addContainment(program: LinearProgram, variableById: Map<string, number>) {
  for (const [at, range] of RANGES.slice(0, -1).entries()) {
    const longer = RANGES[at + 1] as string
    for (const [id, inner] of variableById) {
      const outer = id.startsWith(`${range}|place|`) ? variableById.get(longer + id.slice(range.length)) : undefined
      if (outer === undefined) continue
      for (const offset of [0, 1]) program.rows.push(notBelow(outer + offset, inner + offset))
    }
  }
}
