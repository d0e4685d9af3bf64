import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { StatsCompilation } from '@rspack/core'
import { RemoteManifest, RemoteSource, SHELL_CONTRACT, slotField } from '@worrystone/contracts'
import { scriptsOf } from './compile.ts'
import { integrityOf } from './integrity.ts'
import { SERVER_ENTRY, SERVER_FOLDER } from './server-bundle.ts'
import { rangeOf, sharedRanges } from './shared-modules.ts'

export const globalNameOf = (name: string, buildId: string) => `${name.replaceAll('-', '_')}__${buildId}`
export const exposesOf = ({ routes, fills }: RemoteSource) => [...new Set([...routes, ...fills].map(({ expose }) => expose))]

function commitOf(dir: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return 'unknown'
  }
}

/** The texts of `keys` in every language, from the remote's own dictionaries. */
function textsOf(dir: string, keys: ReadonlySet<string>): Record<string, Record<string, string>> {
  const folder = path.join(dir, 'dictionaries')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return Object.fromEntries(
    files.flatMap((file) => {
      const dictionary = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>
      const texts = [...keys].flatMap((key) => (dictionary[key] ? [[key, dictionary[key]]] : []))
      return texts.length ? [[path.basename(file, '.json'), Object.fromEntries(texts)]] : []
    }),
  )
}

/** What the shell shows before a remote's dictionary is loaded: page titles and navigation labels. */
const shellKeys = ({ routes }: RemoteSource) =>
  new Set(routes.flatMap(({ titleKey, visitorKey, nav }) => [titleKey, visitorKey ?? [], nav?.labelKey ?? []].flat()))

/** What the server puts into link previews. */
const previewKeys = ({ routes }: RemoteSource) =>
  new Set(routes.flatMap(({ descriptionKey, previewTitleKey }) => [descriptionKey ?? [], previewTitleKey ?? []].flat()))

/** The chunk of each language file, found by its module. */
function dictionaryChunks(stats: StatsCompilation): [language: string, file: string][] {
  return (stats.chunks ?? []).flatMap((chunk) => {
    const language = (chunk.modules ?? [])
      .map((module) => /dictionaries\/([a-z]{2})\.json$/.exec(module.name ?? '')?.[1])
      .find(Boolean)
    const file = chunk.files?.find((name) => name.endsWith('.js'))
    return language && file ? [[language, file] as [string, string]] : []
  })
}

/** `serverFiles`: the names in the folder of the server build. */
type WrittenBuild = { buildId: string; stats: StatsCompilation; dist: string; serverFiles: string[] }

/** The manifest of a compilation's output in `dist`. */
export function createManifest(
  dir: string,
  source: RemoteSource,
  { buildId, stats, dist, serverFiles }: WrittenBuild,
): RemoteManifest {
  const integrity = (file: string) => integrityOf(readFileSync(path.join(dist, file)))
  const browserFiles = (stats.assets ?? []).map((asset) => asset.name).filter((file) => !file.endsWith('.map'))
  const files = [...browserFiles, ...serverFiles.map((name) => `${SERVER_FOLDER}/${name}`)]
  const entry = 'entry.js'
  if (!files.includes(entry)) throw new Error(`${source.name}: the build has no entry`)

  const exposes = Object.fromEntries(
    exposesOf(source).map((expose) => {
      const slot = source.fills.find((fill) => fill.expose === expose)
      const kind = slot
        ? { kind: 'slot' as const, ...slotField(slot.slot), order: slot.order, html: slot.html }
        : { kind: 'page' as const }
      return [expose, { ...kind, assets: scriptsOf(stats, expose).filter((file) => file !== entry) }]
    }),
  )
  const initial = new Set([entry, ...Object.values(exposes).flatMap((expose) => expose.assets)])
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string }
  const parsed = RemoteSource.parse(source)
  return RemoteManifest.parse({
    schema: 1,
    name: source.name,
    version,
    buildId,
    builtAt: new Date().toISOString(),
    source: { commit: commitOf(dir) },
    owner: { team: source.team },
    container: { entry, globalName: globalNameOf(source.name, buildId), integrity: integrity(entry) },
    assets: files.sort().map((file) => ({
      path: file,
      integrity: integrity(file),
      bytes: readFileSync(path.join(dist, file)).length,
      initial: initial.has(file),
    })),
    exposes,
    routes: parsed.routes,
    ...(serverFiles.length > 0 && { server: `${SERVER_FOLDER}/${SERVER_ENTRY}` }),
    contract: { shell: rangeOf(SHELL_CONTRACT), events: source.events },
    shared: sharedRanges(),
    i18n: Object.fromEntries(
      dictionaryChunks(stats).map(([language, file]) => [language, { path: file, integrity: integrity(file) }]),
    ),
    words: textsOf(dir, shellKeys(source)),
    previews: textsOf(dir, previewKeys(source)),
    budgets: source.budgets,
  })
}
