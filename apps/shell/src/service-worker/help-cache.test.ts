import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeWorkerEvents } from './fake-worker-events.ts'
import { type HelpFiles, type HelpScope, keepHelp } from './help-cache.ts'

const ORIGIN = 'https://worrystone.test'
const help: HelpFiles = { files: ['help.1.js'], dictionaries: { de: ['help-de.1.js'], ar: ['help-ar.1.js'] } }

/** An in-memory cache by URL. */
function aCache() {
  const entries = new Map<string, Response>()
  const urlOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : String(request), ORIGIN).href
  const cache = {
    match: async (request: RequestInfo | URL) => entries.get(urlOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void entries.set(urlOf(request), response),
    delete: async (request: RequestInfo | URL) => entries.delete(urlOf(request)),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
  }
  return { cache: cache as unknown as Cache, paths: () => [...entries.keys()].map((key) => key.slice(ORIGIN.length)).sort() }
}

/** A network that responds with the URL, or is offline, slow or failing. */
function aWorker(files = help, memoryCache = aCache()) {
  const { addEventListener, dispatch, listenerOf } = fakeWorkerEvents()
  const requests: string[] = []
  const network = { state: 'online' as 'online' | 'offline' | 'silent' | 'broken' }
  const scope: HelpScope = {
    location: { origin: ORIGIN },
    navigator: { onLine: true },
    caches: { open: async () => memoryCache.cache },
    clients: { claim: vi.fn(async () => {}) },
    async fetch(request) {
      const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
      requests.push(pathname + search)
      if (network.state === 'offline') throw new TypeError('Failed to fetch')
      if (network.state === 'silent') return new Promise(() => {})
      if (network.state === 'broken') return new Response('broken', { status: 503 })
      return new Response(`from the network: ${pathname}${search}`)
    },
    addEventListener,
  }
  keepHelp(scope, files)
  return {
    scope,
    memoryCache,
    requests,
    network,
    dispatch,
    keep: (language: unknown) => dispatch('message', { data: { type: 'help.keep', language } }),
    /** The worker's response; undefined: it leaves the request to the browser. */
    async get(path: string, { mode = 'navigate', method = 'GET', origin = ORIGIN } = {}): Promise<string | undefined> {
      let answer: Promise<Response> | undefined
      const respondWith = (response: Promise<Response>) => {
        answer = response
      }
      listenerOf('fetch')?.({ request: { mode, method, url: origin + path }, respondWith } as never)
      return answer && (await answer).text()
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the cache', () => {
  it('holds help in the language of the reader and in English, with its code and dictionaries, and nothing else', async () => {
    const { keep, memoryCache } = aWorker()
    await keep('de')
    expect(memoryCache.paths()).toEqual(['/assets/help-de.1.js', '/assets/help.1.js', '/help?lang=de', '/help?lang=en'])
  })

  it('follows the language, and deletes files of the previous language or an older build', async () => {
    const memoryCache = aCache()
    await aWorker(help, memoryCache).keep('de')
    await aWorker({ files: ['help.2.js'], dictionaries: { ar: ['help-ar.2.js'] } }, memoryCache).keep('ar')
    expect(memoryCache.paths()).toEqual(['/assets/help-ar.2.js', '/assets/help.2.js', '/help?lang=ar', '/help?lang=en'])
  })

  it('is refetched each time, except immutable files', async () => {
    const { keep, requests } = aWorker()
    await keep('en')
    requests.length = 0
    await keep('en')
    expect(requests).toEqual(['/help?lang=en'])
  })

  it('is kept while the server is offline or failing', async () => {
    const { keep, memoryCache, network, get } = aWorker()
    await keep('de')
    const before = memoryCache.paths()
    for (const state of ['offline', 'broken'] as const) {
      network.state = state
      await keep('de')
      expect(memoryCache.paths()).toEqual(before)
      expect(await get('/help')).toBe('from the network: /help?lang=de')
    }
  })

  it.each([undefined, null, 7, '', 'deu', '../x'])('ignores a message without a valid language: %s', async (language) => {
    const { keep, requests } = aWorker()
    await keep(language)
    expect(requests).toEqual([])
  })
})

describe('a visit to /help', () => {
  it('is answered by the network while it is online', async () => {
    const { keep, get } = aWorker()
    await keep('de')
    expect(await get('/help?country=US')).toBe('from the network: /help?country=US')
  })

  it('is answered offline in the language of the reader, or in that of the URL', async () => {
    const { keep, get, network } = aWorker()
    await keep('de')
    network.state = 'offline'
    expect(await get('/help')).toBe('from the network: /help?lang=de')
    expect(await get('/help/?country=US')).toBe('from the network: /help?lang=de')
    expect(await get('/help?lang=en')).toBe('from the network: /help?lang=en')
    expect(await get('/help?lang=hi')).toBe('from the network: /help?lang=de')
  })

  it('waits three seconds for the network, not longer', async () => {
    const { keep, get, network } = aWorker()
    await keep('en')
    network.state = 'silent'
    let answer: string | undefined
    void get('/help').then((text) => {
      answer = text
    })
    await vi.advanceTimersByTimeAsync(2_900)
    expect(answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    expect(answer).toBe('from the network: /help?lang=en')
  })

  it('fails offline without a cached page, as without a worker', async () => {
    const { get, network } = aWorker()
    network.state = 'offline'
    await expect(get('/help')).rejects.toThrow('Failed to fetch')
    network.state = 'broken'
    expect(await get('/help')).toBe('broken')
  })
})

describe('the code and dictionaries of help', () => {
  it('come from the cache, else from the network', async () => {
    const { keep, get, requests } = aWorker()
    const mode = 'cors'
    expect(await get('/assets/help.1.js', { mode })).toBe('from the network: /assets/help.1.js')
    await keep('de')
    requests.length = 0
    expect(await get('/assets/help.1.js', { mode })).toBe('from the network: /assets/help.1.js')
    expect(await get('/assets/help-de.1.js', { mode })).toBe('from the network: /assets/help-de.1.js')
    expect(requests).toEqual([])
  })
})

it('ignores every other request', async () => {
  const { keep, get, requests } = aWorker()
  await keep('en')
  requests.length = 0
  for (const path of ['/', '/feed', '/helpful', '/help/x']) expect(await get(path), path).toBeUndefined()
  for (const path of ['/help', '/api/posts', '/assets/main.1.js', '/registry/snapshot'])
    expect(await get(path, { mode: 'cors' }), path).toBeUndefined()
  expect(await get('/help', { method: 'POST' })).toBeUndefined()
  expect(await get('/help', { origin: 'https://elsewhere.test' })).toBeUndefined()
  expect(requests).toEqual([])
})

it('sets up static routing where supported, and works without it', async () => {
  const { dispatch } = aWorker()
  const addRoutes = vi.fn(async () => {})
  await dispatch('install', { addRoutes })
  expect(addRoutes).toHaveBeenCalledOnce()
  await dispatch('install', { addRoutes: async () => Promise.reject(new TypeError('unknown condition')) })
  await dispatch('install')
})

it('claims open pages', async () => {
  const { dispatch, scope } = aWorker()
  await dispatch('activate')
  expect(scope.clients.claim).toHaveBeenCalled()
})
