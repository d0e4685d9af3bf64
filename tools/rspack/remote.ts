import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { type RemoteManifest, type RemoteSource, SHELL_CONTRACT } from '@worrystone/contracts'
import { baseConfig } from './base-config.ts'
import { BUDGETS } from './budgets.ts'
import { outputHash } from './build-id.ts'
import { compile } from './compile.ts'
import { checkDictionaries, missingTranslations, ownSentences } from './dictionaries.ts'
import { afterEmit } from './plugins/after-emit.ts'
import { type BundlePart, byteBudgets } from './plugins/byte-budgets.ts'
import { compiledWhileLoading } from './plugins/compile-hint.ts'
import { providedNamesOnly } from './plugins/provided-names.ts'
import { createManifest, exposesOf, globalNameOf } from './remote-manifest.ts'
import { buildRemoteServer, hashOf, type ServerFiles } from './remote-server.ts'
import { SERVER_FOLDER } from './server-bundle.ts'
import { sharedRanges } from './shared-modules.ts'
import { workspaceRoot } from './workspace-root.ts'

const NEUTRAL_ID = '0'.repeat(16)
/** A chunk that hangs must fail before the shell's own deadline for a page. */
const CHUNK_MS = 8_000

/** Shells that are still open in a tab have renamed exports of shared modules by their earlier names only. */
const earlierNames = {
  test: /\.[jt]sx?$/,
  exclude: /node_modules[\\/](?!@worrystone[\\/])/,
  enforce: 'pre' as const,
  loader: path.join(import.meta.dirname, 'loaders/earlier-names.mjs'),
}

/**
 * rspack's own container (`init` and `get`), which the federation runtime of the shell loads like any other. The enhanced plugin's
 * container adds 9 KB gzip of runtime to each entry and ties it to the runtime version of the shell: docs/decisions/0003.
 */
export function remoteBundle(dir: string, source: RemoteSource, buildId: string): Configuration {
  const name = globalNameOf(source.name, buildId)
  const base = baseConfig({
    dir,
    name: source.name,
    output: {
      uniqueName: name,
      publicPath: 'auto',
      // Without hashes: a build is served from a folder of its own, and the names of all chunks are in the entry, which every page fetches.
      filename: '[name].js',
      chunkFilename: '[name].js',
      crossOriginLoading: 'anonymous',
      // One name for all: a page lists the allowed policies before it knows which builds it will load.
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
    // Each further chunk adds a hash to the entry, and small ones compress badly: packages are split together with the code that
    // needs them, and what two pages share only where it is large.
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', minSize: 100_000, cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      ...(base.plugins ?? []),
      providedNamesOnly(workspaceRoot(dir)),
      compiledWhileLoading([name, ...exposesOf(source)]),
      new rspack.container.ModuleFederationPluginV1({
        name,
        library: { type: 'var', name },
        filename: 'entry.js',
        exposes: Object.fromEntries(
          exposesOf(source).map((expose) => [`./${expose}`, { import: `./src/exposes/${expose}.ts`, name: expose }]),
        ),
        shared: Object.fromEntries(shared),
      }),
      // For lazy chunks; the shell verifies the entry and the initial chunks by the manifest. These hashes are in
      // the entry, where the longer ones of the manifest would cost half a kilobyte on each visit.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    ],
  }
}

/**
 * The build's id is in its own files (container name, chunk registry), so it cannot be their hash. It is the hash of the same
 * build with a neutral name: the same inputs, tools and settings give the same id, any difference another.
 */
async function buildIdOf(dir: string, source: RemoteSource, server: ServerFiles): Promise<string> {
  const hash = await outputHash(remoteBundle(dir, source, NEUTRAL_ID))
  const inputs = JSON.stringify([source, SHELL_CONTRACT, sharedRanges(), hashOf(server)])
  return createHash('sha256').update(hash).update(inputs).digest('hex').slice(0, 16)
}

/** Each page with the entry, for the budgets. */
function partsOf({ container, exposes, budgets }: RemoteManifest): BundlePart[] {
  const pages = Object.entries(exposes).map(([expose, { assets }]) => ({
    part: `entry + ${expose}`,
    files: [container.entry, ...assets],
    budget: Math.min(BUDGETS.remotePage, budgets.initialBytes),
  }))
  return [{ part: 'entry', files: [container.entry] }, ...pages]
}

function writeServerFiles(dist: string, server: ServerFiles) {
  if (server.size > 0) mkdirSync(path.join(dist, SERVER_FOLDER), { recursive: true })
  for (const [name, content] of server) writeFileSync(path.join(dist, SERVER_FOLDER, name), content)
}

/** The configuration of a remote, built into `dist/` with its `manifest.json`: the export of its `rspack.config.ts`. */
export async function remoteConfiguration(dir: string, source: RemoteSource): Promise<Configuration> {
  if (exposesOf(source).length === 0) return { ...baseConfig({ dir, name: source.name, output: {} }), entry: {} }
  const dist = path.join(dir, 'dist')
  const server = await buildRemoteServer(dir, source)
  const buildId = await buildIdOf(dir, source, server)
  const bundle = remoteBundle(dir, source, buildId)
  let manifest: RemoteManifest
  return {
    ...bundle,
    plugins: [
      ...(bundle.plugins ?? []),
      afterEmit('server-build', () => writeServerFiles(dist, server)),
      afterEmit('remote-manifest', (stats) => {
        const written = { buildId, stats, dist, serverFiles: [...server.keys()] }
        manifest = { ...createManifest(dir, source, written), sentences: ownSentences(dir) }
        checkDictionaries(dir, manifest)
        writeFileSync(path.join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
        const missing = missingTranslations(dir, manifest)
        if (missing) console.warn(missing)
      }),
      byteBudgets(`${source.name} ${buildId}`, dist, () => partsOf(manifest)),
    ],
  }
}

/** Builds one remote into `dist/`. */
export const buildRemote = async (dir: string, source: RemoteSource): Promise<void> =>
  compile(await remoteConfiguration(dir, source))
