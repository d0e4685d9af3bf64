import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Snapshot } from '@worrystone/contracts'
import { etagOf } from '../../http/etag.ts'
import { ENCODINGS, type ImmutableFile, typeOf } from '../../http/send-file.ts'
import { readShellBuild } from '../registry/index.ts'

/** A file that others know by its name: it stays where it is while its content changes. */
type RootFile = { content: Buffer; type: string; etag: string; cacheControl: string }
/** `rootFiles`: by name, below `/` itself. `buildId`: undefined where the shell was built by tools that gave it none. */
export type ShellFiles = {
  html: string
  assets: Map<string, ImmutableFile>
  rootFiles: Map<string, RootFile>
  policy: string
  buildId: string | undefined
}

/** Policies of the pages' own scripts, by who makes them: the shell's bundle, its loader of remotes, each remote's bundle, workers. */
const TRUSTED_TYPES = ['shell', 'worrystone-remotes', 'worrystone-remote', 'worrystone-worker', 'worrystone-push']
/** All remotes share one name, and a page may load two builds of one. */
const trustedTypes = (names: string[]) => `trusted-types ${[...TRUSTED_TYPES, ...names].join(' ')} 'allow-duplicates'`

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** styled-components makes an empty style element and fills it by script, which needs the hash of nothing. */
const OF_NOTHING = sha256('')

const contents = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => text)

/** Nothing inline but what this page contains, nothing from elsewhere, no text turned into code. */
export function policyFor(html: string): string {
  const scripts = contents(html, /<script>([\s\S]*?)<\/script>/g).map(sha256)
  const styles = contents(html, /<style>([\s\S]*?)<\/style>/g).map(sha256)
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", OF_NOTHING, ...styles].join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `connect-src 'self'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    trustedTypes([]),
  ].join('; ')
}

/** The policy of a page that may load builds from before all remotes shared one name: their bundles name a policy after their container. */
export const withContainers = (policy: string, { builds }: Pick<Snapshot, 'builds'>): string => {
  const names = Object.values(builds).map(({ container }) => container.globalName)
  return policy.replace(trustedTypes([]), trustedTypes([...new Set(names)].sort()))
}

/** The worker shows a picture with a push, and fetches the page of help to keep it. Pages are not judged by it. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`

/** The service worker, the web app's manifest and the icons that both name. Few and small, so they are held. */
function readRoot(folder: string): Map<string, RootFile> {
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder).map((name): [string, RootFile] => {
      const content = readFileSync(join(folder, name))
      // An icon may be a day old; a worker that is would be another release than its pages.
      const cacheControl = /\.(png|svg)$/.test(name) ? 'public, max-age=86400' : 'no-cache'
      return [name, { content, type: typeOf(name), etag: etagOf(content.toString('base64')), cacheControl }]
    }),
  )
}

/** The built shell: its page, and its files by name. Undefined: nobody has built it yet. */
export function readShell(dist: string): ShellFiles | undefined {
  const page = join(dist, 'index.html')
  if (!existsSync(page)) return undefined
  const folder = join(dist, 'assets')
  const names = readdirSync(folder)
  const present = new Set(names)
  const assets = names
    .filter((name) => !/\.(map|br|gz)$/.test(name))
    .map((name): [string, ImmutableFile] => {
      const path = join(folder, name)
      const variants = ENCODINGS.filter(({ end }) => present.has(name + end)).map(({ encoding, end }) => ({
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
