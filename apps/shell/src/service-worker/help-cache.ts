/** The files of the help chunk of one build; names below `/assets`. */
export type HelpFiles = {
  /** The code of the page and the panel. */
  files: readonly string[]
  /** The dictionaries, by language. */
  dictionaries: Readonly<Record<string, readonly string[]>>
}

/** The part of a service worker's scope that is used here: the DOM types cover pages only. */
export type HelpScope = {
  location: { origin: string }
  navigator: { onLine: boolean }
  caches: Pick<CacheStorage, 'open'>
  clients: { claim(): Promise<void> }
  fetch(request: Request | string): Promise<Response>
  addEventListener<K extends keyof HelpEvents>(type: K, listener: (event: HelpEvents[K]) => void): void
}
type Waiting = { waitUntil(work: Promise<unknown>): void }
type HelpEvents = {
  install: Waiting & { addRoutes?(rules: object): Promise<void> }
  activate: Waiting
  message: Waiting & { data: unknown }
  fetch: Waiting & { request: Pick<Request, 'method' | 'mode' | 'url'>; respondWith(response: Promise<Response>): void }
}

const CACHE = 'help'
/** After this wait the cached page is used. */
const NETWORK_TIMEOUT_MS = 3_000
const HELP_PATH = /^\/help\/?$/

/** Caches `/help` and the files of the panel for offline use, and nothing else. */
export function keepHelp(scope: HelpScope, { files, dictionaries }: HelpFiles): void {
  const pathOf = (file: string) => `/assets/${file}`
  const knownPaths = new Set([...files, ...Object.values(dictionaries).flat()].map(pathOf))

  async function cacheHelp(language: string) {
    const cache = await scope.caches.open(CACHE)
    const languages = [...new Set([language, 'en'])]
    const assets = [...files, ...languages.flatMap((code) => dictionaries[code] ?? [])].map(pathOf)
    const pages = languages.map((code) => `/help?lang=${code}`)
    await Promise.all([
      ...pages.map((page) => put(cache, page)),
      // The names contain content hashes: a cached file is never outdated.
      ...assets.map(async (asset) => (await cache.match(asset)) ?? put(cache, asset)),
    ])
    const current = new Set([...assets, ...pages].map((path) => scope.location.origin + path))
    for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request)
  }

  /** A file that cannot be fetched now keeps its cached version. */
  async function put(cache: Cache, path: string) {
    const response = await scope.fetch(path).catch(() => undefined)
    if (response?.ok) await cache.put(path, response)
  }

  async function matchPage(url: URL): Promise<Response | undefined> {
    const cache = await scope.caches.open(CACHE)
    const pages = (await cache.keys()).filter((request) => HELP_PATH.test(new URL(request.url).pathname))
    const requestedLanguage = url.searchParams.get('lang')
    // English is cached besides the reader's language.
    const languageOf = ({ url: address }: Request) => new URL(address).searchParams.get('lang')
    const page =
      pages.find((cachedPage) => languageOf(cachedPage) === requestedLanguage) ??
      pages.find((cachedPage) => languageOf(cachedPage) !== 'en') ??
      pages[0]
    return page && (await cache.match(page, { ignoreVary: true }))
  }

  async function page(request: Request): Promise<Response> {
    const network = scope.fetch(request)
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, undefined))
    const first = await Promise.race([network, timeout]).catch(() => undefined)
    if (first?.ok) return first
    return (await matchPage(new URL(request.url))) ?? network
  }

  async function asset(path: string): Promise<Response> {
    const cache = await scope.caches.open(CACHE)
    return (await cache.match(path, { ignoreVary: true })) ?? scope.fetch(path)
  }

  scope.addEventListener('install', (event) => {
    // Where supported, other requests do not even wait for this worker to start.
    const paths = ['/help{/}?', '/assets/*', '/remotes/*', '/wellness', '/wellness/*', '/api/wellness/*']
    const handledRequests = { or: [...paths.map((urlPattern) => ({ urlPattern })), { requestMode: 'navigate' }] }
    event.waitUntil((async () => event.addRoutes?.({ condition: { not: handledRequests }, source: 'network' }))().catch(() => {}))
  })
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
  scope.addEventListener('message', (event) => {
    const { type, language } = Object(event.data)
    if (type === 'help.keep' && /^[a-z]{2}$/.test(language)) event.waitUntil(cacheHelp(language))
  })
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== scope.location.origin) return
    if (mode === 'navigate') {
      if (HELP_PATH.test(pathname)) event.respondWith(page(event.request as Request))
    } else if (knownPaths.has(pathname)) event.respondWith(asset(pathname))
  })
}
