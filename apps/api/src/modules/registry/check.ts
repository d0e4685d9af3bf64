import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  PUBLISH,
  RemoteManifest,
  type RemoteRoute,
  SHELL_CONTRACT,
  type ShellBuild,
  satisfies,
  slotOf,
} from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { budgetProblems, dictionaryProblems, fileProblems, readAssets } from './check-files.ts'
import { describeBuild } from './describe-build.ts'

/** `problems`: every reason to refuse the build. Without a readable manifest nothing else is checked. */
export type Checked = { manifest: RemoteManifest; problems: string[] } | { manifest: null; problems: string[] }

/** The environment that a build must be compatible with. */
export type BuildEnvironment = {
  /** Builds of other remotes that visitors may get. */
  others: readonly RemoteManifest[]
  /** Shells that visitors may have open; if empty, the contract version of this server counts. */
  shells: readonly ShellBuild[]
  /** The remote that the build was uploaded for. */
  expected?: string | undefined
  /** The uploaded paths; undefined for a folder that may contain other files as well. */
  sent?: ReadonlySet<string> | undefined
}

/** Pages and folders of the site itself, and names that would collide with texts or files of the shell. */
const SITE_PAGES = /^\/(?:|(?:platform|api|assets|remotes|registry)(?:\/.*)?)$/
const SITE_NAMES = ['shell', 'platform', 'shared', 'api']

/** `/posts/:postId` and `/posts/:id` match the same addresses. */
const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':').replace(/(.)\/$/, '$1')

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

/** Conflicts with shells and other remotes: checked at publication and again later, because both change. */
export const compatibilityProblems = (
  manifest: RemoteManifest,
  environment: Pick<BuildEnvironment, 'others' | 'shells'>,
): string[] => [
  ...shellProblems(manifest, environment),
  ...routeProblems(manifest, environment),
  ...slotProblems(manifest, environment),
]

/** Every live shell must provide what the build needs, also one in a tab that was opened before the last release. */
function shellProblems({ contract, shared }: RemoteManifest, { shells }: Pick<BuildEnvironment, 'shells'>): string[] {
  if (shells.length === 0) {
    return satisfies(SHELL_CONTRACT, contract.shell) ? [] : [`needs a shell ${contract.shell}, this one keeps ${SHELL_CONTRACT}`]
  }
  return shells.flatMap((shell) => {
    const who = `the live shell ${shell.buildId}`
    const agreement = satisfies(shell.contract, contract.shell)
      ? []
      : [`needs a shell ${contract.shell}, ${who} keeps ${shell.contract}`]
    const modules = Object.entries(shared).flatMap(([request, range]) => {
      const version = shell.shared[request]
      if (version === undefined) return [`needs ${request} ${range}, which ${who} does not share`]
      return satisfies(version, range) ? [] : [`needs ${request} ${range}, ${who} shares ${version}`]
    })
    return [...agreement, ...modules]
  })
}

function routeProblems({ name, routes }: RemoteManifest, { others }: Pick<BuildEnvironment, 'others'>): string[] {
  const owners = new Map<string, string>()
  for (const other of others) {
    if (other.name !== name) for (const { path } of other.routes) owners.set(shapeOf(path), other.name)
  }
  const own = new Set<string>()
  return routes.flatMap(({ path }: RemoteRoute) => {
    const shape = shapeOf(path)
    const owner = SITE_PAGES.test(shape) ? 'the shell' : owners.get(shape)
    if (owner) return [`${path}: already a page of ${owner}`]
    if (own.has(shape)) return [`${path}: named twice`]
    own.add(shape)
    return []
  })
}

/** Several remotes may fill one slot, but each position in it has one owner, so that the order is unambiguous. */
function slotProblems({ name, exposes }: RemoteManifest, { others }: Pick<BuildEnvironment, 'others'>): string[] {
  const slotPositions = (build: RemoteManifest) =>
    Object.entries(build.exposes).flatMap(([name, expose]) =>
      expose.kind === 'slot' ? [{ name, slot: slotOf(expose), order: expose.order }] : [],
    )
  const positionName = ({ slot, order }: { slot?: string | undefined; order?: number | undefined }) =>
    `slot ${slot}, place ${order}`
  const owners = new Map<string, string>()
  for (const other of others) {
    if (other.name !== name) for (const place of slotPositions(other)) owners.set(positionName(place), other.name)
  }
  const own = new Map<string, string>()
  return slotPositions({ exposes } as RemoteManifest).flatMap((place) => {
    if (place.slot === undefined || place.order === undefined) return [`${place.name}: fills no slot, or has no place in it`]
    const key = positionName(place)
    const owner = owners.get(key) ?? own.get(key)
    own.set(key, place.name)
    return owner ? [`${place.name}: ${key} is already ${owner}'s; choose another order`] : []
  })
}
