import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, RemoteManifest, type RemoteRoute, SHELL_CONTRACT } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

export type Checked = { manifest: RemoteManifest; problems: string[] }

export const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** A path inside the build's folder that cannot lead out of it. */
const isInside = (path: string) => /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path)

/** `/posts/:postId` and `/posts/:id` answer to the same addresses. */
const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':')

/** Reads a build's manifest and lists everything that speaks against showing it to a visitor. Null: there is no readable manifest. */
export function checkBuild(
  folder: string,
  others: readonly { name: string; routes: readonly RemoteRoute[] }[],
): Checked | { problems: string[] } {
  let body: unknown
  try {
    body = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  } catch {
    return { problems: ['manifest.json is missing or not JSON'] }
  }
  const parsed = z.safeParse(RemoteManifest, body)
  if (!parsed.success)
    return { problems: parsed.error.issues.map((issue) => `manifest.json: ${issue.path.join('.')} ${issue.message}`) }
  const manifest = parsed.data
  return {
    manifest,
    problems: [...fileProblems(folder, manifest), ...listProblems(manifest), ...agreementProblems(manifest, others)],
  }
}

function fileProblems(folder: string, { assets }: RemoteManifest): string[] {
  return assets.flatMap(({ path, integrity, bytes }) => {
    if (!isInside(path)) return [`${path}: not a path inside the build`]
    const file = join(folder, path)
    if (!existsSync(file)) return [`${path}: listed, but missing`]
    const content = readFileSync(file)
    if (integrityOf(content) !== integrity) return [`${path}: its hash is not the one in the manifest`]
    return content.length === bytes ? [] : [`${path}: ${content.length} bytes, the manifest says ${bytes}`]
  })
}

/** Whatever the manifest names must be among its files, with the same hash. */
function listProblems({ assets, container, exposes, i18n, routes }: RemoteManifest): string[] {
  const hashes = new Map(assets.map((asset) => [asset.path, asset.integrity]))
  const named = [{ path: container.entry, integrity: container.integrity }, ...Object.values(i18n)]
  const wrong = named
    .filter(({ path, integrity }) => hashes.get(path) !== integrity)
    .map(({ path }) => `${path}: not among the files with this hash`)
  const chunks = Object.entries(exposes).flatMap(([name, expose]) =>
    expose.assets.filter((path) => !hashes.has(path)).map((path) => `${name}: needs ${path}, which is not among the files`),
  )
  const doors = routes.filter((route) => !exposes[route.expose]).map((route) => `${route.path}: no expose ${route.expose}`)
  const languages = LANGUAGES.filter(({ code }) => !i18n[code]).map(({ code }) => `no dictionary for ${code}`)
  return [...wrong, ...chunks, ...doors, ...languages]
}

function agreementProblems(
  manifest: RemoteManifest,
  others: readonly { name: string; routes: readonly RemoteRoute[] }[],
): string[] {
  const needs = manifest.contract.shell
  const [major, minor = 0] = needs.replace(/^\^/, '').split('.').map(Number)
  const [ownMajor, ownMinor = 0] = SHELL_CONTRACT.split('.').map(Number)
  const contract = major === ownMajor && minor <= ownMinor ? [] : [`needs a shell ${needs}, this one keeps ${SHELL_CONTRACT}`]
  const taken = others
    .filter((other) => other.name !== manifest.name)
    .flatMap((other) => other.routes.map((route) => [shapeOf(route.path), other.name] as const))
  const owners = new Map<string, string>([['/', 'the shell'], ...taken])
  const routes = manifest.routes.flatMap(({ path }) => {
    const owner = owners.get(shapeOf(path))
    return owner ? [`${path}: already a page of ${owner}`] : []
  })
  return [...contract, ...routes]
}
