import type { Group } from '@worrystone/contracts'
import { describe, expect, test } from 'vitest'
import { apply, type Change } from './apply.ts'
import { DEFAULT_POLICY, type StoredRecord } from './stored-record.ts'

const [S, C, P1, P2, P3, P4, P5, NEW] = ['a', 'c', '1', '2', '3', '4', '5', 'f'].map((digit) => digit.repeat(16)) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]
const UNKNOWN = '0'.repeat(16)
const BEGAN = new Date('2026-03-01T10:00:00Z')
const NOW = new Date('2026-03-01T12:00:00Z')

const record: StoredRecord = {
  remote: 'worries',
  revision: 7,
  stable: S,
  previous: [P1, P2],
  candidate: null,
  pins: [],
  blocked: [],
  kill: { on: false, messageKey: null },
  team: 'stones',
  rollout: null,
  policy: DEFAULT_POLICY,
  updatedAt: BEGAN,
}
const steps = [
  { bp: 100, holdMinutes: 60 },
  { bp: 1_000, holdMinutes: 60 },
  { bp: 10_000, holdMinutes: 0 },
]
const everybody = { include: [], exclude: [] }
const withCandidate = (state: 'running' | 'paused' | 'halted' = 'running', more: Partial<StoredRecord> = {}): StoredRecord => ({
  ...record,
  candidate: { build: C, salt: 'old salt', percentBp: 100, audience: everybody, state },
  rollout: { steps, step: 0, startedAt: BEGAN, stepSince: BEGAN },
  ...more,
})

const facts = { builds: new Set([S, C, P1, P2, P3, P4, P5, NEW]), now: NOW, salt: 'new salt' }
const changed = (change: Change, from = record) => apply(from, change, facts)
const rollout = (build: string, more: { steps?: typeof steps; include?: Group[] } = {}) =>
  ({ action: 'rollout', build, steps, ...everybody, ...more }) as const

test('a change increments the revision, sets the time, and does not mutate the record', () => {
  const before = structuredClone(record)
  expect(changed({ action: 'kill', messageKey: null })).toMatchObject({ revision: 8, updatedAt: NOW })
  expect(record).toEqual(before)
})

describe('a rollout', () => {
  test('starts with its first step and its own salt', () => {
    const include = [{ by: 'role', value: 'moderator' }] as const
    const { candidate, rollout: started, stable } = changed(rollout(C, { include: [...include] }))
    expect(candidate).toEqual({
      build: C,
      salt: 'new salt',
      percentBp: 100,
      audience: { include, exclude: [] },
      state: 'running',
    })
    expect(started).toEqual({ steps, step: 0, startedAt: NOW, stepSince: NOW })
    expect(stable).toBe(S)
  })

  test('replaces a halted candidate, with another salt', () => {
    expect(changed(rollout(NEW), withCandidate('halted')).candidate).toMatchObject({ build: NEW, salt: 'new salt' })
    expect(changed(rollout(C), withCandidate('halted')).candidate).toMatchObject({ build: C, salt: 'new salt', state: 'running' })
  })

  test.each(['running', 'paused'] as const)('of the %s candidate keeps the same people with other steps', (state) => {
    const next = changed(rollout(C, { steps: [{ bp: 2_500, holdMinutes: 5 }] }), withCandidate(state))
    expect(next.candidate).toMatchObject({ salt: 'old salt', percentBp: 2_500, state: 'running' })
    expect(next.rollout).toMatchObject({ step: 0, startedAt: BEGAN, stepSince: NOW })
  })

  test.each<[string, Change, StoredRecord, string]>([
    [
      'while another is running',
      rollout(NEW),
      withCandidate(),
      `Build ${C} is being rolled out: promote it or roll it back first.`,
    ],
    [
      'while another is paused',
      rollout(NEW),
      withCandidate('paused'),
      `Build ${C} is being rolled out: promote it or roll it back first.`,
    ],
    ['of the stable build', rollout(S), record, `Build ${S} is the stable one already.`],
    ['of a blocked build', rollout(C), { ...record, blocked: [C] }, `Build ${C} is blocked: unblock it first.`],
    ['of an unknown build', rollout(UNKNOWN), record, `worries has no published build ${UNKNOWN}: publish it first.`],
    [
      'with decreasing steps',
      rollout(C, {
        steps: [
          { bp: 500, holdMinutes: 1 },
          { bp: 500, holdMinutes: 1 },
        ],
      }),
      record,
      'Each step must reach more visitors than the one before.',
    ],
  ])('%s is refused', (_, change, from, message) => {
    expect(() => changed(change, from)).toThrow(message)
  })
})

