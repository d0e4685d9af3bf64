import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Versions = Record<string, string>

/** The fields of a `package.json` that packing reads. */
export type PackageJson = {
  name: string
  version: string
  description?: string
  sideEffects?: boolean | string[]
  bin?: Record<string, string>
  exports: Record<string, string>
  files?: string[]
  dependencies?: Versions
  peerDependencies?: Versions
  peerDependenciesMeta?: Record<string, { optional: boolean }>
  nx?: { tags?: string[] }
}

/** A package of this workspace in its folder. */
export type WorkspacePackage = { folder: string; json: PackageJson }

/** Marks the packages for teams outside this repository, for `nx release` too. */
const PUBLIC_TAG = 'public'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** The package of an import: `@a/b` for `@a/b/c`. */
export const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))

/** Every package of the workspace that can be packed. */
export const publicPackages = (): WorkspacePackage[] =>
  globSync(['libs/*/package.json', 'tools/*/package.json'], { cwd: ROOT })
    .sort()
    .map((file) => ({ folder: path.dirname(path.join(ROOT, file)), json: readJson<PackageJson>(path.join(ROOT, file)) }))
    .filter(({ json }) => json.nx?.tags?.includes(PUBLIC_TAG))
