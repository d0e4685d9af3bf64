import type { RemoteManifest } from '@worrystone/contracts'
import { type Host, routesOf } from '@worrystone/host'
import { staticPlatform } from '@worrystone/remote-kit/server'

/** What the shell's layout shows of a remote. */
export type LayoutRemote = Pick<RemoteManifest, 'name' | 'routes' | 'words'>

/** The host of a page that is rendered to HTML: its routes, and nothing that mounts. */
export function staticHost(address: string, remotes: readonly LayoutRemote[], hasRoute: (path: string) => boolean): Host {
  const routes = routesOf(remotes)
  const platform = staticPlatform({ address, hasRoute })
  const site = { loaded: { snapshot: { records: [], builds: {} } }, isLoading: false, routes }
  return {
    navigation: platform.navigation,
    platformFor: () => platform,
    // The members that a render reads; all others are called by effects.
    site: {
      get: () => site,
      subscribe: () => () => {},
      slotFills: () => [],
      testBuilds: () => [],
      choiceOf: () => null,
    } as unknown as Host['site'],
  }
}
