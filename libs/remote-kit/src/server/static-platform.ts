import type { SlotName } from '@worrystone/contracts'
import type { PageLocation } from '../navigation.ts'
import type { Platform } from '../platform.ts'
import { slotPlace } from './slot-place.ts'

export type StaticPage = {
  /** Path and query. */
  address: string
  hasRoute: (path: string) => boolean
  /** The slots whose content is rendered afterwards, at their place. */
  slots?: readonly SlotName[]
}

const NOT_ABORTED = new AbortController().signal

function locationOf(address: string): PageLocation {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search, hash: '', state: null, key: 'default' }
}

/** The platform of a page that is rendered to HTML: no navigation, no announcements, slots as places. */
export function staticPlatform({ address, hasRoute, slots = [] }: StaticPage): Platform {
  const state = { location: locationOf(address), action: 'POP' as const }
  return {
    remote: 'shell',
    buildId: 'shell',
    instanceId: 'shell',
    navigation: {
      get: () => state,
      subscribe: () => () => {},
      push: () => {},
      replace: () => {},
      go: () => {},
      href: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
      claimFocus: () => false,
    },
    hasRoute,
    setTitle: () => {},
    announce: () => {},
    report: () => {},
    signal: NOT_ABORTED,
    SlotOutlet: ({ name, with: input = {} }) => (slots.includes(name) ? slotPlace(name, input) : null),
  }
}
