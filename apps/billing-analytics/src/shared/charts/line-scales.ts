import { scaleLinear, scalePoint } from '@visx/scale'
import type { LineMark } from './marks.ts'
import { LINE_PX } from './sizes.ts'

const MARGIN = { top: 18, bottom: 26, axis: 44, far: 26 }
const MIN_TICK_DISTANCE = 76

type Options = { marks: LineMark[]; max: number; width: number; isRtl: boolean }

/** The coordinates of a line's points. Time runs in the reading direction. */
export function lineScales({ marks, max, width, isRtl }: Options) {
  const [start, end] = isRtl ? [width - MARGIN.axis, MARGIN.far] : [MARGIN.axis, width - MARGIN.far]
  const bottom = LINE_PX - MARGIN.bottom
  const x = scalePoint({ domain: marks.map(({ key }) => key), range: [start, end] })
  const y = scaleLinear({ domain: [0, Math.max(1, max)], range: [bottom, MARGIN.top], nice: 3 })
  const maxTicks = Math.max(1, Math.floor(Math.abs(end - start) / MIN_TICK_DISTANCE))
  const stride = Math.max(1, Math.ceil(marks.length / maxTicks))
  return {
    x,
    y,
    start,
    end,
    bottom,
    xOf: ({ key }: LineMark) => x(key) ?? start,
    /** As many time labels as fit, always including the last one. */
    ticks: marks.filter((_, index) => (marks.length - 1 - index) % stride === 0),
    /** The width of one point's column. */
    column: Math.abs(end - start) / Math.max(1, marks.length - 1),
  }
}
export type LineScales = ReturnType<typeof lineScales>
