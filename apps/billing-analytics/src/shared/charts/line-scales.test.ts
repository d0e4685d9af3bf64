import { expect, it } from 'vitest'
import { lineScales } from './line-scales.ts'
import type { LineMark } from './marks.ts'

const marks = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
  (key, at): LineMark => ({ key, tick: key, value: at * 10, low: null, high: null, description: key }),
)
const scales = (isRtl: boolean, width = 320) => lineScales({ marks, max: 70, width, isRtl })
const placesOf = (isRtl: boolean) => marks.map((mark) => scales(isRtl).xOf(mark))

it('runs in the reading direction', () => {
  expect(placesOf(false)).toEqual(placesOf(false).toSorted((a, b) => a - b))
  expect(placesOf(true)).toEqual(placesOf(true).toSorted((a, b) => b - a))
})

it('stays inside the drawing on the narrowest screen', () => {
  const { xOf } = scales(false, 240)
  for (const mark of marks) expect(xOf(mark)).toBeGreaterThan(0)
  for (const mark of marks) expect(xOf(mark)).toBeLessThan(240)
})

it('labels as many times as fit, always including the last one', () => {
  expect(scales(false).ticks.map(({ tick }) => tick)).toEqual(['b', 'e', 'h'])
})
