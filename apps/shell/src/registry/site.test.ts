import type { RemoteManifest, Snapshot } from '@worrystone/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSite, routeOf } from './site.ts'

const hash = `sha384-${'a'.repeat(64)}`
const id = (digit: string) => digit.repeat(16)

const build = (name: string, buildId: string, paths: string[]): RemoteManifest => ({
  schema: 1,
  name,
  version: '1.0.0',
  buildId,
  builtAt: '',
  source: { commit: '' },
  owner: { team: '' },
  container: { entry: 'entry.js', globalName: `${name}__${buildId}`, integrity: hash },
  assets: [],
  exposes: {
    page: { kind: 'page', assets: [] },
    bell: { kind: 'slot', slot: 'header.actions', order: name === 'a' ? 2 : 1, assets: [] },
  },
  routes: paths.map((path) => ({ path, expose: 'page', titleKey: 'T', requires: 'anyone', layout: 'main' })),
  contract: { shell: '^1.0.0', events: { emits: [], listens: [] } },
  shared: {},
  i18n: {},
  budgets: { initialBytes: 1, mountMs: 1 },
})

const snapshot = (builds: RemoteManifest[], blocked: string[] = []): Snapshot => ({
  schema: 1,
  generatedAt: 'then',
  records: [...new Set(builds.map((each) => each.name))].map((remote) => {
    const [stable = '', ...previous] = builds.filter((each) => each.name === remote).map((each) => each.buildId)
    return { remote, revision: 1, stable, previous, blocked, kill: { on: false, messageKey: null } }
  }),
  builds: Object.fromEntries(builds.map((each) => [`${each.name}@${each.buildId}`, each])),
})

const write = (content: string) => {
  document.body.innerHTML = '<script type="application/json" id="snapshot"></script>'
  ;(document.getElementById('snapshot') as HTMLElement).textContent = content
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('what the shell knows of the site', () => {
  it("comes from the page's own data before anything is asked", () => {
    write(JSON.stringify(snapshot([build('a', id('1'), ['/feed'])])))
    const site = createSite()
    expect(site.get()).toMatchObject({ isSearching: false, found: { origin: 'page' }, routes: [{ path: '/feed', remote: 'a' }] })
  })

  it.each(['', 'not json', '{"schema":7}'])('comes from the registry when the page holds %j', async (content) => {
    write(content)
    vi.stubGlobal('fetch', async () => Response.json(snapshot([build('a', id('1'), ['/feed'])])))
    const site = createSite()
    expect(site.get()).toMatchObject({ isSearching: true, found: null })
    await site.start()
    expect(site.get()).toMatchObject({ isSearching: false, found: { origin: 'registry' }, routes: [{ path: '/feed' }] })
  })

  it.each([
    ['is away', () => Promise.reject(new TypeError('offline'))],
    ['answers 503', async () => new Response('', { status: 503 })],
    ['answers rubbish', async () => Response.json({ schema: 7 })],
  ])('is nothing when the registry %s and nothing was kept; asking again helps', async (_, answer) => {
    vi.stubGlobal('fetch', answer)
    const site = createSite()
    await site.start()
    expect(site.get()).toEqual({ isSearching: false, found: null, routes: [] })
    vi.stubGlobal('fetch', async () => Response.json(snapshot([build('a', id('1'), ['/feed'])])))
    await site.start()
    expect(site.get().routes).toHaveLength(1)
  })

  it('is the copy of the last visit when the registry is away', async () => {
    const copy = Response.json(snapshot([build('a', id('1'), ['/feed'])]))
    vi.stubGlobal('caches', { match: async () => copy })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    const site = createSite()
    await site.start()
    expect(site.get()).toMatchObject({ found: { origin: 'kept copy' }, routes: [{ path: '/feed' }] })
  })
})

describe('the choice', () => {
  it('holds for the visit while its build is allowed, and is left when it is blocked', async () => {
    vi.useFakeTimers()
    try {
      write(JSON.stringify(snapshot([build('a', id('1'), ['/feed'])])))
      const site = createSite()
      await site.start()
      expect(site.choiceOf('a')?.build?.buildId).toBe(id('1'))

      const newer = [build('a', id('2'), ['/feed']), build('a', id('1'), ['/feed'])]
      vi.stubGlobal('fetch', async () => Response.json(snapshot(newer)))
      vi.advanceTimersByTime(61_000)
      await site.refresh()
      expect(site.choiceOf('a')?.build?.buildId).toBe(id('1'))

      vi.stubGlobal('fetch', async () => Response.json(snapshot(newer, [id('1')])))
      vi.advanceTimersByTime(61_000)
      await site.refresh()
      expect(site.choiceOf('a')?.build?.buildId).toBe(id('2'))
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps the pages of a remote without a usable build known', () => {
    write(JSON.stringify(snapshot([build('a', id('1'), ['/feed'])], [id('1')])))
    const site = createSite()
    expect(site.choiceOf('a')?.build).toBeNull()
    expect(site.get().routes.map((route) => route.path)).toEqual(['/feed'])
  })

  it('remembers in the tab what failed, until the person asks for it again', () => {
    write(JSON.stringify(snapshot([build('a', id('2'), []), build('a', id('1'), [])])))
    const first = createSite()
    first.quarantine.add('a', id('2'))
    expect(first.choiceOf('a')?.build?.buildId).toBe(id('1'))
    const reloaded = createSite()
    expect(reloaded.choiceOf('a')?.build?.buildId).toBe(id('1'))
    reloaded.quarantine.release('a')
    reloaded.forget('a')
    expect(reloaded.choiceOf('a')?.build?.buildId).toBe(id('2'))
  })
})

it('lists what fills a slot, in the order that the manifests ask for', () => {
  write(JSON.stringify(snapshot([build('a', id('1'), []), build('b', id('1'), [])])))
  expect(
    createSite()
      .fills('header.actions')
      .map((fill) => fill.remote),
  ).toEqual(['b', 'a'])
  expect(createSite().fills('sidebar.stats')).toEqual([])
})

it('ranks routes as react-router does', () => {
  const routes = ['/posts/:postId', '/posts/new', '/feed'].map(
    (path) => ({ path, expose: path, titleKey: '', requires: 'anyone', layout: 'main', remote: 'a', words: {} }) as const,
  )
  expect(routeOf(routes, '/posts/new')?.path).toBe('/posts/new')
  expect(routeOf(routes, '/posts/7')?.path).toBe('/posts/:postId')
  expect(routeOf(routes, '/posts/7/more')).toBeNull()
  expect(routeOf(routes, '/')).toBeNull()
})
