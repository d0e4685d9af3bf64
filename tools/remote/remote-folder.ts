import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteSource } from '@worrystone/contracts'
import { workspaceRoot } from '@worrystone/rspack-config/workspace-root'
import { EXIT, Failure, wrongUsage } from './failure.ts'

/** npm runs scripts in the folder of their package.json; a relative path means the caller's folder. */
export function callerFolder(): string {
  const { INIT_CWD, npm_package_json } = process.env
  const isScript = npm_package_json !== undefined && path.dirname(npm_package_json) === process.cwd()
  return (isScript && INIT_CWD) || process.cwd()
}

const MANIFEST = 'src/manifest.ts'

async function remoteName(dir: string): Promise<string> {
  const { manifest } = (await import(pathToFileURL(path.join(dir, MANIFEST)).href)) as { manifest: RemoteSource }
  return manifest.name
}

export type RemoteFolder = { name: string; dir: string }

/** A remote by its name, its folder, or by default the one that the caller's folder holds. */
export async function getRemoteFolder(nameOrFolder: string | undefined): Promise<RemoteFolder> {
  const from = callerFolder()
  const apps = path.join(workspaceRoot(from), 'apps')
  const folders = nameOrFolder === undefined ? [from] : [path.join(apps, nameOrFolder), path.resolve(from, nameOrFolder)]
  const dir = folders.find((folder) => existsSync(path.join(folder, MANIFEST)))
  if (dir) return { name: await remoteName(dir), dir }
  if (nameOrFolder === undefined)
    throw wrongUsage("missing required argument 'remote': name one, or call this in the folder of one")
  if (existsSync(path.join(from, MANIFEST)) && (await remoteName(from)) === nameOrFolder) return { name: nameOrFolder, dir: from }
  const names = existsSync(apps) ? readdirSync(apps).filter((name) => existsSync(path.join(apps, name, 'src/exposes'))) : []
  const hint = names.length > 0 ? ` There are: ${names.join(', ')}. A new one: npm run new-remote -- ${nameOrFolder}` : ''
  throw new Failure(`There is no remote "${nameOrFolder}" with pages here.${hint}`, { exit: EXIT.refused })
}
