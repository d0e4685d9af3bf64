import { narrowedCells } from './audit.ts'
import { auditProgram, type Target } from './audit-program.ts'
import { candidates } from './candidates.ts'
import type { RawCell, Table } from './cell.ts'
import { type Group, partGroups, placeGroups, pointGroups, type Universe } from './groups.ts'
import type { ProtectionRules } from './rules.ts'
import { RANGES } from './slices.ts'
import { type Cells, hide, hideHomogeneous, hideInside, hideSiblings, hideSmallest, isShown } from './suppression.ts'
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
  hideHomogeneous(cells, universe, rules)
  hideInside(cells, toDay)
  if (rules.isComplemented) {
    hideSiblings(cells, blocks.flat(), toDay)
    await hideUntilProved({ cells, blocks, raws, rules, toDay })
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
    ...RANGES.map(partGroups),
  ]
}

type Proving = { cells: Cells; blocks: Group[][]; raws: RawCell[]; rules: ProtectionRules; toDay: string }

/** Suppresses further siblings until no suppressed cell can be narrowed. Blocks share cells, so all are audited again after a change. */
async function hideUntilProved({ cells, blocks, raws, rules, toDay }: Proving) {
  const byId = new Map(raws.map((raw) => [raw.id, raw]))
  const started = threadTime()
  const end = started + 2 * AUDIT_MS
  let open = blocks
  while (open.length > 0) {
    const changed: Group[][] = []
    for (const groups of open) {
      const narrowed = await narrowedCells(auditProgram({ raws: byId, cells, groups, rules }), rules, end)
      if (narrowed.length === 0) continue
      if (threadTime() > end) throw new NotProtected('The check of the suppressed cells took too long')
      const isLate = threadTime() - started > AUDIT_MS
      if (!narrowed.map((target) => suppressMore(cells, target, isLate)).some(Boolean)) {
        throw new NotProtected('A suppressed cell stays narrow with all its siblings suppressed')
      }
      changed.push(groups)
    }
    if (changed.length > 0) {
      hideInside(cells, toDay)
      hideSiblings(cells, blocks.flat(), toDay)
    }
    open = changed.length > 0 ? blocks : []
  }
}

/**
 * Suppresses a sibling of the cell in the group with the fewest suppressed ones, or all of them when time is short, or the parents if no
 * sibling remains. False: nothing left to suppress.
 */
function suppressMore(cells: Cells, { groups }: Target, isLate: boolean): boolean {
  const hiddenIn = ({ members }: Group) => members.filter((id) => !isShown(cells, id)).length
  for (const group of groups.toSorted((a, b) => hiddenIn(a) - hiddenIn(b))) {
    if (hideSmallest(cells, group)) {
      while (isLate && hideSmallest(cells, group));
      return true
    }
  }
  const parents = groups.flatMap((group) => group.parents).filter((id) => isShown(cells, id))
  for (const id of parents) hide(cells, id)
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
