import { partsOf } from './audit-part.ts'
import type { AuditProgram, Target } from './audit-program.ts'
import { type LinearProgram, solverOf } from './linear-program.ts'
import type { ProtectionRules } from './rules.ts'
import { threadTime } from './thread-time.ts'

const TOLERANCE = 1e-6
/** One solution proves many cells; after this many solutions the rest is checked one by one. */
const ROUNDS_TOGETHER = 24
/** So many rounds that prove nothing more end it. */
const ROUNDS_IDLE = 3

const WHOLE_MS = 4_000

type Seen = Target & { least: number; most: number }

type Audit = {
  left: () => Seen[]
  learn: (values: ArrayLike<number>) => void
  secondsLeft: () => number
}

/**
 * The suppressed cells that a reader could narrow to fewer than `fewestPossible` counts. Each solution of the program is a community that
 * fits the published cells: two of them that are far enough apart in a cell prove it. First by the parts of the program, which is quick,
 * then by the whole for a while. `until` is a `threadTime`. A cell that is not proved counts as narrowed.
 */
export async function narrowedCells(program: AuditProgram, rules: ProtectionRules, until: number): Promise<Target[]> {
  const all = program.targets.map((target): Seen => ({ ...target, least: target.truth, most: target.truth }))
  const isProved = ({ least, most }: Seen) =>
    Math.floor(most + TOLERANCE) - Math.ceil(least - TOLERANCE) + 1 >= rules.fewestPossible
  const audit: Audit = {
    left: () => all.filter((seen) => !isProved(seen)),
    learn: (values) => {
      for (const seen of all) {
        const value = values[seen.variable] ?? seen.truth
        seen.least = Math.min(seen.least, value)
        seen.most = Math.max(seen.most, value)
      }
    },
    secondsLeft: () => (until - threadTime()) / 1_000,
  }
  if (audit.left().length === 0) return []
  // Beyond that nothing more is proved of a cell; without the bound a solver runs away with the first of them.
  const bounded = { ...program, high: [...program.high] }
  for (const { variable, truth } of all) bounded.high[variable] = truth + rules.fewestPossible

  for (const part of partsOf(bounded)) {
    const ofPart: Audit = {
      ...audit,
      left: () =>
        audit.left().flatMap((seen) => {
          const variable = part.variables.get(seen.variable)
          return variable === undefined ? [] : [{ ...seen, variable }]
        }),
      learn: (values) => audit.learn(part.solved(values)),
    }
    await together(part.program, ofPart)
    await alone(part.program, ofPart)
  }
  // The whole is slow. What it does not prove soon is given up: a sibling more is suppressed then.
  const soon = Math.min(until, threadTime() + WHOLE_MS)
  const briefly = { ...audit, secondsLeft: () => (soon - threadTime()) / 1_000 }
  await together(bounded, briefly)
  await alone(program, briefly)
  return audit.left()
}

/** Largest and smallest sums of cells that are not yet proved. */
async function together(program: LinearProgram, { left, learn, secondsLeft }: Audit) {
  if (left().length === 0) return
  const solver = await solverOf(program, secondsLeft)
  try {
    let idle = 0
    for (let round = 0; round < ROUNDS_TOGETHER && idle < ROUNDS_IDLE; round++) {
      const before = left()
      const variables = apart(before, round).map(({ variable }) => variable)
      for (const direction of [-1, 1] as const) {
        const values = variables.length > 0 && solver.extreme(variables, direction)
        if (values) learn(values)
      }
      const after = left().length
      if (after === 0) return
      idle = after < before.length ? 0 : idle + 1
    }
  } finally {
    solver.close()
  }
}

/** At most one cell of each group: what one of them gains the others lose. Each round begins with others. */
function apart(open: Seen[], round: number): Seen[] {
  const taken = new Set<Seen['groups'][number]>()
  const start = Math.floor((open.length * round) / ROUNDS_TOGETHER)
  return [...open.slice(start), ...open.slice(0, start)].filter(({ groups }) => {
    if (groups.some((group) => taken.has(group))) return false
    for (const group of groups) taken.add(group)
    return true
  })
}

/** One by one. */
async function alone(program: LinearProgram, { left, learn, secondsLeft }: Audit) {
  const open = left()
  if (open.length === 0) return
  const solver = await solverOf(program, secondsLeft)
  try {
    for (const { id, variable } of open) {
      for (const direction of [1, -1] as const) {
        const values = left().some((seen) => seen.id === id) && solver.extreme([variable], direction)
        if (values) learn(values)
      }
    }
  } finally {
    solver.close()
  }
}
