import { on } from '@worrystone/events'
import { matchSiteRoute, onIdle, type SiteStore } from '@worrystone/host'
import { i18n } from '@worrystone/i18n'
import type { Navigation } from '@worrystone/remote-kit'
import { session } from '@worrystone/session'
import { currentReader } from '../shared/current-reader.ts'
import { hasPage, isFilled } from './page-state.ts'
import { removeScreens, writeScreen } from './stored-screen.ts'
import { takeScreen, usedRules } from './take-screen.ts'

/** After this time on a page it has most likely all of its parts. */
const SETTLED_MS = 3_000

/** Home, and the pages that visitors get as HTML: they can be handed over. */
const isStorable = (site: SiteStore, path: string) => path === '/' || matchSiteRoute(site.get().routes, path)?.html !== undefined

/** Stores the screen of the page that is open, unless it is scrolled away or not there yet. */
function storeScreen(site: SiteStore): void {
  const readerId = currentReader()
  const { pathname, search } = location
  // While the first page is shown the app is not in the document.
  const root = document.getElementById('root')
  if (!readerId || !root || search || !isStorable(site, pathname)) return
  if (scrollY > innerHeight || !hasPage(root) || !isFilled(root)) return
  const { nodes, classes } = takeScreen(root)
  const sheets = [...document.styleSheets].filter(({ ownerNode }) => (ownerNode as Element | null)?.matches('style[data-styled]'))
  writeScreen(readerId, pathname, {
    language: i18n.language(),
    direction: document.documentElement.dir,
    width: innerWidth,
    css: sheets.map(({ cssRules }) => usedRules(cssRules, classes)).join(''),
    nodes,
  })
}

/**
 * Stores what a member sees first, so that their next visit shows it before any code is loaded. It leaves this device with its
 * reader, and when something in it may no longer be shown to them.
 */
export function keepScreens(site: SiteStore, navigation: Navigation): void {
  on('session.changed/1', ({ userId }) => removeScreens(userId))
  on('post.removed/1', () => removeScreens())
  on('person.hidden/1', () => removeScreens())
  // This code is loaded after the first paint: the session may be known already.
  if (session.get().status !== 'starting') removeScreens(currentReader())

  let visit = 0
  const scheduleStore = () => {
    const scheduled = ++visit
    onIdle(() => scheduled === visit && storeScreen(site), SETTLED_MS)
  }
  navigation.subscribe(scheduleStore)
  scheduleStore()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeScreen(site)
  })
}
