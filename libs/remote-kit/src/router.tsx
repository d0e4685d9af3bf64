import type { ReactNode } from 'react'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import type { RouterProps } from 'react-router-dom'
import { matchPath, Router } from 'react-router-dom'
import type { Navigation, NavigationState } from './navigation.ts'

/** Keeps the last state inside the page's own path, so that a page which is being left never renders with another page's address. */
function usePageNavigation(navigation: Navigation, path: string | null): NavigationState {
  const last = useRef<NavigationState | null>(null)
  const read = useCallback(() => {
    const current = navigation.get()
    if (!last.current || path === null || matchPath(path, current.location.pathname)) last.current = current
    return last.current
  }, [navigation, path])
  return useSyncExternalStore(navigation.subscribe, read)
}

/** react-router over the shell's history: `<Link>`, `useNavigate` and the rest work, and every root gets a push. */
export function NavigationRouter({
  navigation,
  path,
  children,
}: {
  navigation: Navigation
  path: string | null
  children: ReactNode
}) {
  const { location, action } = usePageNavigation(navigation, path)
  const navigator = useMemo<RouterProps['navigator']>(
    () => ({
      createHref: (to) => navigation.href(to),
      go: (delta) => navigation.go(delta),
      push: (to, state) => navigation.push(to, state),
      replace: (to, state) => navigation.replace(to, state),
    }),
    [navigation],
  )
  return (
    <Router location={location} navigationType={action as NonNullable<RouterProps['navigationType']>} navigator={navigator}>
      {children}
    </Router>
  )
}
