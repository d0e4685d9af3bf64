import type { RemoteRoute } from '@worrystone/contracts'
import { UNLISTED_PATHS } from './own-pages.ts'

type Rules = {
  routes: readonly RemoteRoute[]
  isSearchable: (route: RemoteRoute) => boolean
  /** The address of the sitemap; undefined: search engines shall open nothing. */
  sitemap: string | undefined
}

/** The API, the registry, people's pictures, and what payment services use. Scripts are allowed because pages need them. */
const NO_PAGES = ['/api', '/registry', '/pictures', '/webhooks', '/sandbox']

/** `/robots.txt`. A rule holds for every address that begins with it; of several the longest one counts. */
export function robotsTxt({ routes, isSearchable, sitemap }: Rules): string {
  if (sitemap === undefined) return 'User-agent: *\nDisallow: /\n'
  const prefixes = (of: readonly RemoteRoute[]) => of.map(({ path }) => path.replace(/:.*$/, ''))
  const disallowed = [...NO_PAGES, ...UNLISTED_PATHS, ...prefixes(routes.filter((route) => !isSearchable(route)))]
  // Allowed by default: listed only below a disallowed one.
  const allowed = prefixes(routes.filter(isSearchable)).filter((path) => disallowed.some((other) => path.startsWith(other)))
  const lines = [
    ...shortest(disallowed, allowed).map((path) => `Disallow: ${path}`),
    ...[...new Set(allowed)].sort().map((path) => `Allow: ${path}`),
  ]
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${sitemap}\n`
}

/** Without those below another one of them, unless an allowed path lies between. */
const shortest = (disallowed: string[], allowed: string[]) =>
  [...new Set(disallowed)]
    .filter((path) => {
      const above = disallowed.filter((other) => other !== path && path.startsWith(other))
      const isReallowed = allowed.some((other) => path.startsWith(other) && above.every((each) => each.length < other.length))
      return above.length === 0 || isReallowed
    })
    .sort()
