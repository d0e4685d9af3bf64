import { Category } from '@worrystone/contracts'
import type { Candidate } from './candidates.ts'
import { ALL, placeId } from './cell.ts'
import { type Group, placesOf, type Universe } from './groups.ts'
import type { ProtectionRules } from './rules.ts'
import { RANGES, windowOf } from './slices.ts'

export type Cells = Map<string, Candidate>

export const isShown = (cells: Cells, id: string) => cells.get(id)?.isShown ?? false

export function suppress(cells: Cells, id: string) {
  const cell = cells.get(id)
  if (cell) cell.isShown = false
}

/** A location where nearly all people have one category shows none of them. */
export function suppressHomogeneous(cells: Cells, universe: Universe, { homogeneousShare }: ProtectionRules) {
  for (const slice of RANGES) {
    for (const [country, region] of placesOf(universe)) {
      const total = cells.get(placeId(slice, country, region, ALL))?.raw.people
      if (country === ALL || total === undefined) continue
      const ids = Category.options.map((category) => placeId(slice, country, region, category))
      const largest = Math.max(...ids.map((id) => cells.get(id)?.raw.people ?? 0))
      if (largest > homogeneousShare * total) for (const id of ids) suppress(cells, id)
    }
  }
}

/** A cell in a suppressed location is suppressed too; so is a week or month with its window's cell. */
export function suppressContained(cells: Cells, toDay: string) {
  for (const [id, cell] of cells) {
    if (!cell.isShown) continue
    const [slice = '', kind, country = ALL, region = ALL, category = ALL] = id.split('|')
    if (kind !== 'place') continue
    const containingIds = RANGES.includes(slice as never)
      ? [placeId(slice, country, region, ALL), placeId(slice, country, ALL, category), placeId(slice, country, ALL, ALL)]
      : windowsContaining(slice, toDay).map((window) => placeId(window, country, region, category))
    if (containingIds.some((containingId) => containingId !== id && !isShown(cells, containingId))) cell.isShown = false
  }
}

/** The windows that contain a whole week or month. */
function windowsContaining(slice: string, toDay: string): string[] {
  const [, start] = /^(?:week|month)-(.*)$/.exec(slice) ?? []
  return start ? RANGES.filter((range) => start >= windowOf(range, toDay).from) : []
}

/** A single suppressed cell is the difference of its siblings to their parent: the smallest sibling is suppressed too. */
export function suppressComplementary(cells: Cells, groups: Group[], toDay: string) {
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const group of groups) {
      if (!group.parents.every((id) => isShown(cells, id))) continue
      const suppressed = group.members.filter((id) => !isShown(cells, id))
      if (suppressed.length === 1 && suppressSmallest(cells, group)) isChanged = true
    }
    if (isChanged) suppressContained(cells, toDay)
  }
}

/** Prefers those that were suppressed before, so that the suppressed cells do not change from day to day. */
export function suppressSmallest(cells: Cells, { members }: Group): boolean {
  const shownCells = members.flatMap((id) => (isShown(cells, id) ? (cells.get(id) ?? []) : []))
  const [smallest] = shownCells.sort(
    (a, b) => Number(a.wasShown) - Number(b.wasShown) || a.figures.people - b.figures.people || (a.raw.id < b.raw.id ? -1 : 1),
  )
  if (smallest) smallest.isShown = false
  return smallest !== undefined
}
