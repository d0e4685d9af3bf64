import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis'
import { useFormat, useLanguage } from '@worrystone/i18n'
import { color } from '@worrystone/ui'
import { AXIS, TICK } from './axis-style.ts'
import type { LineScales } from './line-scales.ts'

const TICK_COUNT = 3

/** Values at the inline start, times below, and a faint grid. */
export function LineAxes({ x, y, start, end, bottom, ticks }: LineScales) {
  const { number } = useFormat()
  const isRtl = useLanguage().direction === 'rtl'
  const ValueAxis = isRtl ? AxisRight : AxisLeft
  const tickOf = new Map(ticks.map(({ key, tick }) => [key, tick]))
  return (
    <>
      {y.ticks(TICK_COUNT).map((value) => (
        <line key={value} x1={start} x2={end} y1={y(value)} y2={y(value)} stroke={color.line} />
      ))}
      <ValueAxis
        {...AXIS}
        hideAxisLine
        left={start}
        scale={y}
        numTicks={TICK_COUNT}
        tickFormat={(value) => number(Number(value))}
        tickLabelProps={{ ...TICK, dx: isRtl ? 4 : -4, dy: '0.33em', textAnchor: 'end' }}
      />
      <AxisBottom
        {...AXIS}
        top={bottom}
        scale={x}
        tickValues={[...tickOf.keys()]}
        tickFormat={(key) => tickOf.get(key) ?? ''}
        tickLabelProps={{ ...TICK, dy: '0.4em', textAnchor: 'middle' }}
      />
    </>
  )
}
