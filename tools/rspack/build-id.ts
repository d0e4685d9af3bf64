import { createHash } from 'node:crypto'
import type { Compiler, Configuration } from '@rspack/core'
import { compile } from './compile.ts'

/** A hash of everything that a compilation would write; nothing is written. */
export async function outputHash(config: Configuration): Promise<string> {
  let hash = ''
  const hashOnly = {
    apply(compiler: Compiler) {
      compiler.hooks.shouldEmit.tap('hash-only', (compilation) => {
        const hasher = createHash('sha256')
        const assets = compilation.getAssets().filter((asset) => !asset.name.endsWith('.map'))
        for (const asset of assets.sort((a, b) => (a.name < b.name ? -1 : 1))) {
          hasher.update(asset.name).update('\0').update(asset.source.buffer())
        }
        hash = hasher.digest('hex')
        return false
      })
    },
  }
  await compile({ ...config, output: { ...config.output, clean: false }, plugins: [...(config.plugins ?? []), hashOnly] })
  return hash
}
