import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from '@worrystone/rspack-config/base-config'
import { compile } from '@worrystone/rspack-config/compile'
import { sharedVersions } from '@worrystone/rspack-config/shared-modules'

const DIR = path.join(import.meta.dirname, 'harness')
const FAULTY_JSX = path.join(DIR, 'faulty-jsx.ts')

/** `development`: with React's development build, which mounts everything twice and logs warnings. */
export type ReactMode = 'production' | 'development'
const REACT_MODES: ReactMode[] = ['production', 'development']

function harnessConfig(mode: ReactMode, out: string): Configuration {
  const base = baseConfig({
    dir: DIR,
    name: `conformance ${mode}`,
    output: {
      path: out,
      publicPath: `/harness/${mode}/`,
      filename: '[name].js',
      cssFilename: '[name].css',
      uniqueName: 'shell',
      trustedTypes: { policyName: 'shell' },
    },
  })
  return {
    ...base,
    mode,
    devtool: false,
    entry: { probe: './probe.ts', main: './main.ts' },
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), { exclude: [FAULTY_JSX], resolve: { alias: { 'react/jsx-runtime$': FAULTY_JSX } } }],
    },
    // For reading stacks; not served to visitors.
    optimization: { minimize: false, splitChunks: false, nodeEnv: mode },
    plugins: [new rspack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions()) })],
  }
}

/** Bundles the harness, with the shell's real loading and parcels, into a folder for each mode. */
export async function bundleHarness(out: string): Promise<void> {
  await Promise.all(REACT_MODES.map((mode) => compile(harnessConfig(mode, path.join(out, mode)))))
}

/** The folder of the bundled harness: the packed one, else a new one. */
export async function harnessFolder(runFolder: string): Promise<string> {
  if (existsSync(path.join(DIR, 'production'))) return DIR
  const folder = path.join(runFolder, 'harness')
  await bundleHarness(folder)
  return folder
}
