import loadHighs, { type Highs, type Model } from 'highs'
import type { Figures } from './collected-figures.ts'
import { type Method, type Places, type Program, programOf } from './count-program.ts'

/** The remaining possible values of the true people of a hidden cell; `values`: how many. */
export type Bound = { key: string; low: number; high: number; values: number }

const OPTIMAL_STATUS = 7
const TOLERANCE = 1e-6

let highs: Promise<Highs> | undefined

export type Finding = { bounds: Bound[]; provenCells: string[]; isContradictory: boolean }

/**
 * The tightest bounds of every hidden cell, by linear programs over all counts of that day's responses. One program for each
 * country: the counts of the others are the slack of the community's own figures.
 */
export async function boundHidden(figures: Figures, places: Places, method: Method): Promise<Finding> {
  highs ??= loadHighs()
  const solver = await highs
  const finding: Finding = { bounds: [], provenCells: [], isContradictory: false }
  for (const country of places.countries) {
    const program = programOf(figures, { places, country, method })
    solveCountry(solver, program, finding)
  }
  return finding
}

function solveCountry(solver: Highs, program: Program, finding: Finding) {
  const model = solver.createModel()
  try {
    model.options.set('output_flag', false)
    model.addVars(program.lower, program.upper)
    for (const { low, high, entries } of program.rows) {
      model.addRow(low, high, { indices: [...entries.keys()], values: [...entries.values()] })
    }
    boundCells(program, optimum(model), finding)
  } finally {
    model.dispose()
  }
}

/** The minimum (1) or the maximum (-1) of an objective; undefined where the responses contradict each other. */
type Optimum = (objective: Map<number, number>, sense: 1 | -1) => number | undefined

/** Programs that differ in their objective only start from the last solution. */
function optimum(model: Model): Optimum {
  const costedColumns = new Set<number>()
  return (objective, sense) => {
    for (const column of costedColumns) model.changeColCost(column, 0)
    costedColumns.clear()
    for (const [column, cost] of objective) {
      model.changeColCost(column, cost * sense)
      costedColumns.add(column)
    }
    return model.run().modelStatus === OPTIMAL_STATUS ? model.getObjectiveValue() * sense : undefined
  }
}

function boundCells({ keys, hidden, shares }: Program, optimize: Optimum, finding: Finding) {
  for (const column of hidden) {
    const objective = new Map([[column, 1]])
    const [low, high] = [optimize(objective, 1), optimize(objective, -1)]
    if (low === undefined || high === undefined) {
      finding.isContradictory = true
      return
    }
    const [minimum, maximum] = [Math.ceil(low - TOLERANCE) + 0, Math.floor(high + TOLERANCE)]
    finding.bounds.push({ key: keys[column] as string, low: minimum, high: maximum, values: maximum - minimum + 1 })
  }
  for (const [key, objective] of shares) {
    const minimum = optimize(objective, 1)
    if (minimum !== undefined && minimum > TOLERANCE) finding.provenCells.push(key)
  }
}
