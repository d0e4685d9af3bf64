import { existsSync, globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { RemoteManifest, type RemoteSource } from '@worrystone/contracts'
import type { ConformanceConfig } from '@worrystone/remote-kit/conformance'

export type BuiltRemote = { manifest: RemoteManifest; dir: string; dist: string }

/** The temporary files of a run: the harness, a database, the remote that tests the kit. */
export const runFolder = () => path.join(tmpdir(), `worrystone-conformance-${process.env.CONFORMANCE_PORT}`)

/** The folders of the remotes under test: those that were named, else every one of this workspace. */
const remoteFolders = (): string[] =>
  process.env.CONFORMANCE_REMOTES?.split(path.delimiter).map((folder) => path.resolve(folder)) ??
  globSync(path.resolve(import.meta.dirname, '../../apps/*/src/manifest.ts'))
    .map((file) => path.resolve(file, '../..'))
    .sort()

/** Whether a remote has any page or slot in its manifest. */
export async function hasViews(dir: string): Promise<boolean> {
  const file = path.join(dir, 'src/manifest.ts')
  const { manifest } = (await import(pathToFileURL(file).href)) as { manifest: RemoteSource }
  return manifest.routes.length + manifest.fills.length > 0
}

export function builtRemote(dir: string, folder = 'dist'): BuiltRemote | null {
  const dist = path.join(dir, folder)
  const file = path.join(dist, 'manifest.json')
  return existsSync(file) ? { manifest: RemoteManifest.parse(JSON.parse(readFileSync(file, 'utf8'))), dir, dist } : null
}

/** The remotes under test that are built. */
export const builtRemotes = (): BuiltRemote[] => remoteFolders().flatMap((dir) => builtRemote(dir) ?? [])

/** The configuration of a remote for the checks. */
export async function configOf(dir: string): Promise<ConformanceConfig> {
  const file = path.join(dir, 'conformance.config.ts')
  if (!existsSync(file)) return {}
  return ((await import(pathToFileURL(file).href)) as { default: ConformanceConfig }).default
}
