import path from 'node:path'
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core'
import { baseConfig } from '../base-config.ts'
import { compile } from '../compile.ts'

/** The files of `/help` and the panel: their code, and their dictionaries by language. */
type HelpFiles = { files: string[]; dictionaries: Record<string, string[]> }

const DICTIONARY = /(?:libs\/i18n|\.)\/dictionaries\/(?:help\/)?(\w\w)\.json$/

function helpFiles(stats: StatsCompilation, files: string[]): HelpFiles {
  const dictionaries: HelpFiles['dictionaries'] = {}
  for (const { initial, files: chunkFiles = [], modules = [] } of stats.chunks ?? []) {
    const language = modules.map(({ name }) => DICTIONARY.exec(name ?? '')?.[1]).find(Boolean)
    if (!initial && language)
      dictionaries[language] = [...(dictionaries[language] ?? []), ...chunkFiles.filter((file) => file.endsWith('.js'))]
  }
  return { files, dictionaries }
}

/** Builds the service worker: one file at the root of the site, because its path decides its scope. */
function workerConfig(dir: string, help: HelpFiles): Configuration {
  return {
    ...baseConfig({ dir, name: 'worker', output: { path: path.join(dir, 'dist/root'), filename: 'sw.js' } }),
    target: ['webworker', 'es2022'],
    // No source map under a public address.
    devtool: false,
    entry: { sw: './src/service-worker/sw.ts' },
    plugins: [new rspack.DefinePlugin({ __HELP_FILES__: JSON.stringify(help) })],
  }
}

/** `files`: the scripts of the page of help, which the worker caches for offline use. */
export const buildServiceWorker = (dir: string, stats: StatsCompilation, files: string[]): Promise<void> =>
  compile(workerConfig(dir, helpFiles(stats, files)))
