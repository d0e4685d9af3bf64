import { type Compiler, rspack } from '@rspack/core'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * A hint for V8 that the functions of these chunk groups' files run at once. It then compiles them during the
 * download, beside the main thread, instead of one by one when they are called: docs/decisions/0009.
 */
export const compiledWhileLoading = (groups: string[]) => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('compile-hint', (compilation) => {
      // After the minimizer, which removes comments; before source maps and hashes, which must include it.
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
