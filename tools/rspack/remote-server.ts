import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteSource } from '@worrystone/contracts'
import { withServerBuild } from './server-bundle.ts'

/** The files of a server build by name. */
export type ServerFiles = ReadonlyMap<string, Buffer>

/** A module that renders the pages and slots which the manifest marks; undefined when it marks none. */
function sourceOf(dir: string, { routes, fills }: RemoteSource): string | undefined {
  const exposes = [...new Set([...routes, ...fills].flatMap(({ html, expose }) => (html ? [expose] : [])))]
  if (exposes.length === 0) return undefined
  const imports = exposes.map(
    (expose, index) => `import * as page${index} from ${JSON.stringify(path.join(dir, `src/exposes/${expose}.ts`))}`,
  )
  const pages = exposes.map((expose, index) => `${JSON.stringify(expose)}: page${index}`)
  return [
    `import { createRenderer } from '@worrystone/remote-kit/server'`,
    ...imports,
    `export const render = createRenderer({ ${pages.join(', ')} })`,
  ].join('\n')
}

/** Builds the module that renders pages of a remote to HTML; empty for a remote without such pages. */
export async function buildRemoteServer(dir: string, source: RemoteSource): Promise<ServerFiles> {
  const module = sourceOf(dir, source)
  if (module === undefined) return new Map()
  return withServerBuild({ dir, source: module }, async (folder) => {
    const names = readdirSync(folder).sort()
    return new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]))
  })
}

export function hashOf(files: ServerFiles): string {
  const hash = createHash('sha256')
  for (const [name, content] of files) hash.update(name).update('\0').update(content)
  return hash.digest('hex')
}
