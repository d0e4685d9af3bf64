import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { packageFolder } from './shared-modules.ts'
import { workspaceRoot } from './workspace-root.ts'

const routerFile = (file: string) => {
  const from = path.join(packageFolder('react-router-dom'), 'package.json')
  return path.join(packageFolder('react-router', from), 'dist/production', file)
}
const loader = (name: string) => path.join(import.meta.dirname, 'loaders', name)

type Base = { dir: string; name: string; output: NonNullable<Configuration['output']> }

/** The configuration of all builds. Targets are recent browsers: no old syntax is emitted, which also avoids `new Function`. */
export function baseConfig({ dir, name, output }: Base): Configuration {
  const root = workspaceRoot(dir)
  return {
    context: dir,
    name,
    mode: 'production',
    target: ['web', 'es2022'],
    // Source maps for debugging, never referenced by the files themselves.
    devtool: 'hidden-source-map',
    output: {
      path: path.join(dir, 'dist'),
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      cssFilename: '[name].[contenthash:10].css',
      // Source maps name files relative to the repository: no path of the build machine.
      devtoolModuleFilenameTemplate: (info: { absoluteResourcePath: string }) =>
        `worrystone:///${path.relative(root, info.absoluteResourcePath)}`,
      ...output,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      // Its package.json exports the production files to no bundler.
      alias: { 'react-router$': routerFile('index.mjs'), 'react-router/dom$': routerFile('dom-export.mjs') },
    },
    plugins: [new rspack.NormalModuleReplacementPlugin(/\/createLucideIcon\.mjs$/, loader('lucide-icon.mjs'))],
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
          type: 'javascript/auto',
        },
        { test: /[\\/]host[\\/]src[\\/]selected-modules\.ts$/, loader: loader('selected-modules.mjs') },
        { test: /\.css$/, type: 'css' },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: { passes: 3, ecma: 2022 }, mangle: true, format: { comments: false, ecma: 2022 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  }
}
