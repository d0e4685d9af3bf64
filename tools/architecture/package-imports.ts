import { builtinModules } from 'node:module'
import { isTestFile, packageOf, type Source } from '@worrystone/sentences/source'
import { mayUse } from './layers.ts'
import type { Project } from './project.ts'

/** Packages that components of `ui` must not import, although their layer could: they get everything by props. */
const DATA_PACKAGES = /^(@worrystone\/(api-client|session)|@tanstack\/.*|react-router(-dom)?)$/

/** Entries of a lib that are for tests only. */
const TEST_ENTRIES = new Set(['./testing', './testing-setup', './conformance'])

type PackageImport = {
  project: Project
  source: Source
  specifier: string
  byName: Map<string, Project>
  rootDependencies: Set<string>
}

/** An imported package is declared, in an allowed layer, and imported by its exports. */
export function checkPackageImport({ project, source, specifier, byName, rootDependencies }: PackageImport): string[] {
  const { file } = source
  if (specifier.startsWith('node:')) return []
  if (builtinModules.includes(specifier)) return [`${file}: write node:${specifier}`]

  const name = packageOf(specifier)
  const target = byName.get(name)
  if (target && target !== project && !mayUse(project.layer, target.layer, !isTestFile(file))) {
    return [`${file}: ${project.layer} may not use ${name} (${target.layer}); use contracts, an event or a slot instead`]
  }
  const problems: string[] = []
  const isDeclared = project.shipped.has(name) || (isTestFile(file) && (project.uses.has(name) || rootDependencies.has(name)))
  if (name !== project.name && !isDeclared && !isTypesOnly(project, name)) {
    problems.push(`${file}: ${name} is not in the dependencies of ${project.folder}/package.json; add it there or do without`)
  }
  if (project.layer === 'ui' && DATA_PACKAGES.test(name))
    problems.push(`${file}: ui knows no data, so not ${name}; take it as props`)

  if (!target) return problems
  const entry = specifier === name ? '.' : `.${specifier.slice(name.length)}`
  if (!target.entries.includes(entry))
    problems.push(`${file}: ${name} has no export '${entry}'; add it to ${target.folder}/package.json`)
  if (TEST_ENTRIES.has(entry) && project.layer !== 'tool' && !isTestFile(file))
    problems.push(`${file}: only tests may use ${specifier}`)
  return problems
}

/** A tool may use packages that consist of types, such as `geojson`. */
const isTypesOnly = ({ layer, uses }: Project, name: string) => layer === 'tool' && uses.has(`@types/${name}`)
