import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { etagOf } from '../../http/etag.ts'
import { ENCODINGS, type ImmutableFile, typeOf } from '../../http/send-file.ts'
import { readShellBuild } from '../registry/index.ts'
import { policyFor } from './content-security-policy.ts'

/** A file at a fixed address whose content changes. */
type RootFile = { content: Buffer; type: string; etag: string; cacheControl: string }
/** `rootFiles`: by name, served at `/`. `buildId`: undefined if the shell was built by older tools. */
export type ShellFiles = {
  html: string
  assets: Map<string, ImmutableFile>
  rootFiles: Map<string, RootFile>
  policy: string
  buildId: string | undefined
}

/** The service worker, the web app manifest and the icons. Small, so they are held in memory. */
function readRoot(folder: string): Map<string, RootFile> {
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder).map((name): [string, RootFile] => {
      const content = readFileSync(join(folder, name))
      // An icon may be a day old; an old worker would not match the release of its pages.
      const cacheControl = /\.(png|svg)$/.test(name) ? 'public, max-age=86400' : 'no-cache'
      return [name, { content, type: typeOf(name), etag: etagOf(content.toString('base64')), cacheControl }]
    }),
  )
}

/** Reads the built shell: its page, and its files by name; undefined if it is not built. */
export function readShell(dist: string): ShellFiles | undefined {
  const page = join(dist, 'index.html')
  if (!existsSync(page)) return undefined
  const folder = join(dist, 'assets')
  const names = readdirSync(folder)
  const existing = new Set(names)
  const assets = names
    .filter((name) => !/\.(map|br|gz)$/.test(name))
    .map((name): [string, ImmutableFile] => {
      const path = join(folder, name)
      const variants = ENCODINGS.filter(({ suffix: end }) => existing.has(name + end)).map(({ encoding, suffix: end }) => ({
        encoding,
        path: path + end,
        bytes: statSync(path + end).size,
      }))
      return [name, { path, bytes: statSync(path).size, variants }]
    })
  const html = readFileSync(page, 'utf8')
  return {
    html,
    assets: new Map(assets),
    rootFiles: readRoot(join(dist, 'root')),
    policy: policyFor(html),
    buildId: readShellBuild(dist)?.buildId,
  }
}
