import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './shared-modules.ts'

/** What an app's `rspack.config.ts` exports: how that app is built. */
export type AppBuild = () => Promise<void>

async function main(app: string | undefined): Promise<void> {
  const config = path.join(ROOT, 'apps', app ?? '', 'rspack.config.ts')
  if (!app || !existsSync(config)) throw new Error('Usage: node tools/rspack/build.ts shell|account|worries|…')
  const { default: build } = (await import(pathToFileURL(config).href)) as { default: AppBuild }
  await build()
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
