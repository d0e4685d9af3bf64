import type { Navigation } from '@worrystone/remote-kit'
import type { SiteStore } from './site.ts'

/** A little more than the minute between two calls of `refresh`. */
const POLL_MS = 61_000

/**
 * Notices halted and blocked builds: at navigations, when the tab becomes visible, and every minute while this page uses a candidate.
 * Open exposes stay; the next navigation uses the new snapshot.
 */
export function refreshSnapshots(site: SiteStore, navigation: Navigation): () => void {
  const refresh = () => void site.refresh()
  const onVisible = () => {
    if (!document.hidden) refresh()
  }
  const stopListening = navigation.subscribe(() => {
    site.applyPending()
    refresh()
  })
  document.addEventListener('visibilitychange', onVisible)
  const timer = setInterval(() => {
    if (!document.hidden && site.hasCandidates()) refresh()
  }, POLL_MS)
  return () => {
    stopListening()
    document.removeEventListener('visibilitychange', onVisible)
    clearInterval(timer)
  }
}
