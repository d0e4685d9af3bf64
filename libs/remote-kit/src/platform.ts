import type { SlotName } from '@worrystone/contracts'
import type { ComponentType } from 'react'
import { createContext, useContext } from 'react'
import type { Navigation } from './navigation.ts'

export type SlotProps = { name: SlotName; with?: Record<string, unknown> }

/** What the host passes to every expose it mounts. The shell itself is `remote: 'shell'`. */
export type Platform = {
  remote: string
  buildId: string
  /** Unique on the page, also after a remount: the prefix of every React id. */
  instanceId: string
  navigation: Navigation
  /** Whether the site has a page at this path. */
  hasRoute(path: string): boolean
  setTitle(title: string): void
  /** Announces the message to screen readers; it is not shown. */
  announce(message: string): void
  report(error: unknown): void
  /** Aborted when the expose is unmounted. */
  signal: AbortSignal
  /** Renders the exposes of other remotes for a slot. */
  SlotOutlet: ComponentType<SlotProps>
}

export const PlatformContext = createContext<Platform | null>(null)

/** The host's platform port for the expose of the calling component. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('usePlatform works below a page or slot of defineRemote only (in tests: renderInKit)')
  return platform
}
