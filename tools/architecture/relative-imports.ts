import { dirname, posix } from 'node:path'
import { isTestFile, type Source } from '@worrystone/sentences/source'
import { type Project, projectOf } from './project.ts'

/** The layers inside an app, from the lowest to the highest. */
const APP_LAYERS = ['shared', 'features', 'pages', 'exposes']
const FOUNDATION = /^src\/(http|db|jobs|ports)\//

type RelativeImport = { project: Project; source: Source; specifier: string; projects: Project[] }

/** Code stays inside its project; inside an app imports go to lower layers only; a module of the API is imported by its index.ts. */
export function checkRelativeImport({ project, source, specifier, projects }: RelativeImport): string[] {
  const { file } = source
  const target = posix.join(dirname(file), specifier)
  if (projectOf(target, projects) !== project) {
    return [`${file}: ${specifier} leaves ${project.name}; import the package by its name`]
  }
  const from = file.slice(project.folder.length + 1)
  const to = target.slice(project.folder.length + 1)
  if (project.layer === 'api') return checkModules(file, from, to)
  if (project.layer === 'app') return checkAppLayers(file, from, to)
  return []
}

function checkModules(file: string, from: string, to: string): string[] {
  const own = /^src\/modules\/[^/]+/.exec(from)?.[0]
  const other = /^src\/modules\/[^/]+/.exec(to)?.[0]
  if (!other || own === other) return []
  if (FOUNDATION.test(from) && !isTestFile(file))
    return [`${file}: the foundation knows no module, so not ${other}; let it be passed in`]
  return /\/index(\.ts)?$/.test(to) ? [] : [`${file}: reaches into ${other}; use its index.ts`]
}

function checkAppLayers(file: string, from: string, to: string): string[] {
  const folder = /^src\/(?:(features)\/[^/]+|(shared|pages|exposes))(?=\/|$)/
  const own = folder.exec(from)
  const other = folder.exec(to)
  if (!own || !other || own[0] === other[0]) return []
  const up = APP_LAYERS.indexOf(other[1] ?? other[2] ?? '') - APP_LAYERS.indexOf(own[1] ?? own[2] ?? '')
  if (up > 0) return [`${file}: imports upward from ${other[0]}; pass it in as a prop`]
  return up === 0 ? [`${file}: reaches into ${other[0]}; move what is shared up`] : []
}
