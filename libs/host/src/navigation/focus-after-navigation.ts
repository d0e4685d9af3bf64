import type { Navigation } from '@worrystone/remote-kit'

/** How long a new page may take to render its heading before the focus moves to the page as a whole. */
const HEADING_TIMEOUT_MS = 2_500

/** After a navigation the new page's heading gets the focus; without a heading it must not stay on a removed element. */
export function focusAfterNavigation(navigation: Navigation): void {
  let path = navigation.get().location.pathname
  let timer: ReturnType<typeof setTimeout> | undefined
  navigation.subscribe(() => {
    const { pathname } = navigation.get().location
    if (pathname === path) return
    path = pathname
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (navigation.claimFocus()) document.querySelector('main')?.focus({ preventScroll: true })
    }, HEADING_TIMEOUT_MS)
  })
}
