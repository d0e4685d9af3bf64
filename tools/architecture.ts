import { existsSync, globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix, resolve } from 'node:path'
import { isTestFile, readSources, type Source } from './source.ts'

/** The whole architecture in one table: a layer may use the layers on its right. */
export const MAY_USE: Record<string, string[]> = {
  contracts: [],
  safety: ['contracts'],
  pipe: ['contracts', 'pipe'],
  ui: ['contracts', 'pipe'],
  forms: ['contracts', 'pipe'],
  kit: ['contracts', 'safety', 'pipe', 'ui'],
  host: ['contracts', 'pipe', 'kit'],
  app: ['contracts', 'safety', 'pipe', 'ui', 'forms', 'kit', 'host'],
  api: ['contracts', 'safety'],
  e2e: ['contracts', 'safety'],
}

/** What the components of `ui` must not know, although their layer could: they are given everything. */
const DATA = /^(@worrystone\/(api-client|session)|@tanstack\/.*|react-router(-dom)?)$/

type Project = { name: string; folder: string; layer: string; uses: Set<string>; shipped: Set<string>; doors: string[] }

function readProjects(root: string): Project[] {
  return globSync(['apps/*/package.json', 'libs/*/package.json', 'e2e/package.json'], { cwd: root }).map((file) => {
    const json = JSON.parse(readFileSync(join(root, file), 'utf8'))
    const layer = json.nx?.tags?.find((tag: string) => tag.startsWith('layer:'))?.slice('layer:'.length)
    return {
      name: json.name,
      folder: dirname(file).replaceAll('\\', '/'),
      layer: layer ?? 'none',
      uses: new Set(Object.keys({ ...json.dependencies, ...json.peerDependencies, ...json.devDependencies })),
      shipped: new Set(Object.keys({ ...json.dependencies, ...json.peerDependencies })),
      doors: Object.keys(json.exports ?? {}),
    }
  })
}

/** Packages of the root: tools that tests and configuration may use anywhere. */
function rootPackages(root: string): Set<string> {
  const json = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return new Set(Object.keys({ ...json.dependencies, ...json.devDependencies }))
}

/** Every broken boundary, as a sentence that says what to do instead. */
export function findViolations(root: string): string[] {
  const projects = readProjects(root)
  const byName = new Map(projects.map((project) => [project.name, project]))
  const atRoot = rootPackages(root)
  const found: string[] = []

  for (const project of projects) {
    const allowed = MAY_USE[project.layer]
    if (!allowed) {
      found.push(`${project.folder}/package.json: give it one nx tag, layer:${Object.keys(MAY_USE).join('|')}`)
      continue
    }
    for (const used of project.uses) {
      const target = byName.get(used)
      if (target && !allowed.includes(target.layer)) {
        found.push(`${project.folder}/package.json: ${project.layer} may not use ${used} (${target.layer}); see MAY_USE`)
      }
    }

    const sources = readSources(root, project.folder)
    for (const source of sources) {
      for (const specifier of importsOf(source)) {
        if (specifier.startsWith('.')) found.push(...judgeRelative(project, source, specifier))
        else found.push(...judgePackage({ project, source, specifier, byName, atRoot }))
      }
      if (project.layer === 'app') found.push(...judgeGuest(project, source))
      if (project.layer === 'api') found.push(...judgeEnvironment(project, source))
    }
    if (project.layer === 'api') found.push(...judgeTables(root, project, sources))
  }
  return found
}

/** What a file imports: static, dynamic with a plain text, re-exported, type or value. */
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

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Doors of a lib that no visitor's code may go through. */
const FOR_TESTS = new Set(['./testing', './conformance'])

type PackageImport = { project: Project; source: Source; specifier: string; byName: Map<string, Project>; atRoot: Set<string> }

function judgePackage({ project, source, specifier, byName, atRoot }: PackageImport): string[] {
  const { file } = source
  if (specifier.startsWith('node:')) return []
  if (builtinModules.includes(specifier)) return [`${file}: write node:${specifier}`]

  const name = packageOf(specifier)
  const target = byName.get(name)
  if (target && target !== project && !MAY_USE[project.layer]?.includes(target.layer)) {
    return [`${file}: ${project.layer} may not use ${name} (${target.layer}); meet it through contracts, an event or a slot`]
  }
  const found: string[] = []
  const isDeclared = project.shipped.has(name) || (isTestFile(file) && (project.uses.has(name) || atRoot.has(name)))
  if (name !== project.name && !isDeclared) {
    found.push(`${file}: ${name} is not in the dependencies of ${project.folder}/package.json; add it there or do without`)
  }
  if (project.layer === 'ui' && DATA.test(name)) found.push(`${file}: ui knows no data, so not ${name}; take it as props`)

  if (!target) return found
  const door = specifier === name ? '.' : `.${specifier.slice(name.length)}`
  if (!target.doors.includes(door))
    found.push(`${file}: ${name} has no door '${door}'; export it from ${target.folder}/package.json`)
  if (FOR_TESTS.has(door) && !isTestFile(file)) found.push(`${file}: only tests may use ${specifier}`)
  return found
}

/** A remote is a guest in the page: the shell owns the roots and the global styles. */
function judgeGuest(project: Project, source: Source): string[] {
  if (project.folder === 'apps/shell' || isTestFile(source.file)) return []
  return source.parsed.module.staticImports.flatMap((entry) => {
    const from = entry.moduleRequest.value
    if (packageOf(from) === '@worrystone/host') return [`${source.file}: a remote is loaded by the host and does not use it`]
    if (from === 'react-dom/client') return [`${source.file}: a remote makes no React root; use page or slot from remote.ts`]
    const isGlobal =
      from === 'styled-components' && entry.entries.some(({ importName }) => importName.name === 'createGlobalStyle')
    return isGlobal ? [`${source.file}: global styles belong to the shell; style your own elements`] : []
  })
}

