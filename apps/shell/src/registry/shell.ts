import type { Navigation, Platform, SlotProps } from '@worrystone/remote-kit'
import type { ComponentType } from 'react'
import { report } from './report.ts'
import { routeOf, type SiteStore } from './site.ts'

type Piece = Pick<Platform, 'remote' | 'buildId' | 'instanceId' | 'signal'>

/** The shell's two stores, and the port it hands to everything it mounts. */
export type Shell = { site: SiteStore; navigation: Navigation; platformFor(piece: Piece): Platform }

type Parts = { site: SiteStore; navigation: Navigation; SlotOutlet: ComponentType<SlotProps> }

const NAME = 'Worrystone'

export function setTitle(title: string): void {
  document.title = title && title !== NAME ? `${title} · ${NAME}` : NAME
}

/** The region stands in index.html: screen readers watch only regions that were there before the text. */
export function announce(message: string): void {
  const region = document.getElementById('announcer')
  if (region) region.textContent = message
}

export function createPlatforms({ site, navigation, SlotOutlet }: Parts): Shell['platformFor'] {
  return (piece) => ({
    ...piece,
    navigation,
    SlotOutlet,
    hasRoute: (path) => path === '/' || routeOf(site.get().routes, path) !== null,
    setTitle,
    announce,
    report: (error) => report(error, piece),
  })
}
