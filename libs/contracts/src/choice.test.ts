import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketOf, type ChoiceFacts, choose, offeredAs, satisfies, subjectOf, type Visitor } from './choice.ts'
import type { RemoteManifest } from './manifest.ts'
import { buildKey, type Candidate, type Group, type RemoteRecord } from './snapshot.ts'

const SEED = 20_260_301
const id = (letter: string) => letter.repeat(16)
const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'].map(id) as [string, string, string, string, string]

const build = (buildId: string, shell = '^1.0.0') =>
  ({ name: 'worries', buildId, contract: { shell, events: { emits: [], listens: [] } } }) as unknown as RemoteManifest
const described = (...builds: RemoteManifest[]) =>
  Object.fromEntries(builds.map((each) => [buildKey('worries', each.buildId), each]))

const candidate = (changes: Partial<Candidate> = {}): Candidate => ({
  build: B,
  salt: 'salt',
  percentBp: 5_000,
  audience: { include: [], exclude: [] },
  state: 'running',
  ...changes,
})
const record = (changes: Partial<RemoteRecord> = {}): RemoteRecord => ({
  remote: 'worries',
  revision: 1,
  stable: C,
  previous: [D, E],
  candidate: null,
  pins: [],
  blocked: [],
  kill: { on: false, messageKey: null },
  ...changes,
})
const visitor: Visitor = { subject: 'somebody', role: 'member', tier: 'free', language: 'de', country: 'AT' }
const facts = (changes: Partial<ChoiceFacts> = {}): ChoiceFacts => ({
  builds: described(build(A), build(B), build(C), build(D), build(E)),
  quarantined: new Set(),
  contract: '1.2.0',
  visitor,
  bucket: 9_999,
  ...changes,
})
const german: Group = { by: 'language', value: 'de' }
const austrian: Group = { by: 'country', value: 'AT' }

describe('the bucket of a visitor', () => {
  /** What `bucketOf` promises, synchronously: a hundred thousand promises would take a minute. */
  const bucket = (salt: string, remote: string, subject: string) =>
    createHash('sha256').update(`${salt}\0${remote}\0${subject}`).digest().readUInt32BE(0) % 10_000
  const SUBJECTS = Array.from({ length: 200_000 }, (_, count) => `visitor ${count}`)
  const SALTS = ['first', 'second', 'third', 'fourth']
  const bySalt = SALTS.map((salt) => SUBJECTS.map((subject) => bucket(salt, 'worries', subject)))

  it('is the one that the contract promises, for any texts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        async (salt, remote, subject) => {
          expect(await bucketOf(salt, remote, subject)).toBe(bucket(salt, remote, subject))
        },
      ),
      { seed: SEED, numRuns: 300 },
    )
  })

  it.each([1, 10, 100, 500, 1_000, 2_500, 5_000, 9_000, 9_999])(
    'lets in %d basis points of 200,000 visitors, less than 0.2 points off',
    (percentBp) => {
      for (const buckets of bySalt) {
        const share = buckets.filter((each) => each < percentBp).length / buckets.length
        expect(Math.abs(share - percentBp / 10_000)).toBeLessThan(0.002)
      }
    },
  )

  it('differs from any share by at most 0.2 points, over all salts', () => {
    const counts = new Uint32Array(10_000)
    for (const each of bySalt.flat()) counts[each] = (counts[each] ?? 0) + 1
    const total = SUBJECTS.length * SALTS.length
    let below = 0
    let worst = 0
    counts.forEach((count, each) => {
      below += count
      worst = Math.max(worst, Math.abs(below / total - (each + 1) / 10_000))
    })
    expect(worst).toBeLessThan(0.002)
  })

  /** Chi-square over 10 by 10 fields has 81 degrees of freedom: above 150 comes by chance once in 200,000 times. */
  function chiSquare(one: number[], other: number[]): number {
    const fields = new Uint32Array(100)
    one.forEach((each, index) => {
      const field = Math.floor(each / 1_000) * 10 + Math.floor((other[index] ?? 0) / 1_000)
      fields[field] = (fields[field] ?? 0) + 1
    })
    const expected = one.length / 100
    return fields.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  }

  it('is independent between remotes and between rollouts', () => {
    const ofAccount = SUBJECTS.map((subject) => bucket('first', 'account', subject))
    const [first = [], second = []] = bySalt
    expect(chiSquare(first, ofAccount)).toBeLessThan(150)
    expect(chiSquare(first, second)).toBeLessThan(150)
    expect(chiSquare(first, first)).toBeGreaterThan(1_000)
  })

  it('distinguishes names that contain a separator', async () => {
    expect(await bucketOf('a', 'b', 'c')).not.toBe(await bucketOf('a\0b', 'c', ''))
  })
})

