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
  const fromFolder = /^src\/modules\/[^/]+/.exec(from)?.[0]
  const toFolder = /^src\/modules\/[^/]+/.exec(to)?.[0]
  if (!toFolder || fromFolder === toFolder) return []
  if (FOUNDATION.test(from) && !isTestFile(file))
    return [`${file}: the foundation knows no module, so not ${toFolder}; let it be passed in`]
  return /\/index(\.ts)?$/.test(to) ? [] : [`${file}: reaches into ${toFolder}; use its index.ts`]
}

function checkAppLayers(file: string, from: string, to: string): string[] {
  const folder = /^src\/(?:(features)\/[^/]+|(shared|pages|exposes))(?=\/|$)/
  const fromFolder = folder.exec(from)
  const toFolder = folder.exec(to)
  if (!fromFolder || !toFolder || fromFolder[0] === toFolder[0]) return []
  const layerDifference =
    APP_LAYERS.indexOf(toFolder[1] ?? toFolder[2] ?? '') - APP_LAYERS.indexOf(fromFolder[1] ?? fromFolder[2] ?? '')
  if (layerDifference > 0) return [`${file}: imports upward from ${toFolder[0]}; pass it in as a prop`]
  return layerDifference === 0 ? [`${file}: reaches into ${toFolder[0]}; move what is shared up`] : []
}
