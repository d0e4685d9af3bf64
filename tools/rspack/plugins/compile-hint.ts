import { type Compiler, rspack } from '@rspack/core'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Tells V8 that the functions of these chunk groups' files run as soon as they are there. It then compiles them while the rest is still
 * being downloaded, beside the main thread, instead of one by one when they are called: docs/decisions/0009.
 */
export const compiledWhileLoading = (groups: string[]) => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('compile-hint', (compilation) => {
      // After the minimizer, which drops comments; before source maps and hashes, which must know of it.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50
      compilation.hooks.processAssets.tap({ name: 'compile-hint', stage }, () => {
        const files = groups.flatMap((group) => compilation.namedChunkGroups.get(group)?.getFiles() ?? [])
        for (const file of new Set(files.filter((name) => name.endsWith('.js')))) {
          compilation.updateAsset(file, (source) => new rspack.sources.ConcatSource(HINT, source))
        }
      })
    })
  },
})
