import { AxisLeft, AxisRight, AxisTop } from '@visx/axis'
import { scaleBand } from '@visx/scale'
import { useLanguage } from '@worrystone/i18n'
import { color } from '@worrystone/ui'
import { useId } from 'react'
import { AXIS, TICK } from './axis-style.ts'
import { ChartFrame } from './chart-frame.tsx'
import { DecorativeGroup } from './decorative-group.tsx'
import { HatchPattern } from './hatch-pattern.tsx'
import type { CellMark } from './marks.ts'
import { boundsOf, shadeOf } from './shades.ts'
import { CELL_AXIS_PX, CELL_PX } from './sizes.ts'
import { useMarks } from './use-marks.ts'
import { useWidth } from './use-width.ts'

const ROW_NAME_WIDTH = 52
/** The largest width of an axis letter. */
const CHARACTER_PX = 8

type Props = {
  name: string
  /** Names of columns and rows, in order; the narrow ones where the others do not fit. */
  columns: { name: string; narrow: string }[]
  rows: string[]
  /** Row by row. */
  marks: CellMark[]
}

/** A grid of shades with the number in each cell. */
export function HeatMap({ name, columns, rows, marks }: Props) {
  const isRtl = useLanguage().direction === 'rtl'
  const [containerRef, width] = useWidth()
  const { chosen, group, getMarkProps } = useMarks({ count: marks.length, columns: columns.length, isRtl })
  const hatchId = useId()
  const edges: [number, number] = isRtl ? [width - ROW_NAME_WIDTH, 0] : [ROW_NAME_WIDTH, width]
  const height = CELL_AXIS_PX + rows.length * CELL_PX
  const x = scaleBand({ domain: columns.map((_, index) => index), range: edges, padding: 0.06 })
  const isNarrow = columns.some((column) => column.name.length * CHARACTER_PX > x.bandwidth())
  const y = scaleBand({ domain: rows, range: [CELL_AXIS_PX, height], padding: 0.06 })
  const bounds = boundsOf(marks.map(({ value }) => value))
  const RowAxis = isRtl ? AxisRight : AxisLeft
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
        <AxisTop
          {...AXIS}
          hideAxisLine
          top={CELL_AXIS_PX}
          scale={x}
          tickFormat={(index) => (isNarrow ? columns[index]?.narrow : columns[index]?.name)}
          tickLabelProps={{ ...TICK, dy: '0.2em', textAnchor: 'middle' }}
        />
        <RowAxis
          {...AXIS}
          hideAxisLine
          left={edges[0]}
          scale={y}
          tickLabelProps={{ ...TICK, dx: isRtl ? 2 : -2, dy: '0.33em', textAnchor: 'end' }}
        />
      </DecorativeGroup>
      {marks.map((mark, index) => {
        const shade = mark.value === null ? null : shadeOf(mark.value, bounds)
        const left = x(mark.column) ?? 0
        const top = y(rows[mark.row] ?? '') ?? 0
        return (
          <g key={mark.key} {...getMarkProps(index, mark.description)}>
            <rect
              x={left}
              y={top}
              width={x.bandwidth()}
              height={y.bandwidth()}
              rx={4}
              fill={shade?.fill ?? `url(#${hatchId})`}
              stroke={chosen === index ? color.ink : color.line}
              strokeWidth={chosen === index ? 2 : 1}
            />
            <text
              x={left + x.bandwidth() / 2}
              y={top + y.bandwidth() / 2}
              dy="0.33em"
              fontSize={12}
              textAnchor="middle"
              style={{ fill: shade?.ink ?? color.ink }}
            >
              {shade ? mark.text : ''}
            </text>
          </g>
        )
      })}
    </ChartFrame>
  )
}
