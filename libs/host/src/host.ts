import type { Navigation, Platform, SlotProps } from '@worrystone/remote-kit'
import type { ComponentType } from 'react'
import { report } from './health/report.ts'
import { loadRuntime } from './loading/load-runtime.ts'
import { createNavigation } from './navigation/navigation.ts'
import { createSite, type SiteStore } from './site/site.ts'
import { matchSiteRoute } from './site/site-routes.ts'

type MountedExpose = Pick<Platform, 'remote' | 'buildId' | 'instanceId' | 'signal'>

/** The page's two stores, and the platform port of everything mounted in it. */
export type Host = { site: SiteStore; navigation: Navigation; platformFor(mounted: MountedExpose): Platform }

type PageOptions = Pick<Platform, 'setTitle' | 'announce'> & { SlotOutlet: ComponentType<SlotProps> }

/** What the caller provides: the page's title, its live region and the rendering of a slot. */
export function createHost(page: PageOptions): Host {
  const site = createSite(loadRuntime)
  const navigation = createNavigation()
  const platformFor = (mounted: MountedExpose): Platform => ({
    ...mounted,
    ...page,
    navigation,
    hasRoute: (path) => path === '/' || matchSiteRoute(site.get().routes, path) !== null,
    report: (error) => report(error, mounted),
  })
  return { site, navigation, platformFor }
}
