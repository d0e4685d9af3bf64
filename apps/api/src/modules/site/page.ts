import type { LanguageCode, RemoteManifest, RemoteRoute, Snapshot } from '@worrystone/contracts'

export type Found = { build: RemoteManifest; route: RemoteRoute }

const pattern = (path: string) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`)
const holes = (path: string) => path.split(':').length

const stableOf = (snapshot: Snapshot) =>
  snapshot.records.flatMap((record) => snapshot.builds[`${record.remote}@${record.stable}`] ?? [])

/** The page that answers to a path: the one with the fewest holes, as the router in the browser ranks them. */
export function findPage(snapshot: Snapshot, path: string): Found | undefined {
  return stableOf(snapshot)
    .flatMap((build) => build.routes.map((route) => ({ build, route })))
    .filter(({ route }) => pattern(route.path).test(path))
    .sort((a, b) => holes(a.route.path) - holes(b.route.path))[0]
}

/** Whether the browser will use the stable build, so that fetching it early is not in vain. */
const isOffered = (snapshot: Snapshot, { name, buildId }: RemoteManifest) =>
  snapshot.records.some((record) => record.remote === name && !record.kill.on && !record.blocked.includes(buildId))

/** Lets the page's remote set out together with the shell: entry, first chunks and words, exactly as they will be asked for. */
export function preloads(snapshot: Snapshot, found: Found, language: LanguageCode): string {
  const { build, route } = found
  if (!isOffered(snapshot, build)) return ''
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

/** JSON that no HTML parser can leave: a `<` inside a text stays text. */
export const asDataBlock = (value: unknown) =>
  `<script type="application/json" id="snapshot">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** The shell's page with what the registry knows written into it. */
export const pageOf = (html: string, { head, body }: { head: string; body: string }) =>
  // Functions, because a replacement text would be searched for `$` patterns.
  html.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${body}</body>`)
