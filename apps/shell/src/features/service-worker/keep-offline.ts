import type { SiteStore } from '@worrystone/host'
import { fileUrl } from '@worrystone/host'
import { i18n } from '@worrystone/i18n'
import type { Navigation } from '@worrystone/remote-kit'

/** The pages that open offline after a visit to one of them, and their remote. */
const PATH = /^\/wellness(\/|$)/
const REMOTE = 'wellness'
const QUIET_MS = 1_000
const OWN_FILES = /^\/(assets|remotes)\//

type Container = Pick<ServiceWorkerContainer, 'ready'>

/** The files that this page has loaded so far. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && OWN_FILES.test(pathname))
    .map(({ pathname }) => pathname)

/** Sends the service worker the list of files that the wellness pages need, while one of them is open. */
export function keepOffline(
  site: SiteStore,
  navigation: Navigation,
  container: Container | undefined = navigator.serviceWorker,
): void {
  let storedPages = ''
  async function keep() {
    if (!container || !PATH.test(navigation.get().location.pathname)) return
    const build = (await site.trusted()) ? site.choiceOf(REMOTE)?.build : null
    if (!build) return
    const { code } = i18n.state()
    const words = [build.i18n[code], build.i18n.en].flatMap((file) => (file ? [file.path] : []))
    const files = [...build.assets.map(({ path }) => path), ...words].map((file) => new URL(fileUrl(build, file)).pathname)
    const all = [...new Set([...loadedFiles(), ...files])]
    if (all.join() === storedPages) return
    const { active } = await container.ready
    active?.postMessage({ type: 'pages.keep', files: all })
    storedPages = all.join()
  }
  // Parts of a page load later: the list is sent whenever no further file was loaded for a while.
  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleKeep = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void keep().catch(() => {}), QUIET_MS)
  }
  new PerformanceObserver(scheduleKeep).observe({ type: 'resource' })
  navigation.subscribe(scheduleKeep)
  scheduleKeep()
}
