import type { AuditProgram, Target } from './audit-program.ts'
import { subprogramsOf } from './audit-subprogram.ts'
import { type LinearProgram, solverOf } from './linear-program.ts'
import type { ProtectionRules } from './rules.ts'
import { threadTime } from './thread-time.ts'

const TOLERANCE = 1e-6
/** One solution proves many cells; after this many solutions the remaining ones are checked one by one. */
const MAX_ROUNDS = 24
/** Stops after this many rounds that prove nothing. */
const MAX_UNPRODUCTIVE_ROUNDS = 3

const WHOLE_PROGRAM_MS = 4_000

type Bounds = Target & { low: number; high: number }

type Audit = {
  unproved: () => Bounds[]
  record: (values: ArrayLike<number>) => void
  secondsLeft: () => number
}

/**
 * The suppressed cells that a reader could narrow to fewer than `minPossibleCounts` counts. Each solution of the program is a community that
 * fits the published cells: two that differ enough in a cell prove that cell. First by the fast parts of the program, then by the whole for
 * a limited time. `until` is a `threadTime`. An unproved cell counts as narrowed.
 */
export async function narrowedCells(program: AuditProgram, rules: ProtectionRules, until: number): Promise<Target[]> {
  const all = program.targets.map((target): Bounds => ({ ...target, low: target.truth, high: target.truth }))
  const isProved = ({ low, high }: Bounds) =>
    Math.floor(high + TOLERANCE) - Math.ceil(low - TOLERANCE) + 1 >= rules.minPossibleCounts
  const audit: Audit = {
    unproved: () => all.filter((bounds) => !isProved(bounds)),
    record: (values) => {
      for (const bounds of all) {
        const value = values[bounds.variable] ?? bounds.truth
        bounds.low = Math.min(bounds.low, value)
        bounds.high = Math.max(bounds.high, value)
      }
    },
    secondsLeft: () => (until - threadTime()) / 1_000,
  }
  if (audit.unproved().length === 0) return []
  // A larger value proves nothing more; without the bound a solution would be extreme in one cell only.
  const bounded = { ...program, high: [...program.high] }
  for (const { variable, truth } of all) bounded.high[variable] = truth + rules.minPossibleCounts

  for (const subprogram of subprogramsOf(bounded)) {
    const subprogramAudit: Audit = {
      ...audit,
      unproved: () =>
        audit.unproved().flatMap((bounds) => {
          const variable = subprogram.variables.get(bounds.variable)
          return variable === undefined ? [] : [{ ...bounds, variable }]
        }),
      record: (values) => audit.record(subprogram.toFullSolution(values)),
    }
    await proveTogether(subprogram.program, subprogramAudit)
    await proveOneByOne(subprogram.program, subprogramAudit)
  }
  // The whole program is slow. Cells that it does not prove in time have another sibling suppressed.
  const deadline = Math.min(until, threadTime() + WHOLE_PROGRAM_MS)
  const limited = { ...audit, secondsLeft: () => (deadline - threadTime()) / 1_000 }
  await proveTogether(bounded, limited)
  await proveOneByOne(program, limited)
  return audit.unproved()
}

/** Maximizes and minimizes sums of cells that are not proved yet. */
async function proveTogether(program: LinearProgram, { unproved, record, secondsLeft }: Audit) {
  if (unproved().length === 0) return
  const solver = await solverOf(program, secondsLeft)
  try {
    let unproductiveRounds = 0
    for (let round = 0; round < MAX_ROUNDS && unproductiveRounds < MAX_UNPRODUCTIVE_ROUNDS; round++) {
      const before = unproved()
      const variables = independent(before, round).map(({ variable }) => variable)
      for (const direction of [-1, 1] as const) {
        const values = variables.length > 0 && solver.optimize(variables, direction)
        if (values) record(values)
      }
      const after = unproved().length
      if (after === 0) return
      unproductiveRounds = after < before.length ? 0 : unproductiveRounds + 1
    }
  } finally {
    solver.close()
  }
}

/** At most one cell of each group, because they compensate each other. Each round begins with other cells. */
function independent(bounds: Bounds[], round: number): Bounds[] {
  const usedGroups = new Set<Bounds['groups'][number]>()
  const start = Math.floor((bounds.length * round) / MAX_ROUNDS)
  return [...bounds.slice(start), ...bounds.slice(0, start)].filter(({ groups }) => {
    if (groups.some((group) => usedGroups.has(group))) return false
    for (const group of groups) usedGroups.add(group)
    return true
  })
}

/** Maximizes and minimizes each cell that is not proved yet. */
async function proveOneByOne(program: LinearProgram, { unproved, record, secondsLeft }: Audit) {
  const remaining = unproved()
  if (remaining.length === 0) return
  const solver = await solverOf(program, secondsLeft)
  try {
    for (const { id, variable } of remaining) {
      for (const direction of [1, -1] as const) {
        const values = unproved().some((bounds) => bounds.id === id) && solver.optimize([variable], direction)
        if (values) record(values)
      }
    }
  } finally {
    solver.close()
  }
}
