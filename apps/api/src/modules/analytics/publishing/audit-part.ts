import type { AuditProgram } from './audit-program.ts'
import { ALL } from './cell.ts'
import type { LinearProgram } from './linear-program.ts'

/** A program of some variables of another one. `solved` turns a solution into one of the whole program. */
export type Part = { program: LinearProgram; variables: Map<number, number>; solved: (values: ArrayLike<number>) => number[] }

/** One part for all countries, and one for each country with its regions and the total. */
export function partsOf(program: AuditProgram): Part[] {
  const countries = new Set(program.parts.filter(({ isRegion }) => isRegion).map(({ country }) => country))
  if (countries.size === 0) return []
  return [
    partOf(program, ({ isRegion, isRest }) => isRest || !isRegion),
    ...[...countries].map((name) => partOf(program, ({ country }) => country === name || country === ALL)),
  ]
}

/**
 * Everything outside the part is fixed at its true value, so that a solution of the part is one of the whole. The rest of a group varies
 * with its group.
 */
function partOf(
  { low, high, rows, truth, parts }: AuditProgram,
  isInside: (part: AuditProgram['parts'][number]) => boolean,
): Part {
  const inside = parts.flatMap((part, variable) => (isInside(part) ? [variable] : []))
  const variables = new Map(inside.map((variable, at) => [variable, at]))
  const program: LinearProgram = {
    low: inside.map((variable) => low[variable] ?? 0),
    high: inside.map((variable) => high[variable] ?? 0),
    rows: rows.flatMap((row) => {
      const terms = row.terms.flatMap(([variable, factor]): [number, number][] => {
        const at = variables.get(variable)
        return at === undefined ? [] : [[at, factor]]
      })
      if (terms.length === 0) return []
      const held = row.terms.reduce(
        (sum, [variable, factor]) => sum + (variables.has(variable) ? 0 : factor * (truth[variable] ?? 0)),
        0,
      )
      return [{ low: row.low - held, high: row.high - held, terms }]
    }),
  }
  return {
    program,
    variables,
    solved: (values) => truth.map((value, variable) => values[variables.get(variable) ?? -1] ?? value),
  }
}
