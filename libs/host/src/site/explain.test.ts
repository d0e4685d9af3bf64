import { fingerprintOf } from '@worrystone/contracts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fingerprint, recordBuildInUse } from '../health/builds-in-use.ts'
import { aBuild, aCandidate, aRecord, aRegistry, aSnapshot, aVisit, id, writePage } from '../testing.ts'
import { installExplain } from './explain.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('caches', undefined)
})
afterEach(() => writePage(null, null))

it('explains in words which builds this page uses', async () => {
  const registry = await aRegistry()
  const snapshot = aSnapshot(
    [aRecord('worries', { candidate: aCandidate(id('2'), { percentBp: 0 }) })],
    [aBuild('worries', id('1')), aBuild('worries', id('2'))],
  )
  writePage(registry, await registry.sign(snapshot))
  document.head.insertAdjacentHTML('beforeend', '<meta name="worrystone-shell" content="5e115e115e115e11">')
  localStorage.setItem('worrystone_visitor', 'somebody')
  const print = vi.spyOn(console, 'info').mockReturnValue()
  const site = await aVisit()
  await site.trusted()
  const expected = await fingerprintOf('5e115e115e115e11', { worries: id('1') })
  site.commitChoice('worries')
  recordBuildInUse('worries', id('1'))
  await vi.waitFor(() => expect(fingerprint()).toBe(expected))

  installExplain(site)
  const words = window.platform?.explain()
  expect(words).toEqual({
    snapshot: ['from the page, of 2026-01-01T00:00:00.000Z', 'signed by the registry'],
    visitor: ['language: en', 'country: US', 'subject: somebody', 'role: visitor', 'tier: free'],
    page: ['shell 5e115e115e115e11', `worries@${id('1')}`, `fingerprint ${expected}`],
    worries: [
      `this tab uses ${id('1')} already`,
      expect.stringMatching(/^candidate 2+: rolled out to 0 %, this visitor stands at \d+\.\d\d %$/),
      `stable ${id('1')}: usable`,
      `chosen: stable ${id('1')}`,
    ],
  })
  expect(print.mock.calls.flat().join('\n')).toContain(`chosen: stable ${id('1')}`)
})

it('says that nothing is known before the snapshot is', async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  installExplain(await aVisit())
  expect(window.platform?.explain()).toMatchObject({ snapshot: ['none: no remote is known'], visitor: [] })
})
