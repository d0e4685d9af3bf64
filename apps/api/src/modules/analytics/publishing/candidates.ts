import type { CellState, PublishedCell, RawCell, Table } from './cell.ts'
import { hashToUnit, perturbed } from './perturbation.ts'
import type { ProtectionRules } from './rules.ts'
import { addDays, daysBetween } from './slices.ts'

/** A cell that may be published. */
export type Candidate = {
  raw: RawCell
  figures: PublishedCell
  state: CellState
  isShown: boolean
  /** It was in the previous table. */
  wasShown: boolean
}

type Context = { rules: ProtectionRules; toDay: string; previousTable: Table | undefined }

/** Noise epochs are the same for all cells, so that the same people have the same noise everywhere. */
export const epochOf = (toDay: string, { epochDays }: ProtectionRules) => Math.floor(daysBetween('1970-01-01', toDay) / epochDays)

/** Cells that may be shown by their own figures: with enough people, also with noise, for enough days. */
export function candidates(raws: RawCell[], context: Context): Map<string, Candidate> {
  const qualified = raws.flatMap((raw) => candidateOf(raw, context) ?? [])
  return new Map(qualified.map((candidate) => [candidate.raw.id, candidate]))
}

function candidateOf(raw: RawCell, { rules, toDay, previousTable }: Context): Candidate | undefined {
  if (raw.people < rules.minPeople) return undefined
  const epoch = epochOf(toDay, rules)
  const previousState = previousTable?.states[raw.id]
  const previousFigures = previousTable?.cells[raw.id]
  if (previousFigures && previousState && areFiguresKept(raw, previousState, { rules, epoch, toDay })) {
    return { raw, figures: previousFigures, state: previousState, isShown: true, wasShown: true }
  }
  const figures = perturbed(raw, rules, epoch)
  if (figures.people < rules.minShownCount) return undefined
  const since = previousState?.since ?? firstDay(raw.id, { rules, toDay, previousTable })
  const isShown = daysBetween(since, toDay) >= rules.minQualifyingDays
  return {
    raw,
    figures,
    state: { since, ...(isShown && { sketch: raw.sketch, epoch, made: toDay }) },
    isShown,
    wasShown: previousFigures !== undefined,
  }
}

/** The first table has no previous day; and a period that is over (a week, a month) is the same on every day. */
function firstDay(id: string, { rules, toDay, previousTable }: Context): string {
  return previousTable && !/^(week|month)-/.test(id) ? toDay : addDays(toDay, -rules.minQualifyingDays)
}

type Now = { rules: ProtectionRules; epoch: number; toDay: string }

/**
 * Too few people came or went since the figures were made: they are kept, so that no single person changes them. The threshold is drawn
 * from an unbounded distribution, so that no further change is certain to change figures.
 */
function areFiguresKept(raw: RawCell, { sketch, epoch, made }: CellState, now: Now): boolean {
  if (sketch === undefined || made === undefined || epoch !== now.epoch) return false
  // Sketches of another width cannot be compared: redrawing all figures on one day could show a single person.
  if (sketch.startsWith('0b') !== raw.sketch.startsWith('0b')) return true
  const { minChanges, minFreshChanges, freshDays, updateProbability } = now.rules
  const minimum = daysBetween(made, now.toDay) < freshDays ? minFreshChanges : minChanges
  return changesBetween(sketch, raw.sketch) < minimum + furtherChanges(sketch, updateProbability)
}

/** Geometric: by inversion, of a draw that can be repeated only with the sketch. */
function furtherChanges(sketch: string, probability: number): number {
  const key = Number(BigInt.asUintN(31, BigInt(sketch) ^ (BigInt(sketch) >> 31n)))
  return probability === 1 ? 0 : Math.floor(Math.log(1 - hashToUnit(key, 'changes', 0)) / Math.log(1 - probability))
}

function changesBetween(sketch: string, other: string): number {
  let [bits, count] = [BigInt(sketch) ^ BigInt(other), 0]
  for (; bits > 0n; bits &= bits - 1n) count++
  return count
}
