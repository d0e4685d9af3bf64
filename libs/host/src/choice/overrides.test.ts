import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBuild, aCandidate, aRecord, aRegistry, aSnapshot, aVisit, id, type TestRegistry, writePage } from '../testing.ts'

const [ONE, TWO, THREE] = [id('1'), id('2'), id('3')]
const stable = aBuild('worries', ONE, ['/feed'])
const tested = aBuild('worries', TWO, ['/feed', '/brand-new'])

let registry: TestRegistry
let registered: Record<string, string | number>
let requested: string[]

beforeEach(async () => {
  registry = await aRegistry()
  registered = { [`worries@${TWO}`]: await registry.sign(tested) }
  requested = []
  vi.stubGlobal('fetch', async (address: string) => {
    const key = /^\/registry\/builds\/(.*)\.json$/.exec(address)?.[1] ?? ''
    requested.push(key)
    const textOrStatus = registered[key] ?? 404
    return typeof textOrStatus === 'number' ? new Response('', { status: textOrStatus }) : new Response(textOrStatus)
  })
  vi.stubGlobal('caches', undefined)
  sessionStorage.clear()
  localStorage.clear()
  writePage(registry, await registry.sign(aSnapshot([aRecord('worries'), aRecord('account')], [stable, aBuild('account', ONE)])))
})
afterEach(() => {
  writePage(null, null)
  history.replaceState(null, '', '/')
})

const visit = (address: string) => {
  history.replaceState({ idx: 3 }, '', address)
  return aVisit()
}
const chosen = (site: Awaited<ReturnType<typeof aVisit>>) => site.commitChoice('worries')

describe('a QA link', () => {
  it('uses a registered build in this tab, with its pages, and is removed from the address', async () => {
    const site = await visit(`/feed?tab=new&remote=worries@${TWO}#top`)
    expect(chosen(site)).toMatchObject({ by: 'override', build: { buildId: TWO } })
    expect(site.get().routes.map((route) => route.path)).toEqual(['/feed', '/brand-new'])
    expect(site.testBuilds()).toEqual([{ name: `worries@${TWO}`, state: 'used' }])
    expect(location.pathname + location.search + location.hash).toBe('/feed?tab=new#top')
    expect(history.state).toEqual({ idx: 3 })
    expect(site.isTestVisit()).toBe(true)
  })

  it('lasts across a reload without another request, and for this tab alone', async () => {
    await visit(`/feed?remote=worries@${TWO}`)
    const reloaded = await visit('/feed')
    expect(chosen(reloaded)?.build?.buildId).toBe(TWO)
    expect(requested).toEqual([`worries@${TWO}`])
    sessionStorage.clear()
    const otherTab = await visit('/feed')
    expect(chosen(otherTab)?.build?.buildId).toBe(ONE)
    expect(otherTab.isTestVisit()).toBe(false)
  })

  it('may name several builds; the last one of a remote counts', async () => {
    registered[`account@${THREE}`] = await registry.sign(aBuild('account', THREE))
    const site = await visit(`/?remote=worries@${THREE},account@${THREE},worries@${TWO}`)
    expect(site.testBuilds().map((build) => build.name)).toEqual([`account@${THREE}`, `worries@${TWO}`])
    expect(site.choiceOf('account')?.build?.buildId).toBe(THREE)
  })

  it.each([
    ['reset', (site: Awaited<ReturnType<typeof aVisit>>) => site.resetTest(), '/feed'],
    ['the address says so', () => {}, '/feed?remote=reset'],
  ])('ends with %s', async (_, reset, next) => {
    reset(await visit(`/feed?remote=worries@${TWO}`))
    const site = await visit(next)
    expect(chosen(site)?.build?.buildId).toBe(ONE)
    expect(site.testBuilds()).toEqual([])
    expect(site.isTestVisit()).toBe(false)
    expect(location.search).toBe('')
  })

  it("is never stored as the tab's choice: after a reset the previous candidate is back", async () => {
    const three = aBuild('worries', THREE)
    const rollout = aSnapshot([aRecord('worries', { candidate: aCandidate(THREE) })], [stable, three])
    writePage(registry, await registry.sign(rollout))
    expect(chosen(await visit('/feed'))?.build?.buildId).toBe(THREE)
    const test = await visit(`/feed?remote=worries@${TWO}`)
    expect(chosen(test)?.build?.buildId).toBe(TWO)
    expect(sessionStorage.getItem('worrystone_builds')).toBe(JSON.stringify({ worries: THREE }))
    test.resetTest()
    expect(chosen(await visit('/feed'))?.build?.buildId).toBe(THREE)
  })
})

