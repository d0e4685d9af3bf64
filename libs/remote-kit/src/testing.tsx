import { type RenderResult, render } from '@testing-library/react'
import { queryClient, tokens } from '@worrystone/api-client'
import type { User } from '@worrystone/contracts'
import { session } from '@worrystone/session'
import type { ReactNode } from 'react'
import { Frame } from './define-remote.tsx'
import type { Destination, Navigation, NavigationState } from './navigation.ts'
import type { Platform } from './platform.ts'

type Options = {
  /** The address of the page; `/` by default. */
  path?: string
  /** The route as the manifest writes it: `/posts/:postId`. Any address matches by default. */
  route?: string
  /** The signed-in person; none by default. */
  user?: User | null
  /** The app whose dictionary is used; English by default. */
  namespace?: string
  /** Which paths the site has; all by default. */
  hasRoute?: (path: string) => boolean
}

const parse = (to: Destination) => {
  const url = typeof to === 'string' ? new URL(to, 'http://site.test') : { pathname: '/', search: '', hash: '', ...to }
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

type MemoryNavigation = Navigation & { path(): string }

/** A history without a document. */
export function memoryNavigation(start = '/'): MemoryNavigation {
  const listeners = new Set<() => void>()
  let entries: NavigationState[] = [{ location: { ...parse(start), state: null, key: 'start' }, action: 'POP' }]
  let index = 0
  let isFocusClaimable = false
  let now = entries[0] as NavigationState

  const publish = (action: NavigationState['action']) => {
    const entry = entries[index] as NavigationState
    if (entry.location.pathname !== now.location.pathname) isFocusClaimable = true
    now = { ...entry, action }
    for (const listener of [...listeners]) listener()
  }
  const entry = (to: Destination, state: unknown): NavigationState => ({
    location: { ...parse(to), state: state ?? null, key: crypto.randomUUID() },
    action: 'PUSH',
  })
  return {
    get: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push(to, state) {
      entries = [...entries.slice(0, index + 1), entry(to, state)]
      index += 1
      publish('PUSH')
    },
    replace(to, state) {
      entries[index] = entry(to, state)
      publish('REPLACE')
    },
    go(delta) {
      index = Math.min(entries.length - 1, Math.max(0, index + delta))
      publish('POP')
    },
    href: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
    claimFocus() {
      const wasClaimable = isFocusClaimable
      isFocusClaimable = false
      return wasClaimable
    },
    path: () => now.location.pathname + now.location.search + now.location.hash,
  }
}

let count = 0

type RenderedInKit = RenderResult & {
  navigation: MemoryNavigation
  titles: string[]
  announcements: string[]
  reported: unknown[]
}

/** Renders a page or a feature with everything a remote gets from its shell. The query cache starts empty. */
export function renderInKit(
  ui: ReactNode,
  { path = '/', route, user = null, namespace = 'shared', hasRoute = () => true }: Options = {},
): RenderedInKit {
  const navigation = memoryNavigation(path)
  const titles: string[] = []
  const announcements: string[] = []
  const reported: unknown[] = []
  const abort = new AbortController()

  queryClient.clear()
  if (user) session.signedIn({ token: 'a-token', refreshToken: 'a-refresh-token', user })
  else {
    tokens.clear()
    // Without tokens it sends no request and is settled before it returns.
    void session.start()
  }

  const platform: Platform = {
    remote: namespace,
    buildId: 'test',
    instanceId: `test-${++count}`,
    navigation,
    hasRoute,
    setTitle: (title) => void titles.push(title),
    announce: (message) => void announcements.push(message),
    report: (error) => void reported.push(error),
    signal: abort.signal,
    SlotOutlet: ({ name }) => <div data-slot={name} />,
  }
  const input = { get: () => NO_PROPS, subscribe: () => () => {} }
  const Page = () => ui
  const frame = () => (
    <Frame
      name={platform.instanceId}
      domElement={document.body}
      platform={platform}
      path={route ?? null}
      input={input}
      namespace={namespace}
      onCrash={() => {}}
      Component={Page}
    />
  )
  return { ...render(frame()), navigation, titles, announcements, reported }
}

const NO_PROPS: Record<string, unknown> = {}
