import type { Navigation, Platform, Store } from '@worrystone/remote-kit'
import type { SiteStore } from '../site/site.ts'

/** What a remote outlet shows. */
export type ExposeRef = {
  remote: string
  expose: string
  /** The route of a page; null for a slot. */
  path: string | null
}

/** `page`: fingerprint of what the page is made of. `tested`: the build that a QA link named, and why it could not be shown. */
export type MountFailure = { kind: 'failed'; errorId: string; page: string; tested?: { build: string; reason: string } }
export type MountState = { kind: 'loading' } | { kind: 'ready'; buildId: string } | MountFailure

export type OpenOptions = {
  exposeRef: ExposeRef
  element: HTMLElement
  input: Store<Record<string, unknown>>
  site: SiteStore
  navigation: Navigation
  platformFor(mounted: Pick<Platform, 'remote' | 'buildId' | 'instanceId' | 'signal'>): Platform
  onState(state: MountState): void
}
