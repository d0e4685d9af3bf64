import path from 'node:path'
import type { Compiler } from '@rspack/core'
import { CONTRACT_NAMES, SELECTED_NAMES } from '@worrystone/host/shared-modules'
import { missingFromContract, missingFromFacade } from './named-imports.ts'

/** Rejects imports that the shell does not provide. Reads every module before the bundler merges them, so that all are seen. */
export const providedNamesOnly = (root: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('provided-names', (compilation) => {
      compilation.hooks.finishModules.tap('provided-names', (all) => {
        const modules = [...all].flatMap((module) => {
          const source = module.originalSource()?.source()
          const { resource } = module as { resource?: string }
          return source && resource ? [{ name: path.relative(root, resource), source: source.toString() }] : []
        })
        const problems = [...missingFromFacade(modules, SELECTED_NAMES), ...missingFromContract(modules, CONTRACT_NAMES)]
        for (const problem of problems) compilation.errors.push(new compiler.webpack.WebpackError(problem))
      })
    })
  },
})
