import type { RemoteManifest, RemoteRecord } from '@worrystone/contracts'
import { describe, expect, it } from 'vitest'
import { choose, type Facts, satisfies } from './choose.ts'

const build = (buildId: string, shell = '^1.0.0') =>
  ({ name: 'worries', buildId, contract: { shell, events: { emits: [], listens: [] } } }) as unknown as RemoteManifest

const record = (wish: Partial<RemoteRecord> = {}): RemoteRecord => ({
  remote: 'worries',
  revision: 1,
  stable: 'c',
  previous: ['b', 'a'],
  blocked: [],
  kill: { on: false, messageKey: null },
  ...wish,
})

const facts = (wish: Partial<Facts> = {}): Facts => ({
  builds: { 'worries@a': build('a'), 'worries@b': build('b'), 'worries@c': build('c') },
  quarantined: new Set(),
  contract: '1.2.0',
  ...wish,
})

describe('the choice of a build', () => {
  it.each<[string, Partial<RemoteRecord>, Partial<Facts>, string | null, string[]]>([
    ['takes the stable one and keeps the earlier ones in reserve', {}, {}, 'c', ['b', 'a']],
    ['leaves a blocked stable for the newest before it', { blocked: ['c'] }, {}, 'b', ['a']],
    ['leaves what has failed here', {}, { quarantined: new Set(['worries@c', 'worries@b']) }, 'a', []],
    ["does not mind another remote's failure", {}, { quarantined: new Set(['account@c']) }, 'c', ['b', 'a']],
    ['skips what the snapshot does not describe', {}, { builds: { 'worries@a': build('a') } }, 'a', []],
    ['skips what needs a newer shell', {}, { builds: { 'worries@c': build('c', '^1.3.0'), 'worries@b': build('b') } }, 'b', []],
    ['skips what was made for another shell', {}, { builds: { 'worries@c': build('c', '^2.0.0') } }, null, []],
    ['has nothing when everything is out', { blocked: ['a', 'b', 'c'] }, {}, null, []],
    ['has nothing while the kill switch is on', { kill: { on: true, messageKey: null } }, {}, null, []],
    ['names the stable one once when it stands among the earlier ones', { previous: ['c', 'b'] }, {}, 'c', ['b']],
  ])('%s', (_, recordWish, factsWish, chosen, rest) => {
    const choice = choose(record(recordWish), facts(factsWish))
    expect(choice.build?.buildId ?? null).toBe(chosen)
    expect(choice.rest.map((each) => each.buildId)).toEqual(rest)
  })

  it('says why', () => {
    const choice = choose(record({ blocked: ['c'] }), facts({ quarantined: new Set(['worries@b']) }))
    expect(choice.why).toEqual(['stable c: blocked', 'previous b: failed here before', 'previous a: usable', 'chosen: a'])
  })

  it('hands over the message of the kill switch', () => {
    expect(choose(record({ kill: { on: true, messageKey: 'Back soon' } }), facts()).kill).toEqual({ messageKey: 'Back soon' })
  })
})

describe('a version range', () => {
  it.each([
    ['1.2.3', '^1.2.3', true],
    ['1.2.4', '^1.2.3', true],
    ['1.10.0', '^1.9.0', true],
    ['1.2.2', '^1.2.3', false],
    ['1.1.9', '^1.2.0', false],
    ['2.0.0', '^1.2.0', false],
    ['0.9.0', '^1.0.0', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected)
  })
})
