import type { Navigation } from '@worrystone/remote-kit'
import { focusAfterNavigation } from './focus-after-navigation.ts'
import { interceptLinks } from './links.ts'
import { restoreScroll } from './restore-scroll.ts'

/** What a single-page application has to do itself: scroll positions, focus, and plain links. */
export function startNavigation(navigation: Navigation): void {
  restoreScroll(navigation)
  focusAfterNavigation(navigation)
  interceptLinks(navigation)
}
