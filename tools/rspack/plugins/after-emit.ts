import type { Compiler, StatsCompilation } from '@rspack/core'
import { buildStats } from '../compile.ts'

/** A plugin that works with the emitted files. Its exceptions are errors of the build. */
export const afterEmit = (name: string, work: (stats: StatsCompilation) => void | Promise<void>) => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise(name, async (compilation) => {
      // An earlier plugin has failed: the output is incomplete.
      if (compilation.errors.length > 0) return
      try {
        await work(buildStats(compilation.getStats()))
      } catch (thrown) {
        const error = new compiler.webpack.WebpackError(thrown instanceof Error ? thrown.message : String(thrown))
        compilation.errors.push(Object.assign(error, { hideStack: true }))
      }
    })
  },
})