/** Settings have one reader, so that they can be listed, checked and documented in one place. */
function judgeEnvironment(project: Project, { file, text }: Source): string[] {
  const mayRead = [`${project.folder}/src/config.ts`, `${project.folder}/src/main.ts`].includes(file) || isTestFile(file)
  return !mayRead && /\bprocess\.env\b/.test(text)
    ? [`${file}: only config.ts reads process.env; take the setting from there`]
    : []
}

// ── Rooms ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const FLOORS = ['shared', 'features', 'pages', 'exposes']
const FOUNDATION = /^src\/(http|db|jobs|ports)\//

/** Code stays inside its project; inside an app it flows one way; a module of the API is entered by its index.ts. */
function judgeRelative(project: Project, { file }: Source, specifier: string): string[] {
  const target = posix.join(dirname(file), specifier)
  // How an app is built is said by the house, not by a package.
  if (/\.config\.ts$/.test(file) && target.startsWith('tools/')) return []
  if (target !== project.folder && !target.startsWith(`${project.folder}/`)) {
    return [`${file}: ${specifier} leaves ${project.name}; import the package by its name`]
  }
  const from = file.slice(project.folder.length + 1)
  const to = target.slice(project.folder.length + 1)
  if (project.layer === 'api') return crossesModules(file, from, to)
  if (project.layer === 'app') return crossesFloors(file, from, to)
  return []
}

function crossesModules(file: string, from: string, to: string): string[] {
  const mine = /^src\/modules\/[^/]+/.exec(from)?.[0]
  const theirs = /^src\/modules\/[^/]+/.exec(to)?.[0]
  if (!theirs || mine === theirs) return []
  if (FOUNDATION.test(from) && !isTestFile(file))
    return [`${file}: the foundation knows no module, so not ${theirs}; let it be passed in`]
  return /\/index(\.ts)?$/.test(to) ? [] : [`${file}: reaches into ${theirs}; use its index.ts`]
}

function crossesFloors(file: string, from: string, to: string): string[] {
  const room = /^src\/(?:(features)\/[^/]+|(shared|pages|exposes))(?=\/|$)/
  const mine = room.exec(from)
  const theirs = room.exec(to)
  if (!mine || !theirs || mine[0] === theirs[0]) return []
  const up = FLOORS.indexOf(theirs[1] ?? theirs[2] ?? '') - FLOORS.indexOf(mine[1] ?? mine[2] ?? '')
  if (up > 0) return [`${file}: looks up to ${theirs[0]}; pass it in as a prop`]
  return up === 0 ? [`${file}: reaches into ${theirs[0]}; move what is shared up`] : []
}

// ── Tables ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*['"`](\w+)/g,
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?"?(\w+)/gi,
  /\bupdate\s+(?:only\s+)?"?(?!set\b)(\w+)"?\s+(?:(?:as\s+)?(?!set\b)\w+\s+)?set\b/gi,
]

/** The part of the API that a file belongs to: its module, or the folder of the foundation. */
const homeOf = (path: string) => /^src\/(modules\/[^/]+|[^/]+)/.exec(path)?.[1] ?? path

/**
 * A table has one writer. Nobody keeps a list: whichever part writes a table first is its home, a second one is reported.
 * Seeds, tests and migrations prepare tables and do not count.
 */
function judgeTables(root: string, project: Project, sources: Source[]): string[] {
  const tables = tablesOf(root, project)
  const writers = new Map<string, Map<string, string>>()
  for (const source of sources) {
    const path = source.file.slice(project.folder.length + 1)
    if (isTestFile(source.file) || /^src\/(seed|db\/migrations)\//.test(path)) continue
    const code = withoutComments(source)
    for (const pattern of WRITES) {
      for (const [, table = ''] of code.matchAll(pattern)) {
        if (!tables.has(table)) continue
        const homes = writers.get(table) ?? new Map<string, string>()
        writers.set(table, homes.set(homeOf(path), source.file))
      }
    }
  }
  return [...writers].flatMap(([table, homes]) => {
    if (homes.size < 2) return []
    const list = [...homes].map(([home, file]) => `${home} (${file.split('/').at(-1)})`).sort()
    return [
      `${project.folder}: table ${table} is written by ${list.join(' and ')}; keep one writer and let the other call its index.ts`,
    ]
  })
}

/** The tables that the migrations make, so that a word of an English sentence is no table. */
function tablesOf(root: string, project: Project): Set<string> {
  const files = globSync('src/db/migrations/*.sql', { cwd: join(root, project.folder) })
  const sql = files.map((file) => readFileSync(join(root, project.folder, file), 'utf8')).join('\n')
  return new Set(
    [...sql.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi)].map(([, name = '']) => name),
  )
}

function withoutComments({ text, parsed }: Source): string {
  let code = text
  for (const { start, end } of parsed.comments) code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end)
  return code
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const root = resolve(import.meta.dirname, '..')
  if (!existsSync(join(root, 'apps'))) throw new Error(`${root} holds no apps`)
  const found = findViolations(root)
  for (const violation of found) console.log(violation)
  console.log(found.length === 0 ? 'Every import respects the architecture.' : `${found.length} broken boundaries.`)
  process.exitCode = found.length === 0 ? 0 : 1
}
