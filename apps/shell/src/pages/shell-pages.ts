import { tokens } from '@worrystone/api-client'
import type { SiteTextName } from '@worrystone/contracts'
import { lazyPage } from './lazy-page.tsx'

export const LandingPage = lazyPage(
  async () => (await import(/* webpackChunkName: "landing" */ './landing-page.tsx')).LandingPage,
)
export const HomePage = lazyPage(async () => (await import(/* webpackChunkName: "home" */ './home-page.tsx')).HomePage)
export const NotFoundPage = lazyPage(
  async () => (await import(/* webpackChunkName: "notices" */ './not-found-page.tsx')).NotFoundPage,
)
/** In the chunk that every page fetches: it must be there when nothing can be fetched. */
export const OfflinePage = lazyPage(
  async () => (await import(/* webpackChunkName: "platform" */ './offline-page.tsx')).OfflinePage,
)
export const SignInNeeded = lazyPage(
  async () => (await import(/* webpackChunkName: "notices" */ './sign-in-needed.tsx')).SignInNeeded,
)
export const SecondFactorNeeded = lazyPage(
  async () => (await import(/* webpackChunkName: "notices" */ './second-factor-needed.tsx')).SecondFactorNeeded,
)
export const ConsolePage = lazyPage(async () =>
  (await import(/* webpackChunkName: "console" */ '@worrystone/console')).loadConsole(),
)
export const SiteTextPage = lazyPage(
  async () => (await import(/* webpackChunkName: "site-text" */ './site-text-page.tsx')).SiteTextPage,
)
export const SearchPage = lazyPage(async () => (await import(/* webpackChunkName: "search" */ './search-page.tsx')).SearchPage)
/** The help chunk: fetched once, for the page and the panel. */
const helpChunk = () => import(/* webpackChunkName: "help" */ './help/help-chunk.tsx')
export const HelpPage = lazyPage(async () => (await helpChunk().catch(reloadHelp)).openHelpPage())
export const loadHelpPanel = async () => (await helpChunk()).openHelpPanel()

/** Its code cannot be loaded: the server, or the service worker, serves the page as HTML. */
function reloadHelp(error: unknown): never {
  if (navigator.onLine || navigator.serviceWorker?.controller) location.reload()
  throw error
}

/** The operators' console, which is not a remote: `/platform`, and `/platform/:remote`. */
export const isConsolePath = (pathname: string) => /^\/platform(\/[a-z0-9-]+)?\/?$/.test(pathname)

/** The help page, which needs neither remotes nor the API. */
export const isHelpPath = (pathname: string) => /^\/help\/?$/.test(pathname)

/** The text whose page this is: `/guidelines`, `/terms`, `/privacy`, `/imprint`, `/safety`. */
export const siteTextOf = (pathname: string) =>
  /^\/(guidelines|terms|privacy|imprint|safety)\/?$/.exec(pathname)?.[1] as SiteTextName | undefined

/** The page of the search: of the shell, because what it finds belongs to several remotes. */
export const isSearchPath = (pathname: string) => /^\/search\/?$/.test(pathname)

/** Pages that work offline as a whole, once their code is on this device. */
export const isOfflineReady = ({ pathname, search }: { pathname: string; search: string }) =>
  isHelpPath(pathname) ||
  /^\/wellness(\/|$)/.test(pathname) ||
  (pathname === '/feed' && new URLSearchParams(search).get('share') === '1')

/** The first paint waits no longer than this for a page's code. */
const PRELOAD_TIMEOUT_MS = 3_000

/**
 * Settles when the shell's own page at this URL can be part of the first paint, or after the timeout. Rejects for help only: the server
 * has rendered that page as HTML, which stays when its code cannot be loaded.
 */
export async function preloadFirstPage(pathname: string): Promise<void> {
  if (isHelpPath(pathname)) {
    await helpChunk()
    return HelpPage.preload()
  }
  if (pathname !== '/') return
  const page = tokens.read() ? HomePage : LandingPage
  const timeout = new Promise((resolve) => setTimeout(resolve, PRELOAD_TIMEOUT_MS))
  await Promise.race([page.preload().catch(() => {}), timeout])
}