describe('a step', () => {
  test('increases the share and restarts its duration', () => {
    const next = changed({ action: 'step', step: 1 }, withCandidate())
    expect(next.candidate?.percentBp).toBe(1_000)
    expect(next.rollout).toEqual({ steps, step: 1, startedAt: BEGAN, stepSince: NOW })
  })

  test.each<[string, number, StoredRecord, string]>([
    ['back', 0, withCandidate(), 'The rollout has no step 1 to go on to.'],
    ['beyond the last', 3, withCandidate(), 'The rollout has no step 4 to go on to.'],
    ['of a paused candidate', 1, withCandidate('paused'), 'The candidate is paused: resume it first.'],
    ['of a halted candidate', 1, withCandidate('halted'), 'The candidate is halted: resume it first.'],
    ['without a candidate', 1, record, 'There is no candidate: roll a build out first.'],
  ])('%s is refused', (_, step, from, message) => {
    expect(() => changed({ action: 'step', step }, from)).toThrow(message)
  })
})

describe('promoting', () => {
  test('makes the candidate stable and keeps the replaced build as the newest previous one', () => {
    const next = changed({ action: 'promote' }, withCandidate('paused'))
    expect(next).toMatchObject({ stable: C, previous: [S, P1, P2], candidate: null, rollout: null })
  })

  test('keeps five earlier builds, each once', () => {
    const long = withCandidate('running', { previous: [P1, C, P2, P3, P4] })
    expect(changed({ action: 'promote' }, long).previous).toEqual([S, P1, P2, P3, P4])
    const full = withCandidate('running', { previous: [P1, P2, P3, P4, P5] })
    expect(changed({ action: 'promote' }, full).previous).toEqual([S, P1, P2, P3, P4])
  })

  test('is refused for a halted candidate and for none', () => {
    expect(() => changed({ action: 'promote' }, withCandidate('halted'))).toThrow(
      'The candidate is halted: resume it first, or roll it back.',
    )
    expect(() => changed({ action: 'promote' })).toThrow('There is no candidate: roll a build out first.')
  })
})

describe('pausing, halting and resuming', () => {
  test('keeps the share and the salt', () => {
    const paused = changed({ action: 'pause' }, withCandidate())
    expect(paused.candidate).toEqual({ ...withCandidate().candidate, state: 'paused' })
    const halted = changed({ action: 'halt' }, paused)
    expect(halted.candidate).toEqual({ ...withCandidate().candidate, state: 'halted' })
    const resumed = changed({ action: 'resume' }, halted)
    expect(resumed.candidate).toEqual(withCandidate().candidate)
    expect(resumed.rollout).toMatchObject({ steps, step: 0, stepSince: NOW })
  })

  test('restarts the step after a halt and continues it after a pause', () => {
    expect(changed({ action: 'resume' }, withCandidate('halted')).rollout?.startedAt).toEqual(NOW)
    expect(changed({ action: 'resume' }, withCandidate('paused')).rollout?.startedAt).toEqual(BEGAN)
  })

  test.each<[Change['action'], StoredRecord, string]>([
    ['pause', withCandidate('paused'), 'The candidate is paused already.'],
    ['pause', withCandidate('halted'), 'The candidate is halted already.'],
    ['pause', record, 'There is no candidate: roll a build out first.'],
    ['halt', withCandidate('halted'), 'The candidate is halted already.'],
    ['halt', record, 'There is no candidate: roll a build out first.'],
    ['resume', withCandidate(), 'The candidate is running already.'],
    ['resume', record, 'There is no candidate: roll a build out first.'],
  ])('%s is refused where it would change nothing', (action, from, message) => {
    expect(() => changed({ action } as Change, from)).toThrow(message)
  })
})

