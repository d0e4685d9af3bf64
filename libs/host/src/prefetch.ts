import type { Navigation } from '@worrystone/remote-kit'
import { session } from '@worrystone/session'
import { wantsLittleData } from './data-saver.ts'
import { watchIntent } from './links.ts'
import { loadDoor, warmEntry } from './load.ts'
import { whenQuiet } from './on-idle.ts'
import { routeOf, type SiteStore } from './site.ts'

/** The build that a visit of this remote would use; none before the registry's word has been checked. */
const buildFor = async (site: SiteStore, remote: string) => ((await site.trusted()) ? site.choiceOf(remote)?.build : null)

async function prefetchPage(site: SiteStore, path: string): Promise<void> {
  const route = routeOf(site.get().routes, path)
  if (!route || (route.requires !== 'anyone' && session.get().status !== 'signed-in')) return
  const build = await buildFor(site, route.remote)
  if (build?.exposes[route.expose]) await loadDoor(build, route.expose)
}

async function warmEntries(site: SiteStore): Promise<void> {
  const remotes = new Set(site.get().routes.map((route) => route.remote))
  for (const remote of remotes) {
    const build = await buildFor(site, remote)
    if (build) await warmEntry(build).catch(() => {})
  }
}

/** Fetches a page while its link is pointed at, and the remotes' entries when nothing else is to do. Failures wait for the real visit. */
export function prefetchPages(site: SiteStore, navigation: Navigation): void {
  if (wantsLittleData()) return
  watchIntent((path) => {
    if (path !== navigation.get().location.pathname) prefetchPage(site, path).catch(() => {})
  })
  whenQuiet(() => void warmEntries(site).catch(() => {}))
}