describe('a subject', () => {
  it('is the same for the same member, different for another, and does not reveal the id', async () => {
    const subject = await subjectOf('00000000-0000-4000-8000-000000000001')
    expect(subject).toMatch(/^[a-f0-9]{32}$/)
    expect(await subjectOf('00000000-0000-4000-8000-000000000001')).toBe(subject)
    expect(await subjectOf('00000000-0000-4000-8000-000000000002')).not.toBe(subject)
  })
})

describe('a candidate', () => {
  const isIn = (changes: Partial<Candidate>, bucket: number | null, who = visitor) =>
    choose(record({ candidate: candidate(changes) }), facts({ bucket, visitor: who })).by === 'candidate'
  const anyBucket = fc.integer({ min: 0, max: 9_999 })
  const anyShare = fc.integer({ min: 0, max: 10_000 })

  it('is for nobody at 0 % and for everybody at 100 %', () => {
    fc.assert(
      fc.property(anyBucket, (bucket) => {
        expect(isIn({ percentBp: 0 }, bucket)).toBe(false)
        expect(isIn({ percentBp: 10_000 }, bucket)).toBe(true)
      }),
      { seed: SEED, numRuns: 1_000 },
    )
  })

  it('keeps its visitors when its share grows', () => {
    fc.assert(
      fc.property(anyBucket, anyShare, anyShare, (bucket, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        if (isIn({ percentBp: less }, bucket)) expect(isIn({ percentBp: more }, bucket)).toBe(true)
      }),
      { seed: SEED, numRuns: 1_000 },
    )
  })

  it.each<[string, Partial<Candidate>, boolean]>([
    ['is offered while it is paused', { state: 'paused' }, true],
    ['is not offered when it is halted', { state: 'halted' }, false],
    [
      'is for whoever is in one of its groups',
      { audience: { include: [{ by: 'role', value: 'admin' }, german], exclude: [] } },
      true,
    ],
    ['is not for whoever is in none', { audience: { include: [{ by: 'role', value: 'admin' }], exclude: [] } }, false],
    [
      'leaves out whom it excludes, although it includes them too',
      { audience: { include: [german], exclude: [austrian] } },
      false,
    ],
    ['is for everybody but those it excludes', { audience: { include: [], exclude: [{ by: 'tier', value: 'premium' }] } }, true],
    ['may be for one member alone', { audience: { include: [{ by: 'member', value: 'somebody' }], exclude: [] } }, true],
  ])('%s', (_, changes, expected) => {
    expect(isIn({ percentBp: 10_000, ...changes }, 0)).toBe(expected)
  })

  it('is for nobody whose bucket is unknown', () => {
    expect(isIn({ percentBp: 10_000 }, null)).toBe(false)
  })

  it('is not for a country when the browser names none', () => {
    expect(isIn({ percentBp: 10_000, audience: { include: [austrian], exclude: [] } }, 0, { ...visitor, country: null })).toBe(
      false,
    )
  })
})

