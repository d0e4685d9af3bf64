import { preload, tokens } from '@worrystone/api-client'
import { preloadsOf, type RemoteRoute } from '@worrystone/contracts'
import type { Navigation, PageLocation } from '@worrystone/remote-kit'
import { matchPath } from 'react-router-dom'
import type { SiteStore } from '../site/site.ts'
import { matchSiteRoute } from '../site/site-routes.ts'

type Address = Pick<PageLocation, 'pathname' | 'search'>

/** What the page of this route requests first. Nothing where the address has a query: then the page may request something else. */
export function preloadUrls(route: Pick<RemoteRoute, 'path' | 'preload' | 'asks'>, { pathname, search }: Address): string[] {
  const params = search ? undefined : matchPath(route.path, pathname)?.params
  if (!params) return []
  return preloadsOf(route).map((url) => url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')))
}

/** Requests a page's data while its code loads: the page's own call takes the response. */
export function preloadResponses(route: RemoteRoute, location: Address): void {
  // Visitors will not see this page.
  if (route.requires !== 'anyone' && !tokens.read()) return
  for (const url of preloadUrls(route, location)) preload(url)
}

/** Requests the data of the page at the current address, at the start of the visit. */
export function preloadPageResponses(site: SiteStore, navigation: Navigation): void {
  const { location } = navigation.get()
  const route = matchSiteRoute(site.get().routes, location.pathname)
  if (route) preloadResponses(route, location)
}
