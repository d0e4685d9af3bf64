import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Compiler, type Configuration, rspack, type StatsCompilation } from '@rspack/core'
import {
  RemoteManifest,
  type RemoteSource,
  RemoteSource as RemoteSourceSchema,
  SHELL_CONTRACT,
  slotField,
} from '@worrystone/contracts'
import { picked } from '@worrystone/host/shared'
import { baseConfig } from './base-config.ts'
import { BUDGETS } from './budgets.ts'
import { compile } from './compile.ts'
import { compiledWhileLoading } from './compile-hint.ts'
import { missingFromFacade } from './imports.ts'
import { integrityOf } from './integrity.ts'
import { ROOT, rangeOf, sharedRanges } from './shared-modules.ts'
import { checkSizes } from './sizes.ts'
import { checkWords, lackOfWords, ownSentences } from './words.ts'

const PLACEHOLDER = '0'.repeat(16)
/** A chunk that hangs must not outlive the shell's own deadline for a page. */
const CHUNK_MS = 8_000

const globalNameOf = (name: string, buildId: string) => `${name.replaceAll('-', '_')}__${buildId}`
const exposesOf = (source: RemoteSource) => [...new Set([...source.routes, ...source.fills].map((door) => door.expose))]

/** Shells that are still open in a tab know renamed exports of shared modules by their earlier names only. */
const earlierNames = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'pre' as const,
  loader: path.join(import.meta.dirname, 'earlier-names.mjs'),
}

/**
 * rspack's own container (`init` and `get`), which the federation runtime of the shell loads like any other. The enhanced plugin's
 * container carries 9 KB gzip of runtime in each entry and ties it to the runtime version of the shell: docs/decisions/0010.
 */
export function remoteConfig(dir: string, source: RemoteSource, buildId: string): Configuration {
  const name = globalNameOf(source.name, buildId)
  const base = baseConfig({
    dir,
    name: source.name,
    output: {
      uniqueName: name,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // One name for all: a page lists the policies it allows before it knows which builds it will load.
      trustedTypes: { policyName: 'worrystone-remote' },
      chunkLoadTimeout: CHUNK_MS,
      clean: true,
    },
  })
  const shared = Object.entries(sharedRanges()).map(([request, requiredVersion]) => [
    request,
    { import: false as const, singleton: true, strictVersion: true, requiredVersion },
  ])
  return {
    ...base,
    entry: {},
    module: { rules: [...(base.module?.rules ?? []), earlierNames] },
    // Each chunk more is another hash in the entry, and small ones compress badly: packages are split off together with the code that
    // needs them, and what two pages share only where it is much.
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', minSize: 42_000, cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      ...(base.plugins ?? []),
      facadeCheck,
      compiledWhileLoading([name, ...exposesOf(source)]),
      new rspack.container.ModuleFederationPluginV1({
        name,
        library: { type: 'var', name },
        filename: 'entry.[contenthash:10].js',
        exposes: Object.fromEntries(
          exposesOf(source).map((expose) => [`./${expose}`, { import: `./src/exposes/${expose}.ts`, name: expose }]),
        ),
        shared: Object.fromEntries(shared),
      }),
      // Covers what a page loads later; the entry and the first chunks are checked by the shell against the manifest. These hashes stand in
      // the entry, where the longer ones of the manifest would cost half a kilobyte on each visit.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    ],
  }
}

/** Collects a hash over everything a compilation would write, and writes nothing. */
function hashOnly(hash: (digest: string) => void) {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.shouldEmit.tap('hash-only', (compilation) => {
        const sum = createHash('sha256')
        const assets = compilation.getAssets().filter((asset) => !asset.name.endsWith('.map'))
        for (const asset of assets.sort((a, b) => (a.name < b.name ? -1 : 1))) {
          sum.update(asset.name).update('\0').update(asset.source.buffer())
        }
        hash(sum.digest('hex'))
        return false
      })
    },
  }
}

/**
 * The build's id stands in its own files (container name, chunk registry), so it cannot be their hash. It is the hash of the same
 * build made under a neutral name: same inputs, tools and settings give the same id, anything else another.
 */
async function buildIdOf(dir: string, source: RemoteSource): Promise<string> {
  const config = remoteConfig(dir, source, PLACEHOLDER)
  let digest = ''
  const facts = JSON.stringify([source, SHELL_CONTRACT, sharedRanges()])
  await compile({
    ...config,
    output: { ...config.output, clean: false },
    plugins: [
      ...(config.plugins ?? []),
      hashOnly((hex) => {
        digest = hex
      }),
    ],
  })
  return createHash('sha256').update(digest).update(facts).digest('hex').slice(0, 16)
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return 'unknown'
  }
}

const facade = () => Object.fromEntries(Object.entries(picked).map(([request, names]) => [request, Object.keys(names)]))

/** Looks at every module before the bundler merges them, so that nothing is hidden inside another. */
const facadeCheck = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('facade-check', (compilation) => {
      compilation.hooks.finishModules.tap('facade-check', (all) => {
        const modules = [...all].flatMap((module) => {
          const source = module.originalSource()?.source()
          const { resource } = module as { resource?: string }
          return source && resource ? [{ name: path.relative(ROOT, resource), source: source.toString() }] : []
        })
        const problems = missingFromFacade(modules, facade())
        for (const problem of problems) compilation.errors.push(new compiler.webpack.WebpackError(problem))
      })
    })
  },
}

