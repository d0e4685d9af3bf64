import { type Configuration, rspack, type Stats, type StatsCompilation } from '@rspack/core'

const STATS_OPTIONS = {
  all: false,
  assets: true,
  chunks: true,
  chunkModules: true,
  chunkGroups: true,
  chunkGroupChildren: true,
  ids: true,
} as const

/** The stats that plugins read; throws with rspack's own errors when the compilation failed. */
export function buildStats(stats: Stats): StatsCompilation {
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, errorDetails: true }))
  return stats.toJson(STATS_OPTIONS)
}

/** The files of a chunk group that are scripts. */
export const scriptsOf = (stats: StatsCompilation, group: string): string[] =>
  (stats.namedChunkGroups?.[group]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'))

/** Runs one build; throws with rspack's own errors when it fails. */
export function compile(config: Configuration): Promise<void> {
  const compiler = rspack(config)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        try {
          if (error || !stats) throw error ?? new Error('rspack gave no result')
          buildStats(stats)
          resolve()
        } catch (thrown) {
          reject(thrown)
        }
      })
    })
  })
}