describe('the choice of a build', () => {
  const everything: Partial<RemoteRecord> = {
    candidate: candidate({ percentBp: 10_000 }),
    pins: [{ group: german, build: A }],
  }
  it.each<[string, Partial<RemoteRecord>, Partial<ChoiceFacts>, string | null, string[]]>([
    [
      'is nothing while the kill switch is on',
      { ...everything, kill: { on: true, messageKey: null } },
      { override: E },
      null,
      [],
    ],
    ['follows a QA link first', everything, { override: E }, E, [A, B, C, D]],
    ['then a pin', everything, {}, A, [B, C, D, E]],
    ['then what the tab uses already', { candidate: candidate({ percentBp: 0 }) }, { held: B }, B, [C, D, E]],
    ['then the candidate', { candidate: candidate({ percentBp: 10_000 }) }, {}, B, [C, D, E]],
    ['then the stable one, with the earlier ones in reserve', {}, {}, C, [D, E]],
    ['then the newest before it', { blocked: [C] }, {}, D, [E]],
    [
      'takes the first pin that fits',
      {
        pins: [
          { group: austrian, build: A },
          { group: german, build: B },
        ],
      },
      {},
      A,
      [C, D, E],
    ],
    ['does not follow a pin of others', { pins: [{ group: { by: 'role', value: 'visitor' }, build: A }] }, {}, C, [D, E]],
    ['leaves what has failed here', {}, { quarantined: new Set([`worries@${C}`, `worries@${D}`]) }, E, []],
    ["does not mind another remote's failure", {}, { quarantined: new Set([`account@${C}`]) }, C, [D, E]],
    ['skips what the snapshot does not describe', {}, { builds: described(build(E)) }, E, []],
    ['skips what needs a newer shell', {}, { builds: described(build(C, '^1.3.0'), build(D)) }, D, []],
    ['has nothing when everything was made for another shell', {}, { builds: described(build(C, '^2.0.0')) }, null, []],
    ['has nothing when everything is blocked', { blocked: [C, D, E] }, {}, null, []],
    ['names the stable one once when it stands among the earlier ones', { previous: [C, D] }, {}, C, [D]],
    ['does not even for a QA link show what is blocked', { blocked: [A] }, { override: A }, C, [D, E]],
    [
      'does not even for a QA link show what this shell cannot run',
      {},
      { builds: described(build(A, '^2.0.0'), build(C)), override: A },
      C,
      [],
    ],
    [
      'does not fall back to what was halted',
      { stable: A, blocked: [A], previous: [B, D], candidate: candidate({ state: 'halted' }) },
      {},
      D,
      [],
    ],
    [
      'shows what was halted to those it is pinned for',
      { candidate: candidate({ state: 'halted' }), pins: [{ group: german, build: B }] },
      {},
      B,
      [C, D, E],
    ],
    ['does not even for a pin show what is blocked', { ...everything, blocked: [A] }, {}, B, [C, D, E]],
  ])('%s', (_, recordWish, factsWish, chosen, rest) => {
    const choice = choose(record(recordWish), facts({ bucket: 0, ...factsWish }))
    expect(choice.build?.buildId ?? null).toBe(chosen)
    expect(choice.rest.map((each) => each.buildId)).toEqual(rest)
  })

  it('returns the message of the kill switch', () => {
    expect(choose(record({ kill: { on: true, messageKey: 'Back soon' } }), facts()).kill).toEqual({ messageKey: 'Back soon' })
  })

  it('explains each step', () => {
    const choice = choose(
      record({ blocked: [C], candidate: candidate({ percentBp: 1_250 }) }),
      facts({ bucket: 1_250, quarantined: new Set([`worries@${D}`]) }),
    )
    expect(choice.why).toEqual([
      `candidate ${B}: rolled out to 12.5 %, this visitor stands at 12.50 %`,
      `stable ${C}: blocked`,
      `previous ${D}: failed here before`,
      `previous ${E}: usable`,
      `chosen: previous ${E}`,
    ])
  })

  it('says whether the build that a tab uses is still offered', () => {
    expect(choose(record(), facts({ held: D })).why).toContain(`this tab uses ${D} already`)
    expect(choose(record(), facts({ held: A })).why).toContain(`this tab used ${A}, which is no longer offered`)
  })
})

describe('the build that a tab uses already', () => {
  it.each<[string, Partial<RemoteRecord>, ReturnType<typeof offeredAs>]>([
    ['stays while it is the candidate, whatever its share', { candidate: candidate({ percentBp: 0 }) }, 'candidate'],
    ['stays while it is the stable one', { stable: B }, 'stable'],
    ['stays while it is an earlier one', { previous: [B] }, 'previous'],
    ['goes when it was rolled back', {}, null],
    [
      'goes when it was halted, although an earlier record had it',
      { candidate: candidate({ state: 'halted' }), previous: [B] },
      null,
    ],
    [
      'stays when the rollout that was halted made it the stable one',
      { stable: B, candidate: candidate({ state: 'halted' }) },
      'stable',
    ],
  ])('%s', (_, changes, offer) => {
    expect(offeredAs(record(changes), B)).toBe(offer)
    const choice = choose(record(changes), facts({ held: B, bucket: 9_999 }))
    expect(choice.build?.buildId === B).toBe(offer !== null)
    if (offer) expect(choice.by).toBe(offer)
  })
})

