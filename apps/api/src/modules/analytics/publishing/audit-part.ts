import type { AuditProgram } from './audit-program.ts'
import { ALL } from './cell.ts'
import type { LinearProgram } from './linear-program.ts'

/** A program of some variables of another one. `solved` turns a solution into one of the whole. */
export type Part = { program: LinearProgram; variables: Map<number, number>; solved: (values: ArrayLike<number>) => number[] }

/** The countries, and each country with its regions and everybody, by themselves. */
export function partsOf(program: AuditProgram): Part[] {
  const countries = new Set(program.parts.filter(({ isRegion }) => isRegion).map(({ country }) => country))
  if (countries.size === 0) return []
  return [
    partOf(program, ({ isRegion, isRest }) => isRest || !isRegion),
    ...[...countries].map((name) => partOf(program, ({ country }) => country === name || country === ALL)),
  ]
}

/** Everything outside the part is held at its true value: whatever solves the part solves the whole. Rests move with what they belong to. */
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
