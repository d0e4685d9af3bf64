import type { RemoteRoute } from '@worrystone/contracts'
import { UNLISTED_PATHS } from './own-pages.ts'

type Rules = {
  routes: readonly RemoteRoute[]
  isSearchable: (route: RemoteRoute) => boolean
  /** The address of the sitemap; undefined: search engines shall open nothing. */
  sitemap: string | undefined
}

/** No pages: calls, the builds' list, people's pictures, and what payment services use. Scripts stay open: pages need them. */
const NO_PAGES = ['/api', '/registry', '/pictures', '/webhooks', '/sandbox']

/** `/robots.txt`. A rule holds for every address that begins with it; of several the longest one counts. */
export function robotsTxt({ routes, isSearchable, sitemap }: Rules): string {
  if (sitemap === undefined) return 'User-agent: *\nDisallow: /\n'
  const prefixes = (which: readonly RemoteRoute[]) => which.map(({ path }) => path.replace(/:.*$/, ''))
  const closed = [...NO_PAGES, ...UNLISTED_PATHS, ...prefixes(routes.filter((route) => !isSearchable(route)))]
  // Open by default: named only below a closed one.
  const open = prefixes(routes.filter(isSearchable)).filter((path) => closed.some((other) => path.startsWith(other)))
  const lines = [
    ...shortest(closed, open).map((path) => `Disallow: ${path}`),
    ...[...new Set(open)].sort().map((path) => `Allow: ${path}`),
  ]
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${sitemap}\n`
}

/** Without those that begin with another one of them, unless an open one stands between. */
const shortest = (closed: string[], open: string[]) =>
  [...new Set(closed)]
    .filter((path) => {
      const above = closed.filter((other) => other !== path && path.startsWith(other))
      const isOpened = open.some((other) => path.startsWith(other) && above.every((each) => each.length < other.length))
      return above.length === 0 || isOpened
    })
    .sort()
