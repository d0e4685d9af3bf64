import {
  buildKey,
  type LanguageCode,
  type RemoteManifest,
  type RemoteRecord,
  type RemoteRoute,
  type Snapshot,
} from '@worrystone/contracts'
import type { Hints } from './hints.ts'

export type Found = { build: RemoteManifest; route: RemoteRoute }

const pattern = (path: string) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`)
const holes = (path: string) => path.split(':').length

/** The build that the visitor's shell will most likely choose: the hinted one, if the record lets anybody have it, else the stable one. */
function likelyBuild({ builds }: Snapshot, record: RemoteRecord, hint: string | undefined): RemoteManifest | undefined {
  const { remote, stable, previous, blocked, candidate, pins } = record
  const offered = [
    candidate && candidate.state !== 'halted' ? candidate.build : '',
    ...pins.map(({ build }) => build),
    ...previous,
  ]
  const likely = hint !== undefined && offered.includes(hint) ? [hint, stable, ...previous] : [stable, ...previous]
  return likely.filter((build) => !blocked.includes(build)).flatMap((build) => builds[buildKey(remote, build)] ?? [])[0]
}

/** The page that answers to a path: the one with the fewest holes, as the router in the browser ranks them. */
export function findPage(snapshot: Snapshot, path: string, hints: Hints = new Map()): Found | undefined {
  return snapshot.records
    .flatMap((record) => likelyBuild(snapshot, record, hints.get(record.remote)) ?? [])
    .flatMap((build) => build.routes.map((route) => ({ build, route })))
    .filter(({ route }) => pattern(route.path).test(path))
    .sort((a, b) => holes(a.route.path) - holes(b.route.path))[0]
}

const isKilled = (snapshot: Snapshot, { name }: RemoteManifest) =>
  snapshot.records.some((record) => record.remote === name && record.kill.on)

/** Lets the page's remote set out together with the shell: entry, first chunks and words, exactly as they will be asked for. */
export function preloads(snapshot: Snapshot, found: Found, language: LanguageCode): string {
  const { build, route } = found
  // Fetching early would be in vain.
  if (isKilled(snapshot, build)) return ''
  const hashes = new Map(build.assets.map((asset) => [asset.path, asset.integrity]))
  const words = ['en', language].flatMap((code) => build.i18n[code] ?? [])
  const files = new Map(
    [build.container.entry, ...(build.exposes[route.expose]?.assets ?? [])].map((path) => [path, hashes.get(path)] as const),
  )
  for (const { path, integrity } of words) files.set(path, integrity)
  const links = [...files].map(
    ([path, integrity]) =>
      `<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrity}" href="/remotes/${build.name}/${build.buildId}/${path}">`,
  )
  return links.join('')
}

/** A signed text, which holds no `<`, as data in the page: exactly the bytes that were signed. */
export const asDataBlock = (signed: string) => `<script type="application/json" id="snapshot">${signed}</script>`

/** What the page verifies snapshots with, and which shell it is. */
export function metaTags({ publicKey, shell }: { publicKey: string; shell: string | undefined }): string {
  const tag = (name: string, content: string) => `<meta name="worrystone-${name}" content="${content}">`
  return tag('registry-key', publicKey) + (shell === undefined ? '' : tag('shell', shell))
}

/** The shell's page with what the registry knows written into it. */
export const pageOf = (html: string, { head, body }: { head: string; body: string }) =>
  // Functions, because a replacement text would be searched for `$` patterns.
  html.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${body}</body>`)
