import type { Navigation } from '@worrystone/remote-kit'
import type { SiteStore } from './site.ts'

/** A little more than the minute for which `refresh` holds still. */
const POLL_MS = 61_000

/**
 * Learns of halted and blocked builds: at navigations, when the tab comes to the front again, and by and by while this page uses a
 * build that is still on trial. What is open stays as it is; the next navigation goes by the new word.
 */
export function keepFresh(site: SiteStore, navigation: Navigation, page: Document = document): () => void {
  const refresh = () => void site.refresh()
  const onVisible = () => {
    if (!page.hidden) refresh()
  }
  const stopListening = navigation.subscribe(() => {
    site.turn()
    refresh()
  })
  page.addEventListener('visibilitychange', onVisible)
  const timer = setInterval(() => {
    if (!page.hidden && site.hasCandidates()) refresh()
  }, POLL_MS)
  return () => {
    stopListening()
    page.removeEventListener('visibilitychange', onVisible)
    clearInterval(timer)
  }
}
