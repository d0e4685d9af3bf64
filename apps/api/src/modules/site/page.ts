import {
  buildKey,
  type LanguageCode,
  type RemoteManifest,
  type RemoteRecord,
  type RemoteRoute,
  routePattern,
  type Snapshot,
} from '@worrystone/contracts'
import type { BuildHints } from './build-hints.ts'

export type PageMatch = { build: RemoteManifest; route: RemoteRoute }

const countParams = (path: string) => path.split(':').length

/** The build that the visitor's shell will most likely choose: the hinted one, if any visitor may get it, else the stable one. */
export function likelyBuild({ builds }: Snapshot, record: RemoteRecord, hint: string | undefined): RemoteManifest | undefined {
  const { remote, stable, previous, blocked, candidate, pins } = record
  const offered = [
    candidate && candidate.state !== 'halted' ? candidate.build : '',
    ...pins.map(({ build }) => build),
    ...previous,
  ]
  const likely = hint !== undefined && offered.includes(hint) ? [hint, stable, ...previous] : [stable, ...previous]
  return likely.filter((build) => !blocked.includes(build)).flatMap((build) => builds[buildKey(remote, build)] ?? [])[0]
}

/** The page for a path: the match with the fewest parameters, like the router in the browser. */
export function findPage(snapshot: Snapshot, path: string, hints: BuildHints = new Map()): PageMatch | undefined {
  return snapshot.records
    .flatMap((record) => likelyBuild(snapshot, record, hints.get(record.remote)) ?? [])
    .flatMap((build) => build.routes.map((route) => ({ build, route })))
    .filter(({ route }) => routePattern(route.path).test(path))
    .sort((a, b) => countParams(a.route.path) - countParams(b.route.path))[0]
}

/** Whether operators have switched the remote off. */
export const isKilled = (snapshot: Snapshot, { name }: RemoteManifest) =>
  snapshot.records.some((record) => record.remote === name && record.kill.on)

/** Preload links of the page's remote: entry, initial chunks and translations, exactly as the shell will request them. */
export function preloads(snapshot: Snapshot, match: PageMatch, language: LanguageCode): string {
  const { build, route } = match
  // A switched-off remote is not loaded.
  if (isKilled(snapshot, build)) return ''
  const hashes = new Map(build.assets.map((asset) => [asset.path, asset.integrity]))
  const translations = ['en', language].flatMap((code) => build.i18n[code] ?? [])
  const files = new Map(
    [build.container.entry, ...(build.exposes[route.expose]?.assets ?? [])].map((path) => [path, hashes.get(path)] as const),
  )
  for (const { path, integrity } of translations) files.set(path, integrity)
  const links = [...files].map(
    ([path, integrity]) =>
      `<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrity}" href="/remotes/${build.name}/${build.buildId}/${path}">`,
  )
  return links.join('')
}

/** The signed text, which contains no `<`, as a data block: exactly the bytes that were signed. */
export const asDataBlock = (signed: string) => `<script type="application/json" id="snapshot">${signed}</script>`

/** The key for verifying snapshots, and the build id of the shell. */
export function metaTags({ publicKey, shell }: { publicKey: string; shell: string | undefined }): string {
  const tag = (name: string, content: string) => `<meta name="worrystone-${name}" content="${content}">`
  return tag('registry-key', publicKey) + (shell === undefined ? '' : tag('shell', shell))
}

/** The shell's HTML with additional content in head and body. */
export const withContent = (html: string, { head, body }: { head: string; body: string }) =>
  // Functions, because `$` patterns in a replacement string are interpreted.
  html.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${body}</body>`)