const scripts = (files: readonly string[] = []) => files.filter((file) => file.endsWith('.js'))

/** What the shell says of a remote before its dictionary is loaded: page titles and navigation labels, in every language. */
function wordsOf(dir: string, { routes }: RemoteSource): RemoteManifest['words'] {
  const keys = [
    ...new Set(routes.flatMap(({ titleKey, visitorKey, nav }) => [titleKey, visitorKey ?? [], nav?.labelKey ?? []].flat())),
  ]
  const folder = path.join(dir, 'dictionaries')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return Object.fromEntries(
    files.flatMap((file) => {
      const dictionary = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>
      const words = keys.flatMap((key) => (dictionary[key] ? [[key, dictionary[key]]] : []))
      return words.length ? [[path.basename(file, '.json'), Object.fromEntries(words)]] : []
    }),
  )
}

/** The chunk of each language file, found by the module it carries. */
function dictionaryChunks(stats: StatsCompilation): [language: string, file: string][] {
  return (stats.chunks ?? []).flatMap((chunk) => {
    const language = (chunk.modules ?? [])
      .map((module) => /dictionaries\/([a-z]{2})\.json$/.exec(module.name ?? '')?.[1])
      .find(Boolean)
    const file = scripts(chunk.files)[0]
    return language && file ? [[language, file] as [string, string]] : []
  })
}

type Built = { buildId: string; stats: StatsCompilation; dist?: string }

/** The manifest of what a compilation has written into `dist`. */
export function describe(dir: string, source: RemoteSource, built: Built): RemoteManifest {
  const { buildId, stats, dist = path.join(dir, 'dist') } = built
  const integrity = (file: string) => integrityOf(readFileSync(path.join(dist, file)))
  const files = (stats.assets ?? []).map((asset) => asset.name).filter((file) => !file.endsWith('.map'))
  const entry = files.find((file) => /^entry\.[0-9a-f]+\.js$/.test(file))
  if (!entry) throw new Error(`${source.name}: the build has no entry`)

  const groups = stats.namedChunkGroups ?? {}
  const first = (expose: string) =>
    scripts((groups[expose]?.assets ?? []).map((asset) => asset.name)).filter((file) => file !== entry)
  const fill = (expose: string) => source.fills.find((each) => each.expose === expose)
  const exposes = Object.fromEntries(
    exposesOf(source).map((expose) => {
      const slot = fill(expose)
      const kind = slot ? { kind: 'slot' as const, ...slotField(slot.slot), order: slot.order } : { kind: 'page' as const }
      return [expose, { ...kind, assets: first(expose) }]
    }),
  )
  const initial = new Set([entry, ...Object.values(exposes).flatMap((expose) => expose.assets)])
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string }
  const checked = RemoteSourceSchema.parse(source)
  return RemoteManifest.parse({
    schema: 1,
    name: source.name,
    version,
    buildId,
    builtAt: new Date().toISOString(),
    source: { commit: commit() },
    owner: { team: source.team },
    container: { entry, globalName: globalNameOf(source.name, buildId), integrity: integrity(entry) },
    assets: files.sort().map((file) => ({
      path: file,
      integrity: integrity(file),
      bytes: readFileSync(path.join(dist, file)).length,
      initial: initial.has(file),
    })),
    exposes,
    routes: checked.routes,
    contract: { shell: rangeOf(SHELL_CONTRACT), events: source.events },
    shared: sharedRanges(),
    i18n: Object.fromEntries(
      dictionaryChunks(stats).map(([language, file]) => [language, { path: file, integrity: integrity(file) }]),
    ),
    words: wordsOf(dir, source),
    budgets: source.budgets,
  })
}

/** Builds one remote into `dist/` with its `manifest.json`. */
export async function buildRemote(dir: string, source: RemoteSource): Promise<void> {
  if (!exposesOf(source).length) {
    console.log(`${source.name}: no pages and no slots yet, nothing to build`)
    return
  }
  rmSync(path.join(dir, 'dist'), { recursive: true, force: true })
  const buildId = await buildIdOf(dir, source)
  const stats = await compile(remoteConfig(dir, source, buildId))
  const manifest = { ...describe(dir, source, { buildId, stats }), sentences: ownSentences(dir) }
  checkWords(dir, manifest)
  writeFileSync(path.join(dir, 'dist/manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)

  console.log(`${source.name} ${buildId}`)
  const { entry } = manifest.container
  const pages = Object.entries(manifest.exposes).map(([expose, { assets }]) => ({
    part: `entry + ${expose}`,
    files: [entry, ...assets],
    budget: Math.min(BUDGETS.remotePage, source.budgets.initialBytes),
  }))
  checkSizes(path.join(dir, 'dist'), [{ part: 'entry', files: [entry] }, ...pages])
  const lack = lackOfWords(dir, manifest)
  if (lack) console.warn(lack)
}
