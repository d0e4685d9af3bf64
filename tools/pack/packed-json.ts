import path from 'node:path'
import { SHARED_MODULES } from '@worrystone/host/shared-modules'
import { type PackageJson, packageOf, ROOT, readJson } from './workspace-package.ts'

/** What a page has only one of: the shell provides it, so a remote installs the one version that all packages agree on. */
export const SINGLETONS = new Set(Object.keys(SHARED_MODULES).map(packageOf))

/** Tests of a remote use them; the remote itself does not. */
const FOR_TESTS = new Set(['vitest', '@testing-library/react'])

type Packed = {
  /** The public entries that are packed. */
  entries: string[]
  /** The compiled file of a source, without its extension. */
  outputOf: (source: string) => string
  /** The imported packages. */
  imports: ReadonlySet<string>
  /** Of each package of the workspace, and each installed one. */
  versionOf: (name: string) => string
}

/** The `package.json` of a packed package: compiled files instead of sources, ranges instead of links. */
export function packedJson(json: PackageJson, { entries, outputOf, imports, versionOf }: Packed): object {
  const { license, repository } = readJson<{ license: string; repository?: string }>(path.join(ROOT, 'package.json'))
  const importedNames = [...imports].filter((name) => name !== json.name).sort()
  const ranges = (names: string[]) => Object.fromEntries(names.map((name) => [name, `^${versionOf(name)}`]))
  const testPeers = importedNames.filter((name) => FOR_TESTS.has(name))
  const peers = importedNames.filter((name) => SINGLETONS.has(name))
  return {
    name: json.name,
    version: json.version,
    description: json.description,
    license,
    repository,
    type: 'module',
    engines: { node: '>=22.18' },
    sideEffects: Array.isArray(json.sideEffects)
      ? json.sideEffects.map((file) => file.replace(/\.ts$/, '.js'))
      : json.sideEffects,
    bin: json.bin && Object.fromEntries(Object.entries(json.bin).map(([name, file]) => [name, `${outputOf(file)}.js`])),
    exports: {
      ...Object.fromEntries(
        entries.map((entry) => {
          const file = outputOf(json.exports[entry] ?? '')
          return [entry, { types: `${file}.d.ts`, default: `${file}.js` }]
        }),
      ),
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md', ...(json.files ?? [])],
    dependencies: ranges(importedNames.filter((name) => !SINGLETONS.has(name) && !FOR_TESTS.has(name))),
    peerDependencies: ranges([...peers, ...testPeers]),
    peerDependenciesMeta: Object.fromEntries(testPeers.map((name) => [name, { optional: true }])),
  }
}