describe('rolling back', () => {
  test.each(['running', 'paused', 'halted'] as const)('takes a %s candidate away and leaves the stable build', (state) => {
    const next = changed({ action: 'rollback' }, withCandidate(state))
    expect(next).toMatchObject({ stable: S, previous: [P1, P2], candidate: null, rollout: null })
  })

  test('restores the newest previous build, an older one the next time, never the one it replaced', () => {
    const once = changed({ action: 'rollback' })
    expect(once).toMatchObject({ stable: P1, previous: [P2, S] })
    const twice = changed({ action: 'rollback' }, once)
    expect(twice).toMatchObject({ stable: P2, previous: [S, P1] })
  })

  test('skips builds that are blocked or no longer published', () => {
    expect(changed({ action: 'rollback' }, { ...record, blocked: [P1] }).stable).toBe(P2)
    const gone = { ...facts, builds: new Set([S, P2]) }
    expect(apply(record, { action: 'rollback' }, gone).stable).toBe(P2)
  })

  test('restores the requested build, also one that was never stable', () => {
    expect(changed({ action: 'rollback', build: P2 })).toMatchObject({ stable: P2, previous: [P1, S] })
    expect(changed({ action: 'rollback', build: NEW })).toMatchObject({ stable: NEW, previous: [P1, P2, S] })
  })

  test('keeps five previous builds, the replaced one included', () => {
    const full = { ...record, previous: [P1, P2, P3, P4, P5] }
    expect(changed({ action: 'rollback', build: NEW }, full).previous).toEqual([P1, P2, P3, P4, S])
  })

  test.each<[string, string | undefined, StoredRecord, string]>([
    [
      'to nothing',
      undefined,
      { ...record, previous: [] },
      'There is no earlier build to go back to: use kill to take the remote off the site.',
    ],
    ['to blocked builds only', undefined, { ...record, blocked: [P1, P2] }, 'There is no earlier build to go back to'],
    ['to the stable build', S, record, `Build ${S} is the stable one already.`],
    ['to a blocked build', P1, { ...record, blocked: [P1] }, `Build ${P1} is blocked: unblock it first.`],
    ['to an unknown build', UNKNOWN, record, `worries has no published build ${UNKNOWN}`],
    [
      'to a named build beside a candidate',
      P1,
      withCandidate(),
      'There is a candidate: take it back first, without naming a build.',
    ],
  ])('%s is refused', (_, build, from, message) => {
    expect(() => changed({ action: 'rollback', ...(build !== undefined && { build }) }, from)).toThrow(message)
  })
})

