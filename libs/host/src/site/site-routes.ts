import { type RemoteManifest, type RemoteRoute, type SlotName, slotOf } from '@worrystone/contracts'
import { matchRoutes } from 'react-router-dom'

/** A page of the site. `words`: its title and labels by language and key. */
export type SiteRoute = RemoteRoute & { remote: string; words: NonNullable<RemoteManifest['words']> }
export type SlotFill = { remote: string; expose: string; order: number }

export const routesOf = (builds: readonly Pick<RemoteManifest, 'name' | 'routes' | 'words'>[]): SiteRoute[] =>
  builds.flatMap((build) => build.routes.map((route) => ({ ...route, remote: build.name, words: build.words ?? {} })))

/** The exposes of these builds for one slot, in order. */
export const slotFillsOf = (builds: readonly RemoteManifest[], slot: SlotName): SlotFill[] =>
  builds
    .flatMap((build) =>
      Object.entries(build.exposes).flatMap(([expose, entry]) =>
        slotOf(entry) === slot ? [{ remote: build.name, expose, order: entry.order ?? 0 }] : [],
      ),
    )
    .sort((a, b) => a.order - b.order || a.remote.localeCompare(b.remote))

/** Lists ask for each person's page, and react-router ranks all routes anew for each path. */
const matchCache = new WeakMap<readonly SiteRoute[], Map<string, SiteRoute | null>>()
const MAX_PATHS = 500

/** The route that matches a path, with react-router's own ranking. */
export function matchSiteRoute(routes: readonly SiteRoute[], pathname: string): SiteRoute | null {
  const routesByPath = matchCache.get(routes) ?? new Map<string, SiteRoute | null>()
  matchCache.set(routes, routesByPath)
  if (routesByPath.size >= MAX_PATHS) routesByPath.clear()
  const route = routesByPath.has(pathname) ? (routesByPath.get(pathname) ?? null) : findRoute(routes, pathname)
  routesByPath.set(pathname, route)
  return route
}

function findRoute(routes: readonly SiteRoute[], pathname: string): SiteRoute | null {
  const matches = matchRoutes(
    routes.map((route) => ({ path: route.path, id: route.path, handle: route })),
    pathname,
  )
  return (matches?.at(-1)?.route.handle as SiteRoute | undefined) ?? null
}
