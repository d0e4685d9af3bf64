import type { Navigation, Platform, SlotProps } from '@worrystone/remote-kit'
import type { ComponentType } from 'react'
import { report } from './report.ts'
import { routeOf, type SiteStore } from './site.ts'

type Piece = Pick<Platform, 'remote' | 'buildId' | 'instanceId' | 'signal'>

/** The shell's two stores, and the port it hands to everything it mounts. */
export type Shell = { site: SiteStore; navigation: Navigation; platformFor(piece: Piece): Platform }

type Parts = Pick<Platform, 'setTitle' | 'announce'> & {
  site: SiteStore
  navigation: Navigation
  SlotOutlet: ComponentType<SlotProps>
}

export function createPlatforms({ site, navigation, ...page }: Parts): Shell['platformFor'] {
  return (piece) => ({
    ...piece,
    ...page,
    navigation,
    hasRoute: (path) => path === '/' || routeOf(site.get().routes, path) !== null,
    report: (error) => report(error, piece),
  })
}
