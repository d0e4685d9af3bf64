// Builds one app: node tools/rspack/build.ts worries. The same as `rspack build` in its folder.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import { compile } from './compile.ts'

const file = path.resolve(import.meta.dirname, '../../apps', process.argv[2] ?? '', 'rspack.config.ts')
const { default: configuration } = (await import(pathToFileURL(file).href)) as {
  default: () => Configuration | Promise<Configuration>
}
await compile(await configuration()).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
