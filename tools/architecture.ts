import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSources, type Source } from '@worrystone/sentences/source'
import { MAY_USE, mayUse } from './architecture/layers.ts'
import { checkPackageImport } from './architecture/package-imports.ts'
import { type Project, projectOf, readProjects, rootPackages } from './architecture/project.ts'
import { checkRelativeImport } from './architecture/relative-imports.ts'
import { checkEnvironment, checkRemoteRules } from './architecture/source-rules.ts'
import { checkTableWriters } from './architecture/table-writers.ts'

/** Every violation, as a sentence that says what to do instead. */
export function findViolations(root: string): string[] {
  const projects = readProjects(root)
  const byName = new Map(projects.map((project) => [project.name, project]))
  const rootDependencies = rootPackages(root)

  return projects.flatMap((project) => {
    if (!MAY_USE[project.layer])
      return [`${project.folder}/package.json: give it one nx tag, layer:${Object.keys(MAY_USE).join('|')}`]
    const sources = readSources(root, project.folder).filter(({ file }) => projectOf(file, projects) === project)
    const sourceViolations = sources.flatMap((source) => [
      ...importsOf(source).flatMap((specifier) =>
        specifier.startsWith('.')
          ? checkRelativeImport({ project, source, specifier, projects })
          : checkPackageImport({ project, source, specifier, byName, rootDependencies }),
      ),
      ...(project.layer === 'app' ? checkRemoteRules(project, source) : []),
      ...(project.layer === 'api' ? checkEnvironment(project, source) : []),
    ])
    const tableViolations = project.layer === 'api' ? checkTableWriters(root, project, sources) : []
    return [...checkDependencies(project, byName), ...sourceViolations, ...tableViolations]
  })
}

function checkDependencies({ folder, layer, uses, shipped }: Project, byName: Map<string, Project>): string[] {
  return [...uses].flatMap((name) => {
    const target = byName.get(name)
    return target && !mayUse(layer, target.layer, shipped.has(name))
      ? [`${folder}/package.json: ${layer} may not use ${name} (${target.layer}); see MAY_USE`]
      : []
  })
}

/** The imports of a file: static, dynamic with a literal, re-exports, types and values. */
function importsOf({ text, parsed }: Source): string[] {
  const { staticImports, staticExports, dynamicImports } = parsed.module
  return [
    ...staticImports.map((entry) => entry.moduleRequest.value),
    ...staticExports.flatMap((exported) => exported.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports
      .map((entry) => text.slice(entry.moduleRequest.start, entry.moduleRequest.end))
      .filter((literal) => /^(['"]).*\1$/.test(literal))
      .map((literal) => literal.slice(1, -1)),
  ]
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const root = resolve(import.meta.dirname, '..')
  if (!existsSync(join(root, 'apps'))) throw new Error(`${root} holds no apps`)
  const violations = findViolations(root)
  for (const violation of violations) console.log(violation)
  console.log(violations.length === 0 ? 'Every import respects the architecture.' : `${violations.length} broken boundaries.`)
  process.exitCode = violations.length === 0 ? 0 : 1
}