describe('a QA link changes nothing, and the banner says why,', () => {
  it.each([
    ['when the registry knows no such build', `worries@${THREE}`, 'unknown'],
    ['when it is no name of a build', 'https://evil.test/entry.js', 'unknown'],
    ['when it leads out of the folder', 'worries@../../api/users', 'unknown'],
    ['when the registry is unreachable', 'worries@4444444444444444', 'unreachable'],
  ])('%s', async (_, parameter, state) => {
    registered['worries@4444444444444444'] = 503
    const site = await visit(`/feed?remote=${encodeURIComponent(parameter)}`)
    expect(site.testBuilds()).toEqual([{ name: parameter.slice(0, 60), state }])
    expect(chosen(site)?.build?.buildId).toBe(ONE)
    expect(site.isTestVisit()).toBe(false)
  })

  it('without a valid build id sends no request', async () => {
    await visit('/feed?remote=..%2F..%2Fapi,worries@xyz')
    expect(requested).toEqual([])
  })

  it.each<[string, () => Promise<string>]>([
    ['that nobody signed', async () => JSON.stringify(tested)],
    ['that somebody else signed', async () => (await aRegistry()).sign(tested)],
    ['of another build', () => registry.sign(aBuild('worries', THREE))],
    ['of another remote', () => registry.sign(aBuild('account', TWO))],
    ['that is a snapshot', () => registry.sign(aSnapshot([], [tested]))],
  ])('when the response is a description %s', async (_, answer) => {
    registered[`worries@${TWO}`] = await answer()
    const site = await visit(`/feed?remote=worries@${TWO}`)
    expect(site.testBuilds()).toEqual([{ name: `worries@${TWO}`, state: 'unknown' }])
    expect(chosen(site)?.build?.buildId).toBe(ONE)
  })

  it('when the stored copy of this tab was changed', async () => {
    await visit(`/feed?remote=worries@${TWO}`)
    const stored = sessionStorage.getItem('worrystone_override') ?? ''
    sessionStorage.setItem('worrystone_override', stored.replace('/brand-new', '/brand-evil'))
    expect(chosen(await visit('/feed'))?.build?.buildId).toBe(ONE)
  })

  it('when the remote is switched off', async () => {
    const switchedOff = aSnapshot([aRecord('worries', { kill: { on: true, messageKey: null } })], [stable])
    writePage(registry, await registry.sign(switchedOff))
    const site = await visit(`/feed?remote=worries@${TWO}`)
    expect(site.testBuilds()).toEqual([{ name: `worries@${TWO}`, state: 'refused' }])
    expect(chosen(site)?.build).toBeNull()
  })

  it('when the build has failed here, and notifies subscribers', async () => {
    const site = await visit(`/feed?remote=worries@${TWO}`)
    const onChange = vi.fn()
    site.subscribe(onChange)
    site.quarantine.add('worries', TWO)
    site.releaseChoice('worries')
    expect(onChange).toHaveBeenCalled()
    expect(site.testBuilds()).toEqual([{ name: `worries@${TWO}`, state: 'refused' }])
    site.resetTest()
    expect(site.quarantine.has(`worries@${TWO}`)).toBe(false)
  })
})
