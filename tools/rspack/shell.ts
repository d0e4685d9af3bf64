import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core'
import { baseConfig } from './base-config.ts'
import { BUDGETS } from './budgets.ts'
import { compile } from './compile.ts'
import { precompress } from './precompress.ts'
import { sharedVersions } from './shared-modules.ts'
import { checkSizes } from './sizes.ts'

const isIn = (...packages: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${packages.join('|')})[\\\\/]`)

/** A plain app: it knows no remote. What remotes share with it goes to the federation runtime in `registry/shared-scope.ts`. */
function shellConfig(dir: string): Configuration {
  const base = baseConfig({
    dir,
    name: 'shell',
    output: {
      uniqueName: 'shell',
      publicPath: '/assets/',
      path: path.join(dir, 'dist/assets'),
      trustedTypes: { policyName: 'shell' },
      clean: true,
    },
  })
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          default: false,
          // Changes with React's releases only, so that returning visitors keep it.
          react: { test: isIn('react', 'react-dom', 'scheduler'), name: 'react', chunks: 'initial', enforce: true, priority: 10 },
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      new rspack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions()) }),
      new rspack.HtmlRspackPlugin({
        template: './src/index.html',
        filename: '../index.html',
        favicon: './src/icon.svg',
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  }
}

const filesOf = (stats: StatsCompilation, group: string) =>
  (stats.namedChunkGroups?.[group]?.assets ?? []).map((asset) => asset.name)

/** The platform chunk sets out with the page but yields to the scripts of the first paint. */
function preload(html: string, scripts: string[]): string {
  const links = scripts.map((file) => `<link rel="preload" as="script" fetchpriority="low" href="/assets/${file}">`)
  return html.replace('</head>', `${links.join('')}</head>`)
}

/** Builds the shell into `dist/`: `index.html`, and everything else below `assets/` under names of their content. */
export async function buildShell(dir: string): Promise<void> {
  const dist = path.join(dir, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const stats = await compile(shellConfig(dir))
  const initial = filesOf(stats, 'main').filter((file) => file.endsWith('.js'))
  const platform = filesOf(stats, 'platform').filter((file) => file.endsWith('.js') && !initial.includes(file))

  const page = path.join(dist, 'index.html')
  writeFileSync(page, preload(readFileSync(page, 'utf8'), platform))
  precompress(path.join(dist, 'assets'))

  console.log('shell')
  checkSizes(path.join(dist, 'assets'), [
    ...initial.map((file) => ({ part: file.split('.')[0] ?? file, files: [file] })),
    { part: 'before the first paint', files: initial, budget: BUDGETS.shell },
    { part: 'platform (after it)', files: platform },
  ])
}
