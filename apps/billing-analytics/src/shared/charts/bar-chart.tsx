import { AxisBottom } from '@visx/axis'
import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useFormat, useLanguage } from '@worrystone/i18n'
import { color } from '@worrystone/ui'
import { useId } from 'react'
import { AXIS, TICK } from './axis-style.ts'
import { ChartFrame } from './chart-frame.tsx'
import { DecorativeGroup } from './decorative-group.tsx'
import { HatchPattern } from './hatch-pattern.tsx'
import type { BarMark } from './marks.ts'
import { BAR_AXIS_PX, BAR_PX } from './sizes.ts'
import { useMarks } from './use-marks.ts'
import { useWidth } from './use-width.ts'

const BAR_THICKNESS = 16
const NAME_BASELINE = 15
const BAR_TOP = 22
/** Space behind the longest bar for its value. */
const VALUE_WIDTH = 64
/** The hatched stub of a bar without a value. */
const STUB_WIDTH = 28

type Props = {
  name: string
  marks: BarMark[]
  max: number
  /** Formats a tick of the axis; plain numbers by default. */
  tick?: (value: number) => string
}

/** Horizontal bars from the inline start, with names above and values behind them. */
export function BarChart({ name, marks, max, tick }: Props) {
  const { number } = useFormat()
  const isRtl = useLanguage().direction === 'rtl'
  const [containerRef, width] = useWidth()
  const { chosen, group, getMarkProps } = useMarks({ count: marks.length, isRtl })
  const hatchId = useId()
  const [start, end] = isRtl ? [width, VALUE_WIDTH] : [0, width - VALUE_WIDTH]
  const x = scaleLinear({ domain: [0, max || 1], range: [start, end] })
  const height = marks.length * BAR_PX + BAR_AXIS_PX
  const direction = isRtl ? -1 : 1
  return (
    <ChartFrame
      containerRef={containerRef}
      name={name}
      width={width}
      height={height}
      groupProps={group}
      description={chosen === null ? undefined : marks[chosen]?.description}
    >
      <HatchPattern id={hatchId} />
      <DecorativeGroup>
        {x.ticks(3).map((value) => (
          <line key={value} x1={x(value)} x2={x(value)} y1={0} y2={height - BAR_AXIS_PX} stroke={color.line} />
        ))}
        <AxisBottom
          {...AXIS}
          top={height - BAR_AXIS_PX}
          scale={x}
          numTicks={3}
          tickFormat={(value) => (tick ?? number)(Number(value))}
          tickLabelProps={(value) => ({ ...TICK, dy: '0.4em', textAnchor: Number(value) === 0 ? 'start' : 'middle' })}
        />
      </DecorativeGroup>
      {marks.map((mark, index) => {
        const length = mark.value === null ? STUB_WIDTH : Math.max(2, Math.abs(x(mark.value) - start))
        return (
          <g key={mark.key} {...getMarkProps(index, mark.description)} transform={`translate(0 ${index * BAR_PX})`}>
            <rect width={width} height={BAR_PX} fill="transparent" />
            <text x={start} y={NAME_BASELINE} fontSize={14} style={{ fill: color.ink }}>
              {mark.label}
            </text>
            <Bar
              x={isRtl ? start - length : start}
              y={BAR_TOP}
              width={length}
              height={BAR_THICKNESS}
              rx={3}
              fill={mark.value === null ? `url(#${hatchId})` : chosen === index ? color.primaryStrong : color.primary}
              stroke={mark.value === null ? color.lineStrong : 'none'}
            />
            <text x={start + direction * (length + 8)} y={BAR_TOP + BAR_THICKNESS - 3} fontSize={13} fontWeight={650}>
              {mark.text}
            </text>
          </g>
        )
      })}
    </ChartFrame>
  )
}
