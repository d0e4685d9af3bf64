import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PUBLISH, RemoteManifest } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { budgetProblems, dictionaryProblems, fileProblems, readAssets } from './check-files.ts'
import { compatibilityProblems, type LiveSite } from './compatibility-problems.ts'
import { describeBuild } from './describe-build.ts'

/** `problems`: every reason to refuse the build. Without a readable manifest nothing else is checked. */
export type Checked = { manifest: RemoteManifest; problems: string[] } | { manifest: null; problems: string[] }

/** The environment that a build must be compatible with. */
export type BuildEnvironment = LiveSite & {
  /** The remote that the build was uploaded for. */
  expected?: string | undefined
  /** The uploaded paths; undefined for a folder that may contain other files as well. */
  sent?: ReadonlySet<string> | undefined
}

/** Names that would collide with texts or files of the shell. */
const SITE_NAMES = ['shell', 'platform', 'shared', 'api']

/** Reads a folder as a build and lists all of its problems. */
export async function checkBuild(folder: string, environment: BuildEnvironment): Promise<Checked> {
  const manifest = await readManifest(folder)
  if (Array.isArray(manifest)) return { manifest: null, problems: manifest }
  const files = await readAssets(folder, manifest)
  const problems = [
    ...nameProblems(manifest, environment),
    ...sizeProblems(manifest),
    ...sentProblems(manifest, environment),
    ...fileProblems(files, manifest),
    ...listProblems(manifest),
    ...dictionaryProblems(files, manifest),
    ...(await budgetProblems(files, manifest)),
    ...compatibilityProblems(manifest, environment),
  ]
  return { manifest, problems: [...new Set(problems)] }
}

async function readManifest(folder: string): Promise<RemoteManifest | string[]> {
  let body: unknown
  try {
    const text = await readFile(join(folder, 'manifest.json'), 'utf8')
    if (text.length > PUBLISH.manifestBytes) return [`manifest.json: longer than ${PUBLISH.manifestBytes / 1_000} KB`]
    body = JSON.parse(text)
  } catch {
    return ['manifest.json is missing or not JSON']
  }
  const parsed = z.safeParse(RemoteManifest, body)
  if (parsed.success) return parsed.data
  return parsed.error.issues.map((issue) => `manifest.json: ${issue.path.join('.')} ${issue.message}`)
}

function nameProblems({ name, buildId, container }: RemoteManifest, { expected }: BuildEnvironment): string[] {
  const problems: string[] = []
  if (expected !== undefined && name !== expected) problems.push(`manifest.json: a build of ${name}, but sent for ${expected}`)
  if (SITE_NAMES.includes(name)) problems.push(`manifest.json: the name ${name} belongs to the site; choose another`)
  // Two builds of one remote may be on one page, and their names must not collide.
  const globalName = `${name.replaceAll('-', '_')}__${buildId}`
  if (container.globalName !== globalName) problems.push(`manifest.json: container.globalName must be ${globalName}`)
  return problems
}

function sizeProblems(manifest: RemoteManifest): string[] {
  const bytes = Buffer.byteLength(JSON.stringify(describeBuild(manifest)))
  if (bytes <= PUBLISH.describedBytes) return []
  return [
    `manifest.json: ${bytes} bytes of it would stand in every page, at most ${PUBLISH.describedBytes}; name fewer first files, routes or words`,
  ]
}

function sentProblems({ assets }: RemoteManifest, { sent }: BuildEnvironment): string[] {
  if (!sent) return []
  const listed = new Set(assets.map(({ path }) => path))
  return [...sent]
    .filter((path) => path !== 'manifest.json' && !listed.has(path))
    .map((path) => `${path}: sent, but not in manifest.json`)
}

/** Every file that the manifest references must be in its list of files, with the same hash. */
function listProblems({ assets, container, exposes, i18n, routes }: RemoteManifest): string[] {
  const files = new Map(assets.map((asset) => [asset.path, asset]))
  const named = [{ path: container.entry, integrity: container.integrity }, ...Object.values(i18n)]
  const wrong = named
    .filter(({ path, integrity }) => files.get(path)?.integrity !== integrity)
    .map(({ path }) => `${path}: not among the files with this hash`)
  const exposeEntries = Object.entries(exposes)
  const chunks = exposeEntries.flatMap(([name, expose]) =>
    expose.assets.filter((path) => !files.has(path)).map((path) => `${name}: needs ${path}, which is not among the files`),
  )
  // The page only knows the hashes of initial files.
  const late = [container.entry, ...exposeEntries.flatMap(([, expose]) => expose.assets)]
    .filter((path) => files.get(path)?.initial === false)
    .map((path) => `${path}: needed at once, but not marked initial`)
  const missing = routes.filter((route) => !exposes[route.expose]).map((route) => `${route.path}: no expose ${route.expose}`)
  return [...wrong, ...chunks, ...late, ...missing]
}
