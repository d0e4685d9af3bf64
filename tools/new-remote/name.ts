import { existsSync, globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { RemoteName, type RemoteSource, routeShape } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

/** Addresses that the server or the shell answers itself. */
const RESERVED_PATHS = ['api', 'assets', 'remotes', 'registry', 'platform']
/** Reserved names: a translation namespace, a file of the build, a folder that is never read. */
const RESERVED_NAMES = [...RESERVED_PATHS, 'e2e', 'shared', 'entry', 'dist', 'testing']

/** Why a remote cannot have this name or this address, in one sentence with the solution; undefined when it can. */
export async function nameProblem(root: string, { name, path }: { name: string; path: string }): Promise<string | undefined> {
  const isWellFormed = z.safeParse(RemoteName, name).success && !/--|-$/.test(name)
  if (!isWellFormed)
    return `"${name}" cannot be the name of a remote: take 2 to 40 lower-case letters, digits and single hyphens, beginning with a letter, such as sleep-diary.`
  if (existsSync(join(root, 'apps', name)))
    return `apps/${name} is there already: take another name, or remove that folder first.`
  if (RESERVED_NAMES.includes(name) || readdirSync(join(root, 'libs')).includes(name))
    return `"${name}" is the name of a part of the site: take another one.`
  if (!/^(\/[a-z0-9-]+)+(\/:[a-z]\w*)*$/.test(path)) return `"${path}" is not the address of a page: write it like /sleep-diary.`
  if (RESERVED_PATHS.includes(path.split('/')[1] ?? '')) return `${path} belongs to the site: take another address with --path.`
  const owner = (await routesOf(root)).get(routeShape(path))
  if (owner) return `${path} is a page of ${owner} already: take another address with --path.`
  return undefined
}

/** The remote of each address of the site. */
async function routesOf(root: string): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  for (const file of globSync('apps/*/src/manifest.ts', { cwd: root })) {
    const { manifest } = (await import(pathToFileURL(join(root, file)).href)) as { manifest: RemoteSource }
    for (const { path } of manifest.routes) owners.set(routeShape(path), manifest.name)
  }
  return owners
}
