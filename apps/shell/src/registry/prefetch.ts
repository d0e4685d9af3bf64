import type { Navigation } from '@worrystone/remote-kit'
import { watchIntent } from './links.ts'
import { platformChunk } from './platform-chunk.ts'
import { routeOf, type SiteStore } from './site.ts'

const wantsLittleData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

async function prefetchPage(site: SiteStore, path: string): Promise<void> {
  const route = routeOf(site.get().routes, path)
  const build = route && site.choiceOf(route.remote)?.build
  if (route && build) await (await platformChunk()).loadDoor(build, route.expose)
}

async function warmEntries(site: SiteStore): Promise<void> {
  const remotes = new Set(site.get().routes.map((route) => route.remote))
  for (const remote of remotes) {
    const build = site.choiceOf(remote)?.build
    if (build) await (await platformChunk()).warmEntry(build).catch(() => {})
  }
}

/** Fetches a page while its link is pointed at, and the remotes' entries when nothing else is to do. Failures wait for the real visit. */
export function prefetchPages(site: SiteStore, navigation: Navigation): void {
  if (wantsLittleData()) return
  watchIntent((path) => {
    if (path !== navigation.get().location.pathname) prefetchPage(site, path).catch(() => {})
  })
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000))
  const start = () => setTimeout(() => whenIdle(() => void warmEntries(site).catch(() => {})), 1_500)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
