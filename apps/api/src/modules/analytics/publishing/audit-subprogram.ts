import type { AuditProgram } from './audit-program.ts'
import { ALL } from './cell.ts'
import type { LinearProgram } from './linear-program.ts'

/** A program of some variables of another one. `toFullSolution` turns a solution into one of the whole program. */
export type Subprogram = {
  program: LinearProgram
  variables: Map<number, number>
  toFullSolution: (values: ArrayLike<number>) => number[]
}

/** One for all countries, and one for each country with its regions and the total. */
export function subprogramsOf(program: AuditProgram): Subprogram[] {
  const countries = new Set(program.locations.filter(({ isRegion }) => isRegion).map(({ country }) => country))
  if (countries.size === 0) return []
  return [
    subprogramOf(program, ({ isRegion, isRest }) => isRest || !isRegion),
    ...[...countries].map((name) => subprogramOf(program, ({ country }) => country === name || country === ALL)),
  ]
}

/**
 * Everything outside the subprogram is fixed at its true value, so that a solution of the subprogram is one of the whole. The rest
 * of a group varies with its group.
 */
function subprogramOf(
  { low, high, rows, truth, locations }: AuditProgram,
  isInside: (location: AuditProgram['locations'][number]) => boolean,
): Subprogram {
  const includedVariables = locations.flatMap((location, variable) => (isInside(location) ? [variable] : []))
  const variables = new Map(includedVariables.map((variable, index) => [variable, index]))
  const program: LinearProgram = {
    low: includedVariables.map((variable) => low[variable] ?? 0),
    high: includedVariables.map((variable) => high[variable] ?? 0),
    rows: rows.flatMap((row) => {
      const terms = row.terms.flatMap(([variable, factor]): [number, number][] => {
        const index = variables.get(variable)
        return index === undefined ? [] : [[index, factor]]
      })
      if (terms.length === 0) return []
      const fixedSum = row.terms.reduce(
        (sum, [variable, factor]) => sum + (variables.has(variable) ? 0 : factor * (truth[variable] ?? 0)),
        0,
      )
      return [{ low: row.low - fixedSum, high: row.high - fixedSum, terms }]
    }),
  }
  return {
    program,
    variables,
    toFullSolution: (values) => truth.map((value, variable) => values[variables.get(variable) ?? -1] ?? value),
  }
}
