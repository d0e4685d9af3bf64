import { describe, expect, it } from 'vitest'
import { firstGroup, parseGroup } from './features/actions/group-field.tsx'
import { parseSteps, presetSteps, typedStep } from './features/actions/steps.ts'
import { timeTicks, valueTicks } from './features/health/axis-ticks.ts'
import { decimal } from './shared/decimal.ts'
import { plottedValue, seriesOf, timestampsOf } from './shared/series.ts'
import { aHealth, anHour, CANDIDATE, EARLIER, STABLE } from './testing/a-remote.ts'

describe('a typed number', () => {
  it.each([
    ['12', 12],
    [' 0.5 ', 0.5],
    ['2,5', 2.5],
    ['١٢٫٥', 12.5],
    ['१०', 10],
    ['', Number.NaN],
    ['ten', Number.NaN],
    ['1,000,000', Number.NaN],
  ])('is parsed with a point or a comma, in any script: %j', (typed, value) => expect(decimal(typed)).toBe(value))
})

describe('steps', () => {
  it('are basis points and minutes', () => {
    expect(parseSteps([typedStep('0.01', '0'), typedStep('33,33', '10080')])).toEqual({
      steps: [
        { bp: 1, holdMinutes: 0 },
        { bp: 3_333, holdMinutes: 10_080 },
      ],
    })
  })

  it.each([
    ['', '1', 'share'],
    ['0', '1', 'share'],
    ['101', '1', 'share'],
    ['5', '', 'hold'],
    ['5', '-1', 'hold'],
    ['5', '10081', 'hold'],
  ])('with errors name the row: %j for %j', (percent, minutes, invalidField) => {
    const step = typedStep(percent, minutes)
    expect(parseSteps([step])).toEqual({ id: step.id, invalidField })
  })

  it('of every preset are valid and end at 100 %', () => {
    for (const preset of ['careful', 'quick', 'atOnce'] as const) {
      const read = parseSteps(presetSteps(preset))
      expect('steps' in read && read.steps.at(-1)?.bp).toBe(10_000)
    }
  })
})

describe('a group', () => {
  it.each([
    [
      { by: 'country', value: ' at ' },
      { by: 'country', value: 'AT' },
    ],
    [{ by: 'country', value: 'Austria' }, null],
    [
      { by: 'member', value: 'mira' },
      { by: 'member', value: '@mira' },
    ],
    [
      { by: 'member', value: '@mira' },
      { by: 'member', value: '@mira' },
    ],
    [
      { by: 'member', value: 'a'.repeat(32) },
      { by: 'member', value: 'a'.repeat(32) },
    ],
    [{ by: 'member', value: 'm r' }, null],
    [firstGroup, firstGroup],
  ] as const)('is parsed to the form of the registry: %j', (typed, read) => expect(parseGroup(typed)).toEqual(read))
})

describe('lines', () => {
  it('have the stable build first, then the candidate, each distinguishable without colour', () => {
    const hour = anHour()
    const other = { build: EARLIER, points: hour.builds[0]?.points.slice(0, 3) ?? [] }
    const series = seriesOf({ ...hour, builds: [other, ...hour.builds.toReversed()] }, { stable: STABLE, candidate: CANDIDATE })
    expect(series.map(({ build, role }) => [build, role])).toEqual([
      [STABLE, 'stable'],
      [CANDIDATE, 'candidate'],
      [EARLIER, 'other'],
    ])
    for (const key of ['dash', 'shape'] as const) expect(new Set(series.map(({ style }) => style[key])).size).toBe(3)
    expect(timestampsOf(series)).toHaveLength(60)
  })

  it('leave out builds without visits, and points without visits', () => {
    const at = new Date().toISOString()
    const empty = { ...aHealth({ visits: 0, failures: 0 }), at }
    expect(
      seriesOf({ bucketMinutes: 1, builds: [{ build: STABLE, points: [empty] }] }, { stable: STABLE, candidate: null }),
    ).toEqual([])
    expect(plottedValue(undefined, 'errors')).toBeNull()
    expect(plottedValue(empty, 'errors')).toBeNull()
    expect(plottedValue(aHealth({ visits: 200, failures: 1 }), 'errors')).toBe(0.005)
    expect(plottedValue(aHealth(), 'mount')).toBe(840)
  })
})

describe('an axis', () => {
  it('has round times inside its span, no more than fit', () => {
    const to = Date.UTC(2026, 10, 21, 12, 3)
    const ticks = timeTicks(to - 3_600_000, to, 7)
    expect(ticks.length).toBeLessThanOrEqual(7)
    expect(ticks.length).toBeGreaterThan(3)
    for (const tick of ticks) {
      expect(tick % 600_000).toBe(0)
      expect(tick).toBeGreaterThanOrEqual(to - 3_600_000)
      expect(tick).toBeLessThanOrEqual(to)
    }
  })

  it.each([
    [0.2, [0, 0.05, 0.1, 0.15, 0.2]],
    [0.01, [0, 0.0025, 0.005, 0.0075, 0.01]],
    [947, [0, 250, 500, 750, 1_000]],
    [0, [0, 0.01, 0.02, 0.03, 0.04]],
  ])('has round values from zero to above %d', (highest, ticks) => {
    const values = valueTicks(highest, 0.04)
    expect(values).toHaveLength(ticks.length)
    for (const [at, tick] of ticks.entries()) expect(values[at]).toBeCloseTo(tick, 9)
  })
})
