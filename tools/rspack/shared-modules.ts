import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { SHARED_MODULES } from '@worrystone/host/shared-modules'
import { packageOf } from '@worrystone/sentences/source'

/**
 * Where a package is installed, seen from a file. `exports` hides package.json in some packages, so each node_modules folder is
 * searched.
 */
export function packageFolder(name: string, from = import.meta.filename): string {
  const folders = createRequire(realpathSync(from)).resolve.paths(name) ?? []
  const installed = folders
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')))
  if (!installed) throw new Error(`${name} is not installed`)
  return installed
}

export function installedVersion(name: string): string {
  const file = path.join(packageFolder(name), 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** The installed version of each shared module, which the shell reports. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(Object.keys(SHARED_MODULES).map((request) => [request, installedVersion(packageOf(request))]))

/** `19.3.1` becomes `^19.3.0`: a patch release of the shell's React must not exclude earlier remotes. */
export const rangeOf = (version: string) => `^${version.split('.').slice(0, 2).join('.')}.0`

/**
 * The least version that remotes require where it is not the installed one: they check for later names, and work without them
 * on the shell of a tab that was opened before the last release.
 */
const MIN_VERSIONS: Record<string, string> = { '@worrystone/i18n': '1.0.0', '@worrystone/remote-kit': '1.0.0' }

/** The shared modules that a remote requires of the shell. */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([request, version]) => [request, rangeOf(MIN_VERSIONS[request] ?? version)]),
  )
