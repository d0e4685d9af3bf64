import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from '../rspack/base-config.ts'
import { compile } from '../rspack/compile.ts'
import { ROOT, sharedVersions } from '../rspack/shared-modules.ts'

const DIR = path.join(import.meta.dirname, 'harness')

/** `development`: with React's development build, which mounts everything twice and says what it dislikes. */
export type Flavour = 'production' | 'development'

function harnessConfig(flavour: Flavour, out: string): Configuration {
  const base = baseConfig({
    dir: DIR,
    name: `conformance ${flavour}`,
    output: {
      path: out,
      publicPath: `/harness/${flavour}/`,
      filename: '[name].js',
      cssFilename: '[name].css',
      uniqueName: 'shell',
      trustedTypes: { policyName: 'shell' },
    },
  })
  return {
    ...base,
    mode: flavour,
    devtool: false,
    entry: { probe: './probe.ts', main: './main.ts' },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        'react/jsx-runtime$': path.join(DIR, 'faulty-jsx.ts'),
        'real/jsx-runtime$': path.join(ROOT, 'node_modules/react/jsx-runtime.js'),
      },
    },
    // Read by people who follow a stack, not sent to anybody.
    optimization: { minimize: false, splitChunks: false, nodeEnv: flavour },
    plugins: [new rspack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions()) })],
  }
}

/** Bundles the harness, with the shell's real loading and parcels in it, into a folder. */
export async function bundleHarness(flavour: Flavour, out: string): Promise<void> {
  await compile(harnessConfig(flavour, out))
}
