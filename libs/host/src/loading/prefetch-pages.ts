import type { Navigation } from '@worrystone/remote-kit'
import { session } from '@worrystone/session'
import { onLinkIntent } from '../navigation/links.ts'
import type { SiteStore } from '../site/site.ts'
import { matchSiteRoute } from '../site/site-routes.ts'
import { savesData } from './data-saver.ts'
import { loadExpose, preloadEntry } from './load-expose.ts'
import { onIdle } from './on-idle.ts'

/** The build that a visit of this remote would use; none before the snapshot's signature has been verified. */
const buildFor = async (site: SiteStore, remote: string) => ((await site.trusted()) ? site.choiceOf(remote)?.build : null)

async function prefetchPage(site: SiteStore, path: string): Promise<void> {
  const route = matchSiteRoute(site.get().routes, path)
  if (!route || (route.requires !== 'anyone' && session.get().status !== 'signed-in')) return
  const build = await buildFor(site, route.remote)
  if (build?.exposes[route.expose]) await loadExpose(build, route.expose)
}

async function prefetchEntries(site: SiteStore): Promise<void> {
  const remotes = new Set(site.get().routes.map((route) => route.remote))
  for (const remote of remotes) {
    const build = await buildFor(site, remote)
    if (build) await preloadEntry(build).catch(() => {})
  }
}

/** Prefetches a page while its link is hovered, and the remotes' entries on idle. Failures are reported at the real visit. */
export function prefetchPages(site: SiteStore, navigation: Navigation): void {
  if (savesData()) return
  onLinkIntent((path) => {
    if (path !== navigation.get().location.pathname) prefetchPage(site, path).catch(() => {})
  })
  onIdle(() => void prefetchEntries(site).catch(() => {}))
}
