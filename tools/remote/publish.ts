import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { RemoteManifest, registryApi } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import type { Client } from './client.ts'
import { wrongUsage } from './failure.ts'

export type BuildFolder = { manifest: RemoteManifest; files: { path: string; bytes: number; content: () => Buffer }[] }

/** Reads what `nx build` left; says how to make it when it is not there or belongs to somebody else. */
export function readBuild(remote: string, folder: string): BuildFolder {
  const rebuild = `build it first: npx nx build ${remote}`
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) throw wrongUsage(`${folder} holds no build of ${remote}; ${rebuild}`)
  const manifest = manifestOf(readFileSync(file, 'utf8'))
  if (!manifest) throw wrongUsage(`${file} is not the manifest of a build; ${rebuild}`)
  if (manifest.name !== remote)
    throw wrongUsage(`${folder} holds a build of ${manifest.name}, not of ${remote}; name the right folder with --dir.`)
  const paths = ['manifest.json', ...manifest.assets.map(({ path }) => path)]
  const missing = paths.filter((path) => !existsSync(join(folder, path)))
  if (missing.length > 0) throw wrongUsage(`${folder} lacks ${missing.slice(0, 3).join(', ')}; ${rebuild}`)
  const files = paths.map((path) => ({
    path,
    bytes: statSync(join(folder, path)).size,
    content: () => readFileSync(join(folder, path)),
  }))
  return { manifest, files }
}

function manifestOf(text: string): RemoteManifest | undefined {
  try {
    return z.safeParse(RemoteManifest, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Sends a build to the registry, which checks it again from the first byte. */
export async function publish(client: Client, { manifest, files }: BuildFolder) {
  const form = new FormData()
  for (const { path, content } of files) form.append(path, new Blob([new Uint8Array(content())]), path)
  const published = await client.call(registryApi.publish, { params: { remote: manifest.name } }, form)
  return {
    ...published,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    look: qaLink(client.site, manifest),
  }
}

/** Shows one build to whoever opens it, and to nobody else. A page that needs no parameter is the best place to look. */
function qaLink(site: string, { name, buildId, routes }: RemoteManifest): string {
  const page = routes.find(({ path }) => !path.includes(':'))?.path ?? '/'
  return `${site}${page}?remote=${name}@${buildId}`
}