describe('for any record and any visitor', () => {
  const someBuild = fc.constantFrom(A, B, C, D, E)
  const someGroup: fc.Arbitrary<Group> = fc.constantFrom(
    german,
    austrian,
    { by: 'role', value: 'admin' },
    { by: 'tier', value: 'free' },
  )
  const anyRecord = fc
    .record({
      stable: someBuild,
      previous: fc.uniqueArray(someBuild, { maxLength: 5 }),
      candidate: fc.option(
        fc.record({
          build: someBuild,
          salt: fc.constant('salt'),
          percentBp: fc.integer({ min: 0, max: 10_000 }),
          audience: fc.record({
            include: fc.array(someGroup, { maxLength: 2 }),
            exclude: fc.array(someGroup, { maxLength: 1 }),
          }),
          state: fc.constantFrom<Candidate['state']>('running', 'paused', 'halted'),
        }),
      ),
      pins: fc.array(fc.record({ group: someGroup, build: someBuild }), { maxLength: 2 }),
      blocked: fc.uniqueArray(someBuild, { maxLength: 3 }),
      kill: fc.record({ on: fc.constantFrom(false, false, false, true), messageKey: fc.constant(null) }),
    })
    .map(record)
  const anyFacts = fc
    .record({
      builds: fc.array(fc.record({ id: someBuild, shell: fc.constantFrom('^1.0.0', '^1.2.0', '^1.3.0') }), { maxLength: 5 }),
      quarantined: fc.uniqueArray(someBuild, { maxLength: 2 }),
      bucket: fc.option(fc.integer({ min: 0, max: 9_999 })),
      override: fc.option(someBuild, { nil: undefined, freq: 3 }),
      held: fc.option(someBuild, { nil: undefined }),
    })
    .map(({ builds, quarantined, ...rest }) =>
      facts({
        ...rest,
        builds: described(...builds.map((each) => build(each.id, each.shell))),
        quarantined: new Set(quarantined.map((each) => `worries@${each}`)),
      }),
    )

  const property = (check: (record: RemoteRecord, facts: ChoiceFacts) => void) =>
    fc.assert(fc.property(anyRecord, anyFacts, check), { seed: SEED, numRuns: 2_000 })

  it('no build is chosen that is blocked, failed here, or is not made for this shell', () => {
    property((some, known) => {
      const choice = choose(some, known)
      for (const { buildId, contract } of [...(choice.build ? [choice.build] : []), ...choice.rest]) {
        expect(some.blocked).not.toContain(buildId)
        expect(known.quarantined.has(`worries@${buildId}`)).toBe(false)
        expect(satisfies(known.contract, contract.shell)).toBe(true)
        expect(some.kill.on).toBe(false)
      }
    })
  })

  it('a build is skipped only for a reason, and named once', () => {
    property((some, known) => {
      if (some.kill.on) return
      const choice = choose(some, known)
      const named = [...(choice.build ? [choice.build] : []), ...choice.rest].map((each) => each.buildId)
      expect(new Set(named).size).toBe(named.length)
      for (const id of [some.stable, ...some.previous]) {
        const manifest = known.builds[`worries@${id}`]
        const isUsable =
          manifest &&
          !some.blocked.includes(id) &&
          !known.quarantined.has(`worries@${id}`) &&
          (offeredAs(some, id) !== null || named.includes(id)) &&
          satisfies(known.contract, manifest.contract.shell)
        expect(named.includes(id)).toBe(!!isUsable)
      }
    })
  })

  it('the result is the same each time, and the input is not changed', () => {
    property((some, known) => {
      const before = JSON.stringify([some, known])
      expect(choose(some, known)).toEqual(choose(structuredClone(some), { ...structuredClone(known) }))
      expect(JSON.stringify([some, known])).toBe(before)
    })
  })

  it('a tab that holds a choice keeps it, whatever the share becomes', () => {
    fc.assert(
      fc.property(anyRecord, anyFacts, fc.integer({ min: 0, max: 10_000 }), (some, known, percentBp) => {
        const fresh = { ...known, held: undefined, override: undefined }
        const first = choose(some, fresh).build?.buildId
        if (!first) return
        const later = { ...some, candidate: some.candidate && { ...some.candidate, percentBp } }
        expect(choose(later, { ...fresh, held: first }).build?.buildId).toBe(first)
      }),
      { seed: SEED, numRuns: 2_000 },
    )
  })

  it('the last step always names the choice', () => {
    property((some, known) => {
      const { build: chosen, by, why } = choose(some, known)
      if (some.kill.on) expect(why).toEqual(['the kill switch is on'])
      else expect(why.at(-1)).toBe(chosen ? `chosen: ${by} ${chosen.buildId}` : 'no build is left')
      expect(by === 'none').toBe(chosen === null)
    })
  })
})

describe('a version range', () => {
  it.each([
    ['1.2.3', '^1.2.3', true],
    ['1.2.4', '^1.2.3', true],
    ['1.10.0', '^1.9.0', true],
    ['1.2.0', '^1', true],
    ['1.0.0', '1.0.0', true],
    ['1.2.2', '^1.2.3', false],
    ['1.1.9', '^1.2.0', false],
    ['2.0.0', '^1.2.0', false],
    ['0.9.0', '^1.0.0', false],
    ['0.3.1', '^0.3.1', true],
    ['0.3.9', '^0.3.1', true],
    ['0.3.0', '^0.3.1', false],
    ['0.4.0', '^0.3.1', false],
    ['0.0.1', '^0.0.1', true],
    ['0.0.2', '^0.0.1', false],
    ['1.3.0', '1.2.0', false],
    ['1.2.1', '1.2.0', false],
    ['0.3.0', '0.3.0', true],
    ['1.2.0', '', false],
    ['1.2.0', '*', false],
    ['1.2.0', 'newest', false],
    ['rubbish', '^1.0.0', false],
    ['1.2.0-beta.1', '^1.2.0', false],
    ['1.2.0', '^1.2.0 || ^2.0.0', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected)
  })
})
