import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './base-config.ts'
import { compile } from './compile.ts'
import { packageFolder } from './shared-modules.ts'

type ServerBundle = {
  /** The folder of the app. */
  dir: string
  /** The source of a module that exports `render`; it imports by absolute paths. */
  source: string
}

/** The folder of these files in a build, and the module that the server loads. */
export const SERVER_FOLDER = 'server'
export const SERVER_ENTRY = 'server.js'

const ENTRY = 'server-entry.mjs'

/** The same components as in the browser, for Node. */
function serverConfig({ dir, source }: ServerBundle, folder: string): Configuration {
  const output = {
    path: folder,
    filename: SERVER_ENTRY,
    chunkFilename: '[id].js',
    module: true,
    library: { type: 'module' as const },
    chunkFormat: 'module' as const,
    chunkLoading: 'import' as const,
  }
  const base = baseConfig({ dir, name: 'server', output })
  const entry = path.join(dir, ENTRY)
  return {
    ...base,
    target: ['node', 'es2022'],
    devtool: false,
    entry: { server: entry },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        react$: path.join(import.meta.dirname, 'loaders/server-react.mjs'),
        'react/index.js$': path.join(packageFolder('react'), 'index.js'),
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.experiments.VirtualModulesPlugin({ [entry]: source }),
      // The lifecycles of a page write HTML in place of DOM, and parts that are content are loaded at once.
      new rspack.NormalModuleReplacementPlugin(/^\.\/(parcel|lazy-component)\.(tsx|js)$/, (data) => {
        data.request = data.request.replace('./', './server/')
      }),
    ],
    optimization: { ...base.optimization, splitChunks: false },
  }
}

/** Compiles an app's server build into a temporary folder, which `use` may read until it settles. */
export async function withServerBuild<T>(bundle: ServerBundle, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'worrystone-server-'))
  try {
    await compile(serverConfig(bundle, folder))
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
