import { existsSync, globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { RemoteManifest, type RemoteSource } from '@worrystone/contracts'
import type { ConformanceConfig } from '@worrystone/remote-kit/conformance'

export const ROOT = path.resolve(import.meta.dirname, '../..')

export type BuiltRemote = { manifest: RemoteManifest; dir: string; dist: string }

/** The temporary files of a run: the harness, a database, the remote that tests the kit. */
export const runFolder = () => path.join(tmpdir(), `worrystone-conformance-${process.env.CONFORMANCE_PORT}`)
export const proofFolder = () => path.join(runFolder(), 'proof')

/** Every remote of the workspace by name, built or not. */
export const remoteNames = (): string[] =>
  globSync('apps/*/src/manifest.ts', { cwd: ROOT })
    .map((file) => path.basename(path.dirname(path.dirname(file))))
    .sort()

/** Whether a remote has any page or slot in its manifest. */
export async function hasViews(name: string): Promise<boolean> {
  const file = path.join(ROOT, 'apps', name, 'src/manifest.ts')
  const { manifest } = (await import(pathToFileURL(file).href)) as { manifest: RemoteSource }
  return manifest.routes.length + manifest.fills.length > 0
}

function builtRemote(dir: string, folder = 'dist'): BuiltRemote | null {
  const dist = path.join(dir, folder)
  const file = path.join(dist, 'manifest.json')
  return existsSync(file) ? { manifest: RemoteManifest.parse(JSON.parse(readFileSync(file, 'utf8'))), dir, dist } : null
}

/** Every built remote, by its own `dist/`. */
export const builtRemotes = (): BuiltRemote[] => remoteNames().flatMap((name) => builtRemote(path.join(ROOT, 'apps', name)) ?? [])

/** The remote with violations; exists while the checks run. */
export function proofRemote(): BuiltRemote {
  const remote = builtRemote(proofFolder())
  if (!remote) throw new Error('the proof is not built: start it with tools/conformance/playwright.config.ts')
  return remote
}

/** An earlier build of the worries, and today's, if it is built: both may be in one page. */
export function earlierAndCurrentWorries(): BuiltRemote[] {
  const today = builtRemotes().find(({ manifest }) => manifest.name === 'worries')
  const earlier = builtRemote(runFolder(), 'worries')
  return today && earlier ? [earlier, today] : []
}

/** The configuration of a remote for the checks. */
export async function configOf(dir: string): Promise<ConformanceConfig> {
  const file = path.join(dir, 'conformance.config.ts')
  if (!existsSync(file)) return {}
  return ((await import(pathToFileURL(file).href)) as { default: ConformanceConfig }).default
}
