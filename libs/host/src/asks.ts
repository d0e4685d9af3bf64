import { preload, tokens } from '@worrystone/api-client'
import type { RemoteRoute } from '@worrystone/contracts'
import type { Navigation } from '@worrystone/remote-kit'
import { matchPath } from 'react-router-dom'
import { routeOf, type SiteStore } from './site.ts'

type Place = { pathname: string; search: string }

/** The addresses that the page of this route will ask first. None where the address carries a query: then the page may ask otherwise. */
export function asksOf({ path, asks = [] }: Pick<RemoteRoute, 'path' | 'asks'>, { pathname, search }: Place): string[] {
  const params = search ? undefined : matchPath(path, pathname)?.params
  return params ? asks.map((ask) => ask.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))) : []
}

/** Lets a page's data travel beside its code: the page's own call takes the answer. */
export function askEarly(route: RemoteRoute, place: Place): void {
  // Whoever is not signed in will not be shown this page.
  if (route.requires !== 'anyone' && !tokens.read()) return
  for (const address of asksOf(route, place)) preload(address)
}

/** Asks for the page that is open, as soon as the visit begins. */
export function askForPage(site: SiteStore, navigation: Navigation): void {
  const { location } = navigation.get()
  const route = routeOf(site.get().routes, location.pathname)
  if (route) askEarly(route, location)
}
