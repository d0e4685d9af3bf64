import { createHash, randomBytes } from 'node:crypto'
import { watch as watchFolder } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Configuration, rspack } from '@rspack/core'
import type { RemoteManifest, RemoteSource } from '@worrystone/contracts'
import { buildStats } from '@worrystone/rspack-config/compile'
import { remoteBundle } from '@worrystone/rspack-config/remote'
import { createManifest } from '@worrystone/rspack-config/remote-manifest'

/** The last successful build of a local remote, held in memory: a later failure does not remove it. */
export type LocalBuild = { manifest: RemoteManifest; files: Map<string, Buffer>; ms: number }

type Listener = { onBuild: (build: LocalBuild) => void; onFailure: (message: string) => void }

/** Readable code with source maps. React stays the production one: it is the deployed shell's. */
function developmentConfig(
  dir: string,
  source: RemoteSource,
  { session, dist }: { session: string; dist: string },
): Configuration {
  const config = remoteBundle(dir, source, session)
  return {
    ...config,
    devtool: 'source-map',
    output: { ...config.output, path: dist },
    optimization: { ...config.optimization, minimize: false },
  }
}

/** Two builds of one session share the container's name: a page has only one of them, since it reloads for the next. */
async function readBuild(
  dir: string,
  source: RemoteSource,
  built: Parameters<typeof createManifest>[2] & { dist: string; ms: number },
) {
  const { dist, ms, stats } = built
  const manifest = createManifest(dir, source, built)
  const files = new Map<string, Buffer>()
  for (const { name } of stats.assets ?? []) files.set(name, await readFile(path.join(dist, name)))
  const hash = createHash('sha256')
  for (const asset of manifest.assets) hash.update(asset.integrity)
  return { manifest: { ...manifest, buildId: hash.digest('hex').slice(0, 16) }, files, ms }
}

/** Builds a remote now and after each change, of its manifest too. Returns a function that stops it. */
export async function watchRemote(dir: string, { onBuild, onFailure }: Listener): Promise<() => Promise<void>> {
  const dist = await mkdtemp(path.join(tmpdir(), 'worrystone-dev-'))
  const session = randomBytes(8).toString('hex')
  const manifestFile = path.join(dir, 'src/manifest.ts')
  let stopCompiler = async () => {}
  let generation = 0

  async function startCompiler() {
    const ownGeneration = ++generation
    await stopCompiler()
    // Another URL, because Node caches a module for the life of the process.
    const { manifest: source } = (await import(`${pathToFileURL(manifestFile)}?${ownGeneration}`)) as { manifest: RemoteSource }
    if (ownGeneration === generation) stopCompiler = watchCompiler(source)
  }

  function watchCompiler(source: RemoteSource) {
    const compiler = rspack(developmentConfig(dir, source, { session, dist }))
    const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      const work = async () => {
        if (error || !stats) throw error ?? new Error('rspack gave no result')
        const { startTime = 0, endTime = 0 } = stats
        onBuild(
          await readBuild(dir, source, {
            buildId: session,
            stats: buildStats(stats),
            dist,
            serverFiles: [],
            ms: endTime - startTime,
          }),
        )
      }
      work().catch((thrown: unknown) => onFailure(messageOf(thrown)))
    })
    return () => new Promise<void>((resolve) => watching?.close(() => compiler.close(() => resolve())))
  }

  const restart = () => void startCompiler().catch((thrown: unknown) => onFailure(messageOf(thrown)))
  let restartTimer: NodeJS.Timeout | undefined
  // The folder, because editors replace files instead of writing into them.
  const manifestWatch = watchFolder(path.dirname(manifestFile), (_event, name) => {
    if (name !== path.basename(manifestFile)) return
    clearTimeout(restartTimer)
    restartTimer = setTimeout(restart, 100)
  })
  restart()

  return async () => {
    clearTimeout(restartTimer)
    generation++
    manifestWatch.close()
    await stopCompiler()
    await rm(dist, { recursive: true, force: true })
  }
}

const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))
