import { type Configuration, rspack, type Stats, type StatsCompilation } from '@rspack/core'

const WANTED = {
  all: false,
  assets: true,
  chunks: true,
  chunkModules: true,
  chunkGroups: true,
  chunkGroupChildren: true,
  ids: true,
} as const

/** What the house reads of a compilation; throws with rspack's own words when it failed. */
export function wanted(stats: Stats): StatsCompilation {
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, errorDetails: true }))
  return stats.toJson(WANTED)
}

/** Runs one build; throws with rspack's own words when it fails. */
export function compile(config: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(config)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const finish = (result: StatsCompilation | Error) =>
        compiler.close(() => (result instanceof Error ? reject(result) : resolve(result)))
      if (error || !stats) return finish(error ?? new Error('rspack gave no result'))
      try {
        finish(wanted(stats))
      } catch (problem) {
        finish(problem as Error)
      }
    })
  })
}
