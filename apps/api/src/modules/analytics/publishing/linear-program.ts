import loadHighs from 'highs'

type Row = { low: number; high: number; terms: [variable: number, factor: number][] }

/** Constraints on variables, each with its bounds. */
export type LinearProgram = { low: number[]; high: number[]; rows: Row[] }

export type Solver = {
  /** The values that maximize (+1) or minimize (-1) the sum of these variables; undefined: not solved in time. */
  optimize(variables: number[], direction: 1 | -1): ArrayLike<number> | undefined
  close(): void
}

let loading: ReturnType<typeof loadHighs> | undefined

/** Loads the solver of this thread once; without `wasmModule` it is compiled anew. */
export function loadSolver(wasmModule?: WebAssembly.Module) {
  loading ??= loadHighs(wasmModule && { wasmModule })
  return loading
}

/** A solver that holds the program; `secondsLeft` limits each of its runs. */
export async function solverOf({ low, high, rows }: LinearProgram, secondsLeft: () => number): Promise<Solver> {
  const highs = await loadSolver()
  const starts = [0]
  for (const { terms } of rows) starts.push((starts.at(-1) ?? 0) + terms.length)
  const terms = rows.flatMap((row) => row.terms)
  const bound = (value: number) => (Number.isFinite(value) ? value : Math.sign(value) * highs.infinity)
  const model = highs.createModel({
    numCols: low.length,
    numRows: rows.length,
    colCost: new Float64Array(low.length),
    colLower: Float64Array.from(low, bound),
    colUpper: Float64Array.from(high, bound),
    rowLower: Float64Array.from(rows, (row) => bound(row.low)),
    rowUpper: Float64Array.from(rows, (row) => bound(row.high)),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols: low.length,
      starts: Int32Array.from(starts),
      indices: Int32Array.from(terms, ([variable]) => variable),
      values: Float64Array.from(terms, ([, factor]) => factor),
    },
  })
  model.options.set({ output_flag: false })
  return {
    optimize(variables, direction) {
      const seconds = secondsLeft()
      if (seconds <= 0) return undefined
      const costs = new Float64Array(low.length)
      for (const variable of variables) costs[variable] = -direction
      model.changeColsCost({ kind: 'range', from: 0, to: low.length - 1 }, costs)
      model.zeroAllClocks()
      model.options.set('time_limit', seconds)
      model.run()
      return model.getModelStatus() === highs.constants.modelStatus.optimal ? model.getSolution().colValue : undefined
    },
    close: () => model.dispose(),
  }
}
