import type { HelpScope } from './help-cache.ts'

const CACHE = 'offline-pages'
/** One page for all of them: the URL decides what it shows. Cached with the wellness centre's files, whose builds it names. */
const PAGE = '/wellness'
/** The same for all other pages of the app. */
const OTHER_PAGE = '/'
const PAGE_PATH = /^\/wellness(\/|$)/
/** Neither pages of the app, nor this cache's. */
const OTHER_PATH = /^\/(api|assets|remotes|registry|help)(\/|$)/
const BUILD = /^\/remotes\/([^/]+)\/([^/]+)\//
const CALL_PATH = /^\/api\/wellness\//
const FILE_PATH = /^\/(assets|remotes)\//
/** After this wait the cached response is used. */
const NETWORK_TIMEOUT_MS = 3_000
const MAX_FILES = 200
const MAX_RESPONSES = 200

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** The same for all viewers: personal responses are never cached. */
const isPublic = (response: Response) => response.ok && /\bpublic\b/.test(response.headers.get('cache-control') ?? '')

/**
 * Caches for offline use the page, which shows offline what is there, the files that it reports, and the wellness centre's public
 * responses. Online, the network is preferred.
 */
export function keepOfflinePages(scope: HelpScope): void {
  const open = () => scope.caches.open(CACHE)

  async function cacheFiles(files: string[], page: string) {
    const cache = await open()
    const put = async (path: string): Promise<boolean> => {
      const response = await scope.fetch(path).catch(() => undefined)
      if (response?.ok) await cache.put(path, response)
      return response?.ok === true
    }
    const missing: string[] = []
    for (const file of files) if (!(await cache.match(file))) missing.push(file)
    const hasFile = await Promise.all(missing.map(put))
    // The page last, when its files are cached. A file that cannot be fetched now keeps its cached version.
    if (hasFile.every(Boolean) && (missing.length > 0 || !(await cache.match(page)))) await put(page)
    await prune(cache, files)
  }

  /** Deletes files of other builds, and the oldest that this page does not need. */
  async function prune(cache: Cache, files: string[]) {
    const builds = new Map(files.map((file) => BUILD.exec(file)?.slice(1) ?? []) as [string, string][])
    const staleFiles = (await cache.keys()).map(pathOf).filter((path) => FILE_PATH.test(path) && !files.includes(path))
    const excess = staleFiles.length + files.length - MAX_FILES
    for (const [at, path] of staleFiles.entries()) {
      const [, remote = '', build] = BUILD.exec(path) ?? []
      if (at < excess || (builds.has(remote) && builds.get(remote) !== build)) await cache.delete(path)
    }
  }

  async function store(path: string, response: Response) {
    const cache = await open()
    await cache.put(path, response)
    const responses = (await cache.keys()).filter((request) => CALL_PATH.test(pathOf(request)))
    for (const request of responses.slice(0, Math.max(0, responses.length - MAX_RESPONSES))) await cache.delete(request)
  }

  const matchCached = async (path: string) => (await open()).match(path, { ignoreVary: true })

  /** The network's response, unless it is late, failing or offline and a cached one exists. */
  async function networkFirst(request: Request, path: string): Promise<Response> {
    const response = scope.fetch(request)
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, undefined))
    const first = await Promise.race([response, timeout]).catch(() => undefined)
    if (first && first.status < 500) return first
    return (await matchCached(path)) ?? response
  }

  scope.addEventListener('message', (event) => {
    const { type, files, page } = Object(event.data)
    if (type !== 'pages.keep' || !Array.isArray(files)) return
    const paths = files.filter((file): file is string => typeof file === 'string' && FILE_PATH.test(file))
    event.waitUntil(cacheFiles(paths.slice(0, MAX_FILES), page === OTHER_PAGE ? OTHER_PAGE : PAGE))
  })
  scope.addEventListener('fetch', (event) => {
    const request = event.request as Request
    const { method, mode, url } = request
    const { origin, pathname, search } = new URL(url)
    if (method !== 'GET' || origin !== scope.location.origin) return
    if (mode === 'navigate') {
      if (PAGE_PATH.test(pathname)) event.respondWith(networkFirst(request, PAGE))
      else if (!OTHER_PATH.test(pathname))
        event.respondWith(scope.fetch(request).catch(async (error) => (await matchCached(OTHER_PAGE)) ?? Promise.reject(error)))
    } else if (CALL_PATH.test(pathname)) {
      const response = networkFirst(request, pathname + search)
      // Cloned before the page reads it: a body can be read once.
      const copy = response.then((received) => (isPublic(received) ? received.clone() : undefined))
      event.respondWith(copy.then(() => response))
      event.waitUntil(copy.then((received) => received && store(pathname + search, received)).catch(() => {}))
    } else if (FILE_PATH.test(pathname) && !scope.navigator.onLine) {
      // Offline only: online, the page checks a file's hash itself and reports mismatches.
      event.respondWith(scope.fetch(request).catch(async (error) => (await matchCached(pathname)) ?? Promise.reject(error)))
    }
  })
}
