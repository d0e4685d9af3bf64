import type { Platform } from '@worrystone/remote-kit'

/** The platform of a static page: no navigation, no announcements. */
export const staticPlatform: Platform = {
  remote: 'shell',
  buildId: 'shell',
  instanceId: 'shell',
  navigation: {
    get: () => ({ location: { pathname: '/help', search: '', hash: '', state: null, key: '' }, action: 'POP' }),
    subscribe: () => () => {},
    push: () => {},
    replace: () => {},
    go: () => {},
    href: String,
    claimFocus: () => false,
  },
  hasRoute: () => true,
  setTitle: () => {},
  announce: () => {},
  report: () => {},
  signal: new AbortController().signal,
  SlotOutlet: () => null,
}
