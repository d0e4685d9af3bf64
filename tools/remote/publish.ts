import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { RemoteManifest, registryApi } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import type { Client } from './client.ts'
import { wrongUsage } from './failure.ts'

export type BuildFolder = { manifest: RemoteManifest; files: { path: string; bytes: number; content: () => Buffer }[] }

/** Reads the output of `nx build`; the error says how to build when it is missing or is another remote's. */
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

/** Uploads a build to the registry, which validates it again. */
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

/** The QA link that shows one build to its visitor only, preferably of a page without parameters. */
function qaLink(site: string, { name, buildId, routes }: RemoteManifest): string {
  const page = routes.find(({ path }) => !path.includes(':'))?.path ?? '/'
  return `${site}${page}?remote=${name}@${buildId}`
}
