import type { SiteStore } from '@worrystone/host'
import { fileUrl } from '@worrystone/host'
import { i18n } from '@worrystone/i18n'
import type { Navigation } from '@worrystone/remote-kit'

/** The pages that open offline after a visit to one of them, as a whole, and their remote. */
const PATH = /^\/wellness(\/|$)/
const REMOTE = 'wellness'
const QUIET_MS = 1_000
const OWN_FILES = /^\/(assets|remotes)\//

type Build = NonNullable<NonNullable<ReturnType<SiteStore['choiceOf']>>['build']>

/** All files of a build, with the dictionaries of the reader's language and of English. */
function filesOf(build: Build): string[] {
  const { code } = i18n.state()
  const dictionaryPaths = [build.i18n[code], build.i18n.en].flatMap((file) => (file ? [file.path] : []))
  return [...build.assets.map(({ path }) => path), ...dictionaryPaths].map((file) => new URL(fileUrl(build, file)).pathname)
}

type Container = Pick<ServiceWorkerContainer, 'ready'>

/** The files that this page has loaded so far. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => !((entry as PerformanceResourceTiming).responseStatus >= 400))
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && OWN_FILES.test(pathname))
    .map(({ pathname }) => pathname)

/**
 * Sends the service worker the list of files that a page has loaded, so that the app opens offline; while a wellness page is open, all that
 * its remote may need.
 */
export function keepOffline(
  site: SiteStore,
  navigation: Navigation,
  container: Container | undefined = navigator.serviceWorker,
): void {
  let storedPages = ''
  async function sendFiles() {
    if (!container || !(await site.trusted())) return
    const isWhole = PATH.test(navigation.get().location.pathname)
    const build = isWhole ? site.choiceOf(REMOTE)?.build : null
    if (isWhole && !build) return
    const page = isWhole ? '/wellness' : '/'
    const all = [...new Set([...loadedFiles(), ...(build ? filesOf(build) : [])])]
    const list = [page, ...all].join()
    if (list === storedPages) return
    const { active } = await container.ready
    active?.postMessage({ type: 'pages.keep', files: all, page })
    storedPages = list
  }
  // Parts of a page load later: the list is sent whenever no further file was loaded for a while.
  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleKeep = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void sendFiles().catch(() => {}), QUIET_MS)
  }
  new PerformanceObserver(scheduleKeep).observe({ type: 'resource' })
  navigation.subscribe(scheduleKeep)
  scheduleKeep()
}