describe('blocking', () => {
  test('removes a blocked candidate', () => {
    const next = changed({ action: 'block', build: C }, withCandidate())
    expect(next).toMatchObject({ stable: S, candidate: null, rollout: null, blocked: [C] })
  })

  test('of the stable build restores the newest previous one', () => {
    const next = changed({ action: 'block', build: S }, withCandidate())
    expect(next).toMatchObject({ stable: P1, previous: [P2, S], blocked: [S], candidate: { build: C } })
  })

  test('never makes the candidate stable', () => {
    const next = changed({ action: 'block', build: S }, withCandidate('running', { previous: [C, P2] }))
    expect(next).toMatchObject({ stable: P2, candidate: { build: C } })
  })

  test('of any other build changes nothing else', () => {
    expect(changed({ action: 'block', build: P1 })).toMatchObject({ stable: S, previous: [P1, P2], blocked: [P1] })
  })

  test.each<[string, string, StoredRecord, string]>([
    [
      'the only build',
      S,
      { ...record, previous: [] },
      `Build ${S} is the only one left: use kill to take the remote off the site.`,
    ],
    [
      'all but the candidate',
      S,
      withCandidate('running', { previous: [] }),
      "No other build could be everybody's: promote the candidate first",
    ],
    ['twice', P1, { ...record, blocked: [P1] }, `Build ${P1} is blocked already.`],
    ['what is unknown', UNKNOWN, record, `worries has no published build ${UNKNOWN}`],
  ])('%s is refused', (_, build, from, message) => {
    expect(() => changed({ action: 'block', build }, from)).toThrow(message)
  })

  test('is undone by unblocking, which is refused for a build that is not blocked', () => {
    const blocked = { ...record, blocked: [P1, C] }
    expect(changed({ action: 'unblock', build: P1 }, blocked).blocked).toEqual([C])
    expect(() => changed({ action: 'unblock', build: P2 }, blocked)).toThrow(`Build ${P2} is not blocked.`)
  })
})

describe('pinning', () => {
  const admins = { by: 'role', value: 'admin' } as const
  const members = { by: 'role', value: 'member' } as const

  test('pins a group to a build; the newest pin of a group applies', () => {
    const once = changed({ action: 'pin', build: C, group: admins })
    expect(once.pins).toEqual([{ group: admins, build: C }])
    const twice = changed({ action: 'pin', build: P1, group: members }, once)
    const thrice = changed({ action: 'pin', build: NEW, group: admins }, twice)
    expect(thrice.pins).toEqual([
      { group: admins, build: NEW },
      { group: members, build: P1 },
    ])
    expect(changed({ action: 'unpin', group: admins }, thrice).pins).toEqual([{ group: members, build: P1 }])
  })

  test('is refused for what is unknown or blocked, for too many groups, and unpinning for what is not pinned', () => {
    expect(() => changed({ action: 'pin', build: UNKNOWN, group: admins })).toThrow('no published build')
    expect(() => changed({ action: 'pin', build: C, group: admins }, { ...record, blocked: [C] })).toThrow('unblock it first')
    expect(() => changed({ action: 'unpin', group: admins })).toThrow('Nothing is pinned for this group.')
    const pins = Array.from({ length: 20 }, (_, i) => ({ group: { by: 'country' as const, value: `C${i}` }, build: C }))
    expect(() => changed({ action: 'pin', build: C, group: admins }, { ...record, pins })).toThrow('At most 20 pins')
    expect(changed({ action: 'pin', build: P1, group: { by: 'country', value: 'C7' } }, { ...record, pins }).pins).toHaveLength(
      20,
    )
  })
})

describe('the kill switch', () => {
  test('can be switched on, get another message, and be switched off', () => {
    const on = changed({ action: 'kill', messageKey: null })
    expect(on.kill).toEqual({ on: true, messageKey: null })
    expect(changed({ action: 'kill', messageKey: 'Back soon' }, on).kill).toEqual({ on: true, messageKey: 'Back soon' })
    expect(changed({ action: 'revive' }, on).kill).toEqual({ on: false, messageKey: null })
  })

  test('is refused where it would change nothing', () => {
    const on = { ...record, kill: { on: true, messageKey: null } }
    expect(() => changed({ action: 'kill', messageKey: null }, on)).toThrow('worries is switched off already.')
    expect(() => changed({ action: 'revive' })).toThrow('worries is not switched off.')
  })
})

test('a health policy replaces the previous one', () => {
  const policy = { minSamples: 50, windowMinutes: 10, maxErrorRate: 0.1, relativeToStable: 1.5 }
  expect(changed({ action: 'health', policy }).policy).toEqual(policy)
})
