import type { PageLocation } from '../navigation.ts'
import type { Platform } from '../platform.ts'

export type StaticPage = {
  /** Path and query. */
  address: string
  hasRoute: (path: string) => boolean
}

const NOT_ABORTED = new AbortController().signal

function locationOf(address: string): PageLocation {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search, hash: '', state: null, key: 'default' }
}

/** The platform of a page that is rendered to HTML: no navigation, no announcements, no slots. */
export function staticPlatform({ address, hasRoute }: StaticPage): Platform {
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
    SlotOutlet: () => null,
  }
}
