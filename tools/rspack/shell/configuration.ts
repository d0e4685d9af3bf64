import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Compiler, type Configuration, rspack, type StatsCompilation } from '@rspack/core'
import { SHELL_CONTRACT, type ShellBuild } from '@worrystone/contracts'
import { baseConfig } from '../base-config.ts'
import { BUDGETS } from '../budgets.ts'
import { scriptsOf } from '../compile.ts'
import { afterEmit } from '../plugins/after-emit.ts'
import { type BundlePart, byteBudgets } from '../plugins/byte-budgets.ts'
import { compiledWhileLoading } from '../plugins/compile-hint.ts'
import { precompress } from '../plugins/precompress.ts'
import { sharedVersions } from '../shared-modules.ts'
import { writeHelpPages } from './help-pages.ts'
import { writeServerBuild } from './server-build.ts'
import { buildServiceWorker } from './service-worker.ts'

const isIn = (...packages: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${packages.join('|')})[\\\\/]`)

/** Leaves out of the federation runtime what the shell has no use for: loading in Node, and manifests of the runtime's own format. */
const FEDERATION_RUNTIME = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }

/** A plain app without remotes. Shared modules are passed to the federation runtime in `libs/host/src/shared-scope.ts`. */
function shellBundle(dir: string): Configuration {
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
    entry: { main: './src/main.ts' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          default: false,
          // Changes with React's releases only, so that returning visitors have it cached.
          react: { test: isIn('react', 'react-dom', 'scheduler'), name: 'react', chunks: 'initial', enforce: true, priority: 10 },
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      compiledWhileLoading(['main', 'platform', 'landing', 'home']),
      new rspack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions()), ...FEDERATION_RUNTIME }),
      new rspack.HtmlRspackPlugin({
        template: './src/index.html',
        filename: '../index.html',
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  }
}

const PRELOADED_GROUPS = ['landing', 'home', 'help', 'platform']

/**
 * Inserts the names of the files that a script in the page preloads: for visitors of `/` the landing page, which needs no remote, for all
 * others the `platform` chunk. The script waits until the first of the shell's own scripts has arrived, so that those run meanwhile; where
 * the document took more than half a second, it preloads at once. Fonts are preloaded only for text that is shown in them.
 */
function withPreloadedFiles(html: string, files: Record<string, string[]>): string {
  if (!html.includes('PRELOADED_FILES')) throw new Error('apps/shell/src/index.html has no place for PRELOADED_FILES')
  return html.replace('PRELOADED_FILES', () => JSON.stringify(files))
}

/** The two fonts of a first visit (`apps/shell/src/styles/fonts`). */
const firstFonts = (stats: StatsCompilation) =>
  (stats.assets ?? []).map(({ name }) => name).filter((name) => /-first\.\w+\.woff2$/.test(name))

/** What the registry needs to know of a shell: its id and its shared modules. */
function describeShell(dist: string): ShellBuild {
  const hash = createHash('sha256').update(readFileSync(path.join(dist, 'index.html')))
  for (const folder of ['assets', 'root', 'help', 'server']) {
    const files = readdirSync(path.join(dist, folder)).filter((name) => !/\.(map|br|gz)$/.test(name))
    for (const name of files.sort()) hash.update(`\0${name}\0`).update(readFileSync(path.join(dist, folder, name)))
  }
  return { buildId: hash.digest('hex').slice(0, 16), contract: SHELL_CONTRACT, shared: sharedVersions() }
}

/** The scripts of a chunk group beyond those of the first paint. */
function laterScripts(stats: StatsCompilation, group: string): string[] {
  const initial = scriptsOf(stats, 'main')
  return scriptsOf(stats, group).filter((file) => !initial.includes(file))
}

function partsOf(stats: StatsCompilation): BundlePart[] {
  const initial = scriptsOf(stats, 'main')
  const later = (group: string) => laterScripts(stats, group)
  return [
    ...initial.map((file) => ({ part: file.split('.')[0] ?? file, files: [file] })),
    { part: 'before the first paint', files: initial, budget: BUDGETS.shell },
    { part: 'platform (after it)', files: later('platform') },
    { part: 'service worker', files: ['../root/sw.js'], budget: BUDGETS.worker },
    { part: 'landing page', files: later('landing') },
    { part: 'help: page and panel', files: later('help') },
    { part: 'console', files: later('console'), budget: BUDGETS.console },
    { part: 'its chart', files: later('health-chart'), budget: BUDGETS.chart },
  ]
}

/** Removes the output of an earlier build; rspack itself cleans `dist/assets` only. */
const removeOutput = (folder: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.beforeRun.tap('remove-before', () => rmSync(folder, { recursive: true, force: true }))
  },
})

/**
 * The configuration of the shell, built into `dist/`: `index.html`, files with fixed names below `root/` (served at `/`), and everything else below
 * `assets/` with hashed names.
 */
export function shellConfiguration(dir: string): Configuration {
  const dist = path.join(dir, 'dist')
  const assets = path.join(dist, 'assets')
  const bundle = shellBundle(dir)
  return {
    ...bundle,
    plugins: [
      ...(bundle.plugins ?? []),
      removeOutput(dist),
      afterEmit('preloaded-files', (stats) => {
        const page = path.join(dist, 'index.html')
        const scripts = PRELOADED_GROUPS.map((group) => [group, laterScripts(stats, group)])
        const files = Object.fromEntries([...scripts, ['fonts', firstFonts(stats)]])
        writeFileSync(page, withPreloadedFiles(readFileSync(page, 'utf8'), files))
      }),
      afterEmit('precompress', () => precompress(assets)),
      afterEmit('root', () => cpSync(path.join(dir, 'src/root'), path.join(dist, 'root'), { recursive: true })),
      afterEmit('help-pages', () => writeHelpPages(dir)),
      afterEmit('server-build', () => writeServerBuild(dir)),
      afterEmit('service-worker', (stats) => buildServiceWorker(dir, stats, laterScripts(stats, 'help'))),
      afterEmit('shell-build', () => {
        const shell = describeShell(dist)
        writeFileSync(path.join(dist, 'shell.json'), `${JSON.stringify(shell, null, 2)}\n`)
      }),
      byteBudgets('shell', assets, partsOf),
    ],
  }
}
