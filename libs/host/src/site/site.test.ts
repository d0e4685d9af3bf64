import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeBuildHint } from '../choice/build-hint.ts'
import { aBuild, aCandidate, aRecord, aRegistry, aSnapshot, aVisit, id, type TestRegistry, writePage } from '../testing.ts'
import { createSite } from './site.ts'
import { matchSiteRoute } from './site-routes.ts'

const [ONE, TWO, THREE] = [id('1'), id('2'), id('3')]
const [one, two, three] = [
  aBuild('account', ONE, ['/feed']),
  aBuild('account', TWO, ['/feed']),
  aBuild('account', THREE, ['/feed']),
]

let registry: TestRegistry
let copies: Map<string, Response>

beforeEach(async () => {
  registry = await aRegistry()
  copies = new Map()
  vi.stubGlobal('caches', {
    match: async (address: string) => copies.get(address)?.clone(),
    open: async () => ({ put: async (address: string, copy: Response) => void copies.set(address, copy) }),
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.spyOn(console, 'error').mockReturnValue()
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  writePage(null, null)
  writeBuildHint([])
})

const page = async (...snapshot: Parameters<typeof aSnapshot>) => writePage(registry, await registry.sign(aSnapshot(...snapshot)))
const respondWith = (body: string) => vi.stubGlobal('fetch', async () => new Response(body))
const registrySays = async (...snapshot: Parameters<typeof aSnapshot>) => respondWith(await registry.sign(aSnapshot(...snapshot)))
const chosen = (site: Awaited<ReturnType<typeof aVisit>>, remote = 'account') => site.commitChoice(remote)?.build?.buildId ?? null

/** A minute later, so that the registry is called again; `turn`: with a navigation. */
async function minuteLater(site: Awaited<ReturnType<typeof aVisit>>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  await site.refresh()
}

describe('the remotes of the site', () => {
  it("are known from the page's own snapshot before any request", async () => {
    await page([aRecord('account')], [one])
    const site = await aVisit()
    expect(site.get()).toMatchObject({
      isLoading: false,
      loaded: { origin: 'page' },
      routes: [{ path: '/feed', remote: 'account' }],
    })
    expect(await site.trusted()).toBe(true)
    expect(site.signatureStatus()).toBe('verified')
  })

  it.each(['', 'not json', '{"schema":7}'])('comes from the registry when the page holds %j', async (content) => {
    writePage(registry, content)
    await registrySays([aRecord('account')], [one])
    const site = await aVisit()
    expect(site.get()).toMatchObject({ isLoading: true, loaded: null })
    await site.start()
    expect(site.get()).toMatchObject({ isLoading: false, loaded: { origin: 'registry' }, routes: [{ path: '/feed' }] })
    expect(await site.trusted()).toBe(true)
  })

  it.each([
    ['is unreachable', () => Promise.reject(new TypeError('offline'))],
    ['answers 503', async () => new Response('', { status: 503 })],
    ['answers rubbish', async () => Response.json({ schema: 7 })],
  ])('are unknown when the registry %s and no copy is cached; a retry helps', async (_, answer) => {
    writePage(registry, null)
    vi.stubGlobal('fetch', answer)
    const site = await aVisit()
    expect(await site.trusted()).toBe(false)
    expect(site.get()).toEqual({ isLoading: false, loaded: null, routes: [] })
    await registrySays([aRecord('account')], [one])
    await site.start()
    expect(site.get().routes).toHaveLength(1)
    expect(await site.trusted()).toBe(true)
  })

  it('are known from the cached copy when the registry is down', async () => {
    await page([aRecord('account')], [one])
    await (await aVisit()).start()
    writePage(registry, null)
    const site = await aVisit()
    await site.start()
    expect(site.get()).toMatchObject({ loaded: { origin: 'cached copy' }, routes: [{ path: '/feed' }] })
    expect(await site.trusted()).toBe(true)
  })

  it('are unknown while the chunk that verifies cannot be loaded, and known when it can', async () => {
    writePage(registry, null)
    await registrySays([aRecord('account')], [one])
    let isAvailable = false
    const { verifySignature } = await import('./verify-signature.ts')
    const site = createSite(async () => {
      if (!isAvailable) throw new Error('no such file')
      return { verifySignature, registeredBuild: async () => 'unreachable' }
    })
    expect(await site.trusted()).toBe(false)
    expect(site.get()).toMatchObject({ isLoading: false, loaded: null })
    isAvailable = true
    expect(await site.trusted()).toBe(true)
  })
})

describe("the registry's snapshot", () => {
  it('is rejected when a letter of the page was changed, and the genuine one replaces it', async () => {
    const genuine = await registry.sign(aSnapshot([aRecord('account')], [one]))
    writePage(registry, genuine.replace('"path":"/feed"', '"path":"/evil"'))
    respondWith(genuine)
    const site = await aVisit()
    expect(await site.trusted()).toBe(true)
    expect(site.get()).toMatchObject({ loaded: { origin: 'registry' }, routes: [{ path: '/feed' }] })
  })

  it('is rejected without a signature; without another one no code runs, and the pages stay known', async () => {
    writePage(registry, JSON.stringify(aSnapshot([aRecord('account')], [one])))
    const site = await aVisit()
    expect(await site.trusted()).toBe(false)
    expect(site.signatureStatus()).toBe('forged')
    expect(site.get().routes).toHaveLength(1)
  })

  it('is rejected with the signature of another key', async () => {
    writePage(registry, await (await aRegistry()).sign(aSnapshot([aRecord('account')], [one])))
    expect(await (await aVisit()).trusted()).toBe(false)
  })

  it('of a forged page or registry is never cached for the next visit', async () => {
    writePage(registry, JSON.stringify(aSnapshot([aRecord('account')], [one])))
    respondWith(JSON.stringify(aSnapshot([aRecord('account')], [two])))
    const site = await aVisit()
    expect(await site.trusted()).toBe(false)
    expect(copies.size).toBe(0)
  })

  it('is verified again when it comes from the cached copy', async () => {
    copies.set('/registry/snapshot.json', Response.json(aSnapshot([aRecord('account')], [one])))
    writePage(registry, null)
    const site = await aVisit()
    expect(await site.trusted()).toBe(false)
    expect(site.get().loaded).toBeNull()
  })

  it('is accepted inside the page where nothing can be verified, and nowhere else', async () => {
    writePage(null, JSON.stringify(aSnapshot([aRecord('account')], [one])))
    const site = await aVisit()
    expect(await site.trusted()).toBe(true)
    expect(site.signatureStatus()).toBe('unverifiable')

    writePage(null, null)
    await registrySays([aRecord('account')], [one])
    expect(await (await aVisit()).trusted()).toBe(false)
  })

  it('is ignored when it is older than the present one', async () => {
    await page([aRecord('account', { blocked: [ONE], previous: [TWO] })], [one, two], '2026-02-02T00:00:00.000Z')
    const site = await aVisit()
    await site.start()
    expect(chosen(site)).toBe(TWO)
    await registrySays([aRecord('account')], [one, two], '2026-02-01T00:00:00.000Z')
    await minuteLater(site)
    site.applyPending()
    expect(site.get().loaded?.snapshot.generatedAt).toBe('2026-02-02T00:00:00.000Z')
    expect(chosen(site)).toBe(TWO)
  })

  it('is ignored in the background when it is not signed', async () => {
    await page([aRecord('account')], [one])
    const site = await aVisit()
    await site.start()
    respondWith(
      JSON.stringify(aSnapshot([aRecord('account', { stable: TWO, blocked: [ONE] })], [two], '2027-01-01T00:00:00.000Z')),
    )
    await minuteLater(site)
    site.applyPending()
    expect(chosen(site)).toBe(ONE)
  })
})

describe('the choice', () => {
  const rolledOut = (percentBp: number) => page([aRecord('account', { candidate: aCandidate(TWO, { percentBp }) })], [one, two])
  const later = '2026-05-05T00:00:00.000Z'

  it('has the bucket before the first render', async () => {
    await rolledOut(10_000)
    expect(chosen(await aVisit())).toBe(TWO)
    sessionStorage.clear()
    await rolledOut(0)
    expect(chosen(await aVisit())).toBe(ONE)
  })

  it('is the same for the same person in another tab', async () => {
    await rolledOut(5_000)
    const first = chosen(await aVisit())
    for (let tab = 0; tab < 5; tab++) {
      sessionStorage.clear()
      expect(chosen(await aVisit())).toBe(first)
    }
    const others = new Set<string | null>()
    for (let person = 0; person < 30; person++) {
      sessionStorage.clear()
      localStorage.clear()
      localStorage.setItem('worrystone_visitor', `person ${person}`)
      others.add(chosen(await aVisit()))
    }
    expect(others).toEqual(new Set([ONE, TWO]))
  })

  it.each([
    ['stable', 0, 10_000, ONE],
    ['candidate', 10_000, 0, TWO],
  ])('of the %s lasts across a reload although the share has changed', async (_, before, after, build) => {
    await rolledOut(before)
    expect(chosen(await aVisit())).toBe(build)
    await rolledOut(after)
    expect(chosen(await aVisit())).toBe(build)
  })

  it.each<[string, Parameters<typeof aRecord>[1]]>([
    ['halted', { candidate: aCandidate(TWO, { state: 'halted' }) }],
    ['blocked', { candidate: aCandidate(TWO), blocked: [TWO] }],
    ['rolled back', { candidate: null }],
  ])('leaves a candidate that was %s at the next navigation, not before', async (_, change) => {
    await page([aRecord('account', { candidate: aCandidate(TWO) })], [one, two])
    const site = await aVisit()
    await site.start()
    expect(chosen(site)).toBe(TWO)
    await registrySays([aRecord('account', change)], [one, two], later)
    await minuteLater(site)
    expect(chosen(site)).toBe(TWO)
    site.applyPending()
    expect(chosen(site)).toBe(ONE)
  })

  it.each<[string, Parameters<typeof aRecord>[1]]>([
    ['stable', { stable: TWO, previous: [ONE] }],
    ['candidate, promoted meanwhile,', { candidate: aCandidate(TWO) }],
  ])('leaves a %s build when the stable build is rolled back', async (_, change) => {
    await page([aRecord('account', change)], [one, two])
    const site = await aVisit()
    await site.start()
    expect(chosen(site)).toBe(TWO)
    await registrySays([aRecord('account', { stable: ONE, previous: [TWO] })], [one, two], later)
    await minuteLater(site)
    site.applyPending()
    expect(chosen(site)).toBe(ONE)
  })

  it('leaves a remote that was switched off at the next navigation', async () => {
    await page([aRecord('account')], [one])
    const site = await aVisit()
    await site.start()
    expect(chosen(site)).toBe(ONE)
    await registrySays([aRecord('account', { kill: { on: true, messageKey: 'Back soon' } })], [one], later)
    await minuteLater(site)
    expect(site.choiceOf('account')?.kill).toBeNull()
    site.applyPending()
    expect(site.choiceOf('account')).toMatchObject({ build: null, kill: { messageKey: 'Back soon' } })
  })

  it('keeps a replaced build in an open page, even an undescribed one, but not in a page that starts anew', async () => {
    await page([aRecord('account')], [one])
    const site = await aVisit()
    await site.start()
    expect(chosen(site)).toBe(ONE)
    await registrySays([aRecord('account', { stable: THREE, previous: [TWO, ONE] })], [two, three], later)
    await minuteLater(site)
    site.applyPending()
    expect(chosen(site)).toBe(ONE)

    await page([aRecord('account', { stable: THREE, previous: [ONE] })], [one, three], later)
    expect(chosen(await aVisit())).toBe(THREE)
  })

  it('follows a pin at the next start, whatever build the tab used', async () => {
    await page([aRecord('account')], [one, two])
    expect(chosen(await aVisit())).toBe(ONE)
    await page([aRecord('account', { pins: [{ group: { by: 'role', value: 'visitor' }, build: TWO }] })], [one, two])
    expect(chosen(await aVisit())).toBe(TWO)
  })

  it('requests the registry at most once a minute', async () => {
    await page([aRecord('account')], [one])
    const site = await aVisit()
    await site.start()
    const fetchStub = vi.fn(async () => new Response('', { status: 503 }))
    vi.stubGlobal('fetch', fetchStub)
    await site.refresh()
    expect(fetchStub).not.toHaveBeenCalled()
    await minuteLater(site)
    await site.refresh()
    expect(fetchStub).toHaveBeenCalledOnce()
  })

  it('keeps the routes of a remote without a usable build', async () => {
    await page([aRecord('account', { blocked: [ONE] })], [one])
    const site = await aVisit()
    expect(chosen(site)).toBeNull()
    expect(site.get().routes.map((route) => route.path)).toEqual(['/feed'])
  })

  it('keeps failed builds in quarantine for the tab until a retry', async () => {
    await page([aRecord('account', { stable: TWO, previous: [ONE] })], [one, two])
    const first = await aVisit()
    first.quarantine.add('account', TWO)
    expect(chosen(first)).toBe(ONE)
    const reloaded = await aVisit()
    expect(chosen(reloaded)).toBe(ONE)
    reloaded.quarantine.release('account')
    reloaded.releaseChoice('account')
    expect(chosen(reloaded)).toBe(TWO)
  })

  it('says whether a candidate is in use', async () => {
    await page([aRecord('account', { candidate: aCandidate(TWO) })], [one, two])
    const site = await aVisit()
    expect(site.hasCandidates()).toBe(true)
    sessionStorage.clear()
    await rolledOut(0)
    expect((await aVisit()).hasCandidates()).toBe(false)
  })
})

describe('the hint for the server', () => {
  const hint = () => document.cookie.split('; ').find((cookie) => cookie.startsWith('worrystone_builds='))

  it('names the builds that are not the stable ones, and is removed when there are none', async () => {
    const other = aBuild('worries', ONE)
    await page([aRecord('account', { candidate: aCandidate(TWO) }), aRecord('worries')], [one, two, other])
    await aVisit()
    expect(hint()).toBe(`worrystone_builds=account.${TWO}`)
    await page([aRecord('account', { stable: TWO, previous: [ONE] }), aRecord('worries')], [one, two, other])
    await aVisit()
    expect(hint()).toBeUndefined()
  })

  it('omits a candidate that failed here', async () => {
    await page([aRecord('account', { candidate: aCandidate(TWO) })], [one, two])
    const site = await aVisit()
    expect(hint()).toBe(`worrystone_builds=account.${TWO}`)
    site.quarantine.add('account', TWO)
    site.releaseChoice('account')
    expect(hint()).toBeUndefined()
  })
})

it('lists the exposes of a slot in the order of the manifests', async () => {
  await page([aRecord('account'), aRecord('worries')], [one, aBuild('worries', ONE)])
  const site = await aVisit()
  expect(site.slotFills('header.actions').map((fill) => fill.remote)).toEqual(['worries', 'account'])
  expect(site.slotFills('sidebar.stats')).toEqual([])
})

it('ranks routes as react-router does', () => {
  const routes = ['/posts/:postId', '/posts/new', '/feed'].map(
    (path) => ({ path, expose: path, titleKey: '', requires: 'anyone', layout: 'main', remote: 'account', words: {} }) as const,
  )
  expect(matchSiteRoute(routes, '/posts/new')?.path).toBe('/posts/new')
  expect(matchSiteRoute(routes, '/posts/7')?.path).toBe('/posts/:postId')
  expect(matchSiteRoute(routes, '/posts/7/more')).toBeNull()
  expect(matchSiteRoute(routes, '/')).toBeNull()
})
