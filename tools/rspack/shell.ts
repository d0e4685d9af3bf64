import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core'
import { SHELL_CONTRACT, type ShellBuild } from '@worrystone/contracts'
import { baseConfig } from './base-config.ts'
import { BUDGETS } from './budgets.ts'
import { compile } from './compile.ts'
import { compiledWhileLoading } from './compile-hint.ts'
import { writeHelpPages } from './help-pages.ts'
import { precompress } from './precompress.ts'
import { sharedVersions } from './shared-modules.ts'
import { checkSizes } from './sizes.ts'

const isIn = (...packages: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${packages.join('|')})[\\\\/]`)

/** A plain app: it knows no remote. What remotes share with it goes to the federation runtime in `libs/host/src/shared-scope.ts`. */
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
      ...(base.plugins ?? []),
      compiledWhileLoading(['main', 'platform', 'landing', 'home']),
      new rspack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions()) }),
      new rspack.HtmlRspackPlugin({
        template: './src/index.html',
        filename: '../index.html',
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  }
}

/** What `/help` and the panel are made of: their code, and their words by language. */
type HelpFiles = { files: string[]; words: Record<string, string[]> }

const DICTIONARY = /(?:libs\/i18n|\.)\/dictionaries\/(?:help\/)?(\w\w)\.json$/

function helpFiles(stats: StatsCompilation, files: string[]): HelpFiles {
  const words: HelpFiles['words'] = {}
  for (const { initial, files: own = [], modules = [] } of stats.chunks ?? []) {
    const language = modules.map(({ name }) => DICTIONARY.exec(name ?? '')?.[1]).find(Boolean)
    if (!initial && language) words[language] = [...(words[language] ?? []), ...own.filter((file) => file.endsWith('.js'))]
  }
  return { files, words }
}

/** The service worker: one file at the root of the site, because its address decides which pages it is for. */
function workerConfig(dir: string, help: HelpFiles): Configuration {
  return {
    ...baseConfig({ dir, name: 'worker', output: { path: path.join(dir, 'dist/root'), filename: 'sw.js' } }),
    target: ['webworker', 'es2022'],
    // Nobody debugs it by an address that anybody may open.
    devtool: false,
    entry: { sw: './src/service-worker/sw.ts' },
    plugins: [new rspack.DefinePlugin({ __HELP_FILES__: JSON.stringify(help) })],
  }
}

const filesOf = (stats: StatsCompilation, group: string) =>
  (stats.namedChunkGroups?.[group]?.assets ?? []).map((asset) => asset.name)

/**
 * Names the files that a script in the page lets set out with the first paint's own: the shell's page for whoever opens `/`, the platform
 * chunk, which yields to the first paint, for everybody else. The landing page needs no remote, and all of the line.
 */
function withFilesAhead(html: string, ahead: Record<'landing' | 'home' | 'help' | 'platform', string[]>): string {
  if (!html.includes('FILES_AHEAD')) throw new Error('apps/shell/src/index.html has no place for FILES_AHEAD')
  return html.replace('FILES_AHEAD', () => JSON.stringify(ahead))
}

/** What the registry asks of a shell: who it is, and what it gives to remotes. */
function describe(dist: string): ShellBuild {
  const sum = createHash('sha256').update(readFileSync(path.join(dist, 'index.html')))
  for (const folder of ['assets', 'root', 'help']) {
    const files = readdirSync(path.join(dist, folder)).filter((name) => !/\.(map|br|gz)$/.test(name))
    for (const name of files.sort()) sum.update(`\0${name}\0`).update(readFileSync(path.join(dist, folder, name)))
  }
  return { buildId: sum.digest('hex').slice(0, 16), contract: SHELL_CONTRACT, shared: sharedVersions() }
}

/**
 * Builds the shell into `dist/`: `index.html`, what others know by its name below `root/` (served at `/`), and everything else below
 * `assets/` under names of their content.
 */
export async function buildShell(dir: string): Promise<void> {
  const dist = path.join(dir, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const stats = await compile(shellConfig(dir))
  const initial = filesOf(stats, 'main').filter((file) => file.endsWith('.js'))
  const later = (group: string) => filesOf(stats, group).filter((file) => file.endsWith('.js') && !initial.includes(file))
  const platform = later('platform')

  const page = path.join(dist, 'index.html')
  const ahead = { landing: later('landing'), home: later('home'), help: later('help'), platform }
  writeFileSync(page, withFilesAhead(readFileSync(page, 'utf8'), ahead))
  precompress(path.join(dist, 'assets'))
  cpSync(path.join(dir, 'src/root'), path.join(dist, 'root'), { recursive: true })
  await writeHelpPages(dir)
  await compile(workerConfig(dir, helpFiles(stats, later('help'))))

  const shell = describe(dist)
  writeFileSync(path.join(dist, 'shell.json'), `${JSON.stringify(shell, null, 2)}\n`)

  console.log(`shell ${shell.buildId}`)
  checkSizes(path.join(dist, 'assets'), [
    ...initial.map((file) => ({ part: file.split('.')[0] ?? file, files: [file] })),
    { part: 'before the first paint', files: initial, budget: BUDGETS.shell },
    { part: 'platform (after it)', files: platform },
    { part: 'service worker', files: ['../root/sw.js'], budget: BUDGETS.worker },
    { part: 'landing page', files: later('landing') },
    { part: 'help: page and panel', files: later('help') },
    { part: "operators' page", files: later('platform-page'), budget: BUDGETS.operatorsPage },
    { part: 'its chart', files: later('health-chart'), budget: BUDGETS.chart },
  ])
}
