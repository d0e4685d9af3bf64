import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Snapshot } from '@worrystone/contracts'
import { etagOf } from '../../http/etag.ts'
import { ENCODINGS, type ImmutableFile, typeOf } from '../../http/send-file.ts'
import { readShellBuild } from '../registry/index.ts'

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

/** Names of Trusted Types policies: of the shell's bundle, its loader of remotes, the remotes' bundles, and workers. */
const TRUSTED_TYPES = ['shell', 'worrystone-remotes', 'worrystone-remote', 'worrystone-worker', 'worrystone-push']
/** Allows duplicates, because all remotes share one name, and a page may load two builds of one. */
const trustedTypes = (names: string[]) => `trusted-types ${[...TRUSTED_TYPES, ...names].join(' ')} 'allow-duplicates'`

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** styled-components creates an empty style element and fills it by script, which needs the hash of an empty text. */
const EMPTY_HASH = sha256('')

const contents = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => text)

/** Allows only the inline code of this page, only this origin, and no evaluation of strings. */
export function policyFor(html: string): string {
  const scripts = contents(html, /<script>([\s\S]*?)<\/script>/g).map(sha256)
  const styles = contents(html, /<style>([\s\S]*?)<\/style>/g).map(sha256)
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", EMPTY_HASH, ...styles].join(' ')}`,
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

/** Also allows the policy names of older builds, which are named after their container. */
export const withContainers = (policy: string, { builds }: Pick<Snapshot, 'builds'>): string => {
  const names = Object.values(builds).map(({ container }) => container.globalName)
  return policy.replace(trustedTypes([]), trustedTypes([...new Set(names)].sort()))
}

/** The service worker shows an image in pushes and caches the page of help. This policy does not apply to pages. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`

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
