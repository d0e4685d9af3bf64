import { useLanguage } from '@worrystone/i18n'
import { color } from '@worrystone/ui'
import { ChartFrame } from './chart-frame.tsx'
import { DecorativeGroup } from './decorative-group.tsx'
import { LineAxes } from './line-axes.tsx'
import { lineScales } from './line-scales.ts'
import { LineWithBand } from './line-with-band.tsx'
import type { LineMark } from './marks.ts'
import { LINE_PX } from './sizes.ts'
import { useMarks } from './use-marks.ts'
import { useWidth } from './use-width.ts'

type Props = {
  name: string
  marks: LineMark[]
  /** The maximum of the vertical axis: the same for charts that are compared. */
  max: number
}

/** A line over time with its uncertainty band. A column around each point handles the pointer. */
export function LineChart({ name, marks, max }: Props) {
  const isRtl = useLanguage().direction === 'rtl'
  const [containerRef, width] = useWidth()
  const { chosen, group, getMarkProps } = useMarks({ count: marks.length, isRtl })
  const scales = lineScales({ marks, max, width, isRtl })
  const description = chosen === null ? undefined : marks[chosen]?.description
  return (
    <ChartFrame
      containerRef={containerRef}
      name={name}
      width={width}
      height={LINE_PX}
      groupProps={group}
      description={description}
      hint=""
    >
      <DecorativeGroup>
        <LineAxes {...scales} />
        <LineWithBand marks={marks} scales={scales} />
      </DecorativeGroup>
      {marks.map((mark, index) => (
        <g key={mark.key} {...getMarkProps(index, mark.description)}>
          <rect x={scales.xOf(mark) - scales.column / 2} width={scales.column} height={LINE_PX} fill="transparent" />
          <Point mark={mark} cx={scales.xOf(mark)} cy={scales.y(mark.value ?? 0)} isChosen={chosen === index} />
        </g>
      ))}
    </ChartFrame>
  )
}

type PointProps = { mark: LineMark; cx: number; cy: number; isChosen: boolean }

/** A dot; a dashed ring on the axis where there is no figure. */
function Point({ mark, cx, cy, isChosen }: PointProps) {
  const dotStyle =
    mark.value === null
      ? { fill: color.surface, stroke: color.lineStrong, strokeDasharray: '2 2' }
      : { fill: color.primary, stroke: color.surface }
  return <circle cx={cx} cy={cy} r={isChosen ? 6 : 4} strokeWidth={1.5} {...dotStyle} />
}
