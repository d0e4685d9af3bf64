import { narrowedCells } from './audit.ts'
import { auditProgram, type Target } from './audit-program.ts'
import { candidates } from './candidates.ts'
import type { RawCell, Table } from './cell.ts'
import { breakdownGroups, type Group, placeGroups, pointGroups, type Universe } from './groups.ts'
import type { ProtectionRules } from './rules.ts'
import { RANGES } from './slices.ts'
import {
  type Cells,
  isShown,
  suppress,
  suppressComplementary,
  suppressContained,
  suppressHomogeneous,
  suppressSmallest,
} from './suppression.ts'
import { threadTime } from './thread-time.ts'

/** CPU time. After this, whole groups are suppressed; after twice this nothing is published. */
const AUDIT_MS = 30_000

export type Context = {
  toDay: string
  raws: RawCell[]
  previousTable: Table | undefined
  universe: Universe
  rules: ProtectionRules
}

/** No table leaves every suppressed cell enough possible counts. The table of the day before remains. */
class NotProtected extends Error {
  override name = 'NotProtected'
}

/** Computes the table to publish from the true cells. */
export async function protect({ toDay, raws, previousTable, universe, rules }: Context): Promise<Table> {
  const cells = candidates(raws, { rules, toDay, previousTable })
  const blocks = blocksOf(raws, universe)
  suppressHomogeneous(cells, universe, rules)
  suppressContained(cells, toDay)
  if (rules.hasComplementarySuppression) {
    suppressComplementary(cells, blocks.flat(), toDay)
    await suppressUntilProved({ cells, blocks, raws, rules, toDay })
  }
  return tableOf(cells, toDay)
}

/** Groups that are audited together: all locations of the three windows, each week and month, and the times of sharing. */
function blocksOf(raws: RawCell[], universe: Universe): Group[][] {
  const slices = [...new Set(raws.map(({ id }) => id.slice(0, id.indexOf('|'))))]
  const isWindow = (slice: string) => RANGES.includes(slice as never)
  return [
    RANGES.flatMap((range) => placeGroups(range, universe)),
    ...slices.filter((slice) => !isWindow(slice) && slice !== 'now').map(pointGroups),
    ...RANGES.map(breakdownGroups),
  ]
}

type ProofOptions = { cells: Cells; blocks: Group[][]; raws: RawCell[]; rules: ProtectionRules; toDay: string }

/** Suppresses further siblings until no suppressed cell can be narrowed. Blocks share cells, so all are audited again after a change. */
async function suppressUntilProved({ cells, blocks, raws, rules, toDay }: ProofOptions) {
  const byId = new Map(raws.map((raw) => [raw.id, raw]))
  const started = threadTime()
  const end = started + 2 * AUDIT_MS
  let remaining = blocks
  while (remaining.length > 0) {
    const changed: Group[][] = []
    for (const groups of remaining) {
      const narrowed = await narrowedCells(auditProgram({ raws: byId, cells, groups, rules }), rules, end)
      if (narrowed.length === 0) continue
      if (threadTime() > end) throw new NotProtected('The check of the suppressed cells took too long')
      const isOverBudget = threadTime() - started > AUDIT_MS
      if (!narrowed.map((target) => suppressMore(cells, target, isOverBudget)).some(Boolean)) {
        throw new NotProtected('A suppressed cell stays narrow with all its siblings suppressed')
      }
      changed.push(groups)
    }
    if (changed.length > 0) {
      suppressContained(cells, toDay)
      suppressComplementary(cells, blocks.flat(), toDay)
    }
    remaining = changed.length > 0 ? blocks : []
  }
}

/**
 * Suppresses a sibling of the cell in the group with the fewest suppressed ones, or all of them when time is short, or the parents if no
 * sibling remains. False: nothing left to suppress.
 */
function suppressMore(cells: Cells, { groups }: Target, isOverBudget: boolean): boolean {
  const suppressedIn = ({ members }: Group) => members.filter((id) => !isShown(cells, id)).length
  for (const group of groups.toSorted((a, b) => suppressedIn(a) - suppressedIn(b))) {
    if (suppressSmallest(cells, group)) {
      while (isOverBudget && suppressSmallest(cells, group));
      return true
    }
  }
  const parents = groups.flatMap((group) => group.parents).filter((id) => isShown(cells, id))
  for (const id of parents) suppress(cells, id)
  return parents.length > 0
}

function tableOf(cells: Cells, toDay: string): Table {
  const table: Table = { toDay, cells: {}, states: {} }
  for (const [id, { figures, state, isShown }] of cells) {
    if (isShown) table.cells[id] = figures
    table.states[id] = isShown ? state : { since: state.since }
  }
  return table
}
