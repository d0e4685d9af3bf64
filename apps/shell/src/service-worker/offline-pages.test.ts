import { beforeEach, expect, it, vi } from 'vitest'
import { fakeWorkerEvents } from './fake-worker-events.ts'
import type { HelpScope } from './help-cache.ts'
import { keepOfflinePages } from './offline-pages.ts'

const ORIGIN = 'https://worrystone.test'

/** A worker with its own cache and a switchable network. */
function aWorker() {
  const { addEventListener, dispatch, listenerOf } = fakeWorkerEvents()
  const entries = new Map<string, Response>()
  const urlOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : String(request), ORIGIN).href
  const cache = {
    match: async (request: RequestInfo | URL) => entries.get(urlOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void entries.set(urlOf(request), response),
    delete: async (request: RequestInfo | URL) => entries.delete(urlOf(request)),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
  } as unknown as Cache
  const network = { state: 'online' as 'online' | 'offline' | 'silent' | 'broken', control: 'public, max-age=300' }
  const scope: HelpScope = {
    location: { origin: ORIGIN },
    navigator: {
      get onLine() {
        return network.state !== 'offline'
      },
    },
    caches: { open: async () => cache },
    clients: { claim: async () => {} },
    async fetch(request) {
      const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
      if (network.state === 'offline') throw new TypeError('Failed to fetch')
      if (network.state === 'silent') return new Promise(() => {})
      if (network.state === 'broken') return new Response('broken', { status: 503 })
      return new Response(`network: ${pathname}${search}`, { headers: { 'cache-control': network.control } })
    },
    addEventListener,
  }
  keepOfflinePages(scope)
  return {
    network,
    paths: () => [...entries.keys()].map((key) => key.slice(ORIGIN.length)).sort(),
    keep: (files: unknown, page?: string) => dispatch('message', { data: { type: 'pages.keep', files, page } }),
    /** The worker's response; undefined: it leaves the request to the browser. */
    async get(path: string, { mode = 'cors', method = 'GET' } = {}): Promise<string | undefined> {
      let answer: Promise<Response> | undefined
      const work: Promise<unknown>[] = []
      const respondWith = (promise: Promise<Response>) => {
        answer = promise
      }
      const waitUntil = (promise: Promise<unknown>) => work.push(promise)
      listenerOf('fetch')?.({ request: { mode, method, url: ORIGIN + path }, respondWith, waitUntil } as never)
      const text = answer && (await answer).text()
      await text?.catch(() => {})
      await Promise.all(work)
      return text
    },
  }
}
const visit = { mode: 'navigate' }

beforeEach(() => void vi.useRealTimers())

it('caches one page and its reported files, and deletes files of an older build', async () => {
  const { keep, paths } = aWorker()
  await keep(['/assets/shell.1.js', '/remotes/wellness/1/entry.js'])
  await keep(['/assets/shell.1.js', '/remotes/wellness/2/entry.js'])
  expect(paths()).toEqual(['/assets/shell.1.js', '/remotes/wellness/2/entry.js', '/wellness'])
})

it('keeps what other pages have reported, with a page of their own', async () => {
  const { keep, paths } = aWorker()
  await keep(['/assets/shell.1.js', '/remotes/worries/1/entry.js'], '/')
  await keep(['/assets/shell.1.js', '/remotes/account/1/entry.js'], '/')
  expect(paths()).toEqual(['/', '/assets/shell.1.js', '/remotes/account/1/entry.js', '/remotes/worries/1/entry.js'])
})

it('keeps a limited number of files, the latest', async () => {
  const { keep, paths } = aWorker()
  await keep(['/assets/oldest.js'], '/')
  await keep(
    Array.from({ length: 200 }, (_, at) => `/assets/${at}.js`),
    '/',
  )
  expect(paths()).not.toContain('/assets/oldest.js')
  expect(paths()).toHaveLength(201)
})

it('opens any page of the app offline, and only offline, with a page that shows what is there', async () => {
  const { keep, network, get } = aWorker()
  expect(await get('/posts/7', visit)).toBe('network: /posts/7')
  await keep(['/assets/shell.1.js'])
  network.state = 'offline'
  await expect(get('/posts/7', visit)).rejects.toThrow('Failed to fetch')
  network.state = 'online'
  await keep(['/assets/shell.1.js'], '/')
  network.state = 'offline'
  expect(await get('/posts/7', visit)).toBe('network: /')
  expect(await get('/wellness', visit)).toBe('network: /wellness')
  network.state = 'broken'
  expect(await get('/posts/7', visit)).toBe('broken')
})

it.each([undefined, 'all', [7, '/api/auth/profile', 'https://elsewhere.test/assets/x.js']])(
  'caches nothing else, whatever a message contains: %j',
  async (files) => {
    const { keep, paths } = aWorker()
    await keep(files)
    expect(paths().filter((path) => path !== '/wellness')).toEqual([])
  },
)

it('opens every wellness page offline, with its files', async () => {
  const { keep, network, get } = aWorker()
  await keep(['/assets/shell.1.js'])
  network.state = 'offline'
  expect(await get('/wellness/exercises/longer-exhale?step=2', visit)).toBe('network: /wellness')
  expect(await get('/assets/shell.1.js')).toBe('network: /assets/shell.1.js')
  await expect(get('/assets/other.js')).rejects.toThrow('Failed to fetch')
})

it.each(['offline', 'broken'] as const)('serves cached public responses while the server is %s', async (state) => {
  const { network, get } = aWorker()
  await get('/api/wellness/exercises/longer-exhale?language=en')
  network.control = 'no-store'
  await get('/api/wellness/history')
  network.state = state
  expect(await get('/api/wellness/exercises/longer-exhale?language=en')).toBe(
    'network: /api/wellness/exercises/longer-exhale?language=en',
  )
  const own = get('/api/wellness/history')
  if (state === 'offline') await expect(own).rejects.toThrow('Failed to fetch')
  else expect(await own).toBe('broken')
})

it('waits three seconds for the network, not longer', async () => {
  const { network, get } = aWorker()
  await get('/api/wellness/exercises')
  vi.useFakeTimers()
  network.state = 'silent'
  const answer = get('/api/wellness/exercises')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await answer).toBe('network: /api/wellness/exercises')
})

it('ignores everything else', async () => {
  const { get } = aWorker()
  expect(await get('/help', visit)).toBeUndefined()
  expect(await get('/api/me/archive', visit)).toBeUndefined()
  expect(await get('/api/posts')).toBeUndefined()
  expect(await get('/remotes/worries/1/entry.js')).toBeUndefined()
  expect(await get('/api/wellness/progress/1', { method: 'PUT' })).toBeUndefined()
})
