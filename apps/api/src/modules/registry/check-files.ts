import { createHash } from 'node:crypto'
import { lstat, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import {
  type Dictionary,
  findMissingTranslations,
  LANGUAGES,
  PUBLISH,
  parseDictionary,
  type RemoteManifest,
} from '@worrystone/contracts'

const zip = promisify(gzip)

export const integrityOf = (content: Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** A path that cannot leave the build's folder. Folders have no dots, so that no file has the name of a folder. */
const INSIDE = /^(?:[\w-]+\/)*[\w-][\w.-]*$/
const RESERVED = 'manifest.json'

/** The problem of a build's file name; undefined if there is none. */
export function pathProblem(path: string): string | undefined {
  if (path.length > PUBLISH.pathLength) return `${path.slice(0, 40)}…: a name of more than ${PUBLISH.pathLength} letters`
  if (!INSIDE.test(path)) return `${JSON.stringify(path).slice(1, -1)}: not a path inside the build`
  const type = extname(path)
  if (!(PUBLISH.types as readonly string[]).includes(type))
    return `${path}: no file of the type ${type || '(none)'} may be published`
  return undefined
}

type Files = ReadonlyMap<string, Buffer>

/** Reads the files that the manifest lists, within the limits. */
export async function readAssets(folder: string, { assets }: RemoteManifest): Promise<Files> {
  const files = new Map<string, Buffer>()
  let total = 0
  for (const { path } of assets.slice(0, PUBLISH.files)) {
    if (pathProblem(path) || files.has(path)) continue
    const entry = await lstat(join(folder, path)).catch(() => undefined)
    // A symbolic link could lead out of the folder.
    if (!entry?.isFile() || entry.size > PUBLISH.fileBytes) continue
    total += entry.size
    if (total > PUBLISH.bytes) break
    files.set(path, await readFile(join(folder, path)))
  }
  return files
}

export function fileProblems(files: Files, { assets }: RemoteManifest): string[] {
  if (assets.length > PUBLISH.files) return [`${assets.length} files, at most ${PUBLISH.files} may be published`]
  const total = assets.reduce((sum, { bytes }) => sum + bytes, 0)
  const tooMuch =
    total > PUBLISH.bytes ? [`${megabytes(total)} in all, at most ${megabytes(PUBLISH.bytes)} may be published`] : []
  const seenPaths = new Set<string>()
  const each = assets.flatMap(({ path, integrity, bytes }) => {
    const problem = path === RESERVED ? `${path}: describes the build and is none of its files` : pathProblem(path)
    if (problem) return [problem]
    if (seenPaths.has(path.toLowerCase())) return [`${path}: listed twice`]
    seenPaths.add(path.toLowerCase())
    if (bytes > PUBLISH.fileBytes)
      return [`${path}: ${megabytes(bytes)}, at most ${megabytes(PUBLISH.fileBytes)} may be published`]
    const content = files.get(path)
    if (!content) return [`${path}: listed, but missing`]
    if (integrityOf(content) !== integrity) return [`${path}: its hash is not the one in the manifest`]
    return content.length === bytes ? [] : [`${path}: ${content.length} bytes, the manifest says ${bytes}`]
  })
  return [...tooMuch, ...each]
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

const MAX_NAMED = 3

/** Every language must have all keys of every other language. Reads the files themselves, not the manifest. */
export function dictionaryProblems(files: Files, { i18n, sentences = {} }: RemoteManifest): string[] {
  const none = LANGUAGES.filter(({ code }) => !i18n[code]).map(({ code }) => `no dictionary for ${code}`)
  const unreadable: string[] = []
  const dictionaries: Record<string, Dictionary> = {}
  for (const { code } of LANGUAGES) {
    const content = files.get(i18n[code]?.path ?? '')
    const dictionary = content && parseDictionary(content.toString('utf8'))
    if (dictionary) dictionaries[code] = dictionary
    else if (content) unreadable.push(`${i18n[code]?.path}: holds no dictionary for ${code}`)
  }
  const lacking = findMissingTranslations(dictionaries, sentences).map(({ language, keys }) => {
    const more = keys.length > MAX_NAMED ? `, and ${keys.length - MAX_NAMED} more` : ''
    const named = keys.slice(0, MAX_NAMED).map((key) => `"${key.slice(0, 60)}"`)
    return `${language}: no translation of ${named.join(', ')}${more}`
  })
  return [...none, ...unreadable, ...lacking]
}

/** A page costs its entry and its initial chunks, compressed. The site's limit applies even if the remote's own budget is larger. */
export async function budgetProblems(files: Files, { container, exposes, budgets }: RemoteManifest): Promise<string[]> {
  if (budgets.initialBytes > PUBLISH.pageBytes)
    return [`its own budget of ${kilobytes(budgets.initialBytes)} is above the site's ${kilobytes(PUBLISH.pageBytes)} for a page`]
  const first = new Set([container.entry, ...Object.values(exposes).flatMap((expose) => expose.assets)])
  const sizes = new Map<string, number>()
  for (const path of first) {
    const content = files.get(path)
    if (content) sizes.set(path, (await zip(content, { level: 9 })).length)
  }
  return Object.entries(exposes).flatMap(([name, { assets }]) => {
    const bytes = [...new Set([container.entry, ...assets])].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0)
    return bytes > budgets.initialBytes
      ? [`${name}: ${kilobytes(bytes)} gzip, its budget is ${kilobytes(budgets.initialBytes)}`]
      : []
  })
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`
