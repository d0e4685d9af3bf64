import type { Navigation, NavigationState } from '@worrystone/remote-kit'
import { createPath, UNSAFE_createBrowserHistory } from 'react-router-dom'

/**
 * The one history of the page. react-router's own, used alone: `createBrowserRouter` around it costs 17 KB gzip more for loaders and
 * actions that are unused here (docs/decisions/0003). It supports a single listener, so the subscriptions of all roots are here.
 */
export function createNavigation(): Navigation {
  const history = UNSAFE_createBrowserHistory({ window, v5Compat: true })
  const listeners = new Set<() => void>()
  let current: NavigationState = { location: history.location, action: history.action }
  let isFocusClaimable = false

  history.listen(({ location, action }) => {
    if (location.pathname !== current.location.pathname) isFocusClaimable = true
    current = { location, action }
    for (const listener of [...listeners]) listener()
  })
  // A person who has interacted has the focus already: the heading of a slow page must not take it.
  const keepFocus = () => {
    isFocusClaimable = false
  }
  document.addEventListener('keydown', keepFocus, true)
  document.addEventListener('pointerdown', keepFocus, true)

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push: (to, state) => history.push(to, state),
    replace: (to, state) => history.replace(to, state),
    go: (delta) => history.go(delta),
    href: (to) => (typeof to === 'string' ? to : createPath(to)),
    claimFocus() {
      const wasClaimable = isFocusClaimable
      isFocusClaimable = false
      return wasClaimable
    },
  }
}
