import { beforeEach, expect, it, vi } from 'vitest'
import { aBuild, aCandidate, aRecord, aSnapshot, id } from '../testing.ts'
import { parseSnapshot } from './snapshot.ts'

const genuine = () =>
  aSnapshot(
    [aRecord('worries', { candidate: aCandidate(id('2')) }), aRecord('account')],
    [aBuild('worries', id('1'), ['/feed']), aBuild('worries', id('2')), aBuild('account', id('1'))],
  )
const parsed = (body: unknown) => parseSnapshot(JSON.stringify(body))?.snapshot

let warn: { mock: { calls: unknown[][] } }
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue()
})

it("returns the registry's snapshot, and the text itself", () => {
  const text = JSON.stringify(genuine())
  expect(parseSnapshot(text)).toEqual({ signed: text, snapshot: genuine() })
  expect(warn.mock.calls).toEqual([])
})

it.each([
  [
    'an icon',
    (route: Record<string, unknown>) => Object.assign(route, { nav: { icon: 'rocket', labelKey: '', order: 1, places: [] } }),
  ],
  ['a kind of page', (route: Record<string, unknown>) => Object.assign(route, { layout: 'split' })],
])('leaves out only a build with %s of a later release, and reports it', (_, change) => {
  const body = JSON.parse(JSON.stringify(genuine()))
  change(body.builds[`worries@${id('1')}`].routes[0])
  expect(Object.keys(parsed(body)?.builds ?? {})).toEqual([`worries@${id('2')}`, `account@${id('1')}`])
  expect(parsed(body)?.records).toHaveLength(2)
  expect(warn.mock.calls[0]?.[0]).toContain(`worries@${id('1')} left out`)
})

it('leaves out a build with a slot of a later release', () => {
  const body = JSON.parse(JSON.stringify(genuine()))
  body.builds[`worries@${id('2')}`].exposes.bell.slot = 'footer.links'
  expect(parsed(body)?.builds).not.toHaveProperty([`worries@${id('2')}`])
})

it('leaves out a build with another id than its key', () => {
  const body = JSON.parse(JSON.stringify(genuine()))
  body.builds[`worries@${id('2')}`] = body.builds[`account@${id('1')}`]
  expect(Object.keys(parsed(body)?.builds ?? {})).toEqual([`worries@${id('1')}`, `account@${id('1')}`])
})

it('keeps a remote whose candidate has an unknown kind of group, without the candidate', () => {
  const body = JSON.parse(JSON.stringify(genuine()))
  body.records[0].candidate.audience.include = [{ by: 'device', value: 'phone' }]
  expect(parsed(body)?.records).toEqual([aRecord('worries'), aRecord('account')])
  expect(warn.mock.calls[0]?.[0]).toContain('worries: candidate and pins left out')
})

it.each([null, 7, {}, { remote: 'worries' }, { ...aRecord('worries'), stable: '../../evil' }])(
  'leaves out a record such as %j, alone',
  (record) => {
    const body = { ...genuine(), records: [record, aRecord('account')] }
    expect(parsed(body)?.records).toEqual([aRecord('account')])
  },
)

it('accepts the record of a registry without candidates and pins', () => {
  const { candidate: _, pins: __, ...old } = aRecord('account')
  expect(parsed({ ...genuine(), records: [old] })?.records).toEqual([aRecord('account')])
})

it.each(['', 'null', '[]', '{}', 'not json', '{"schema":2,"generatedAt":"","records":[],"builds":{}}'])(
  'is nothing for %j',
  (text) => {
    expect(parseSnapshot(text)).toBeNull()
  },
)
