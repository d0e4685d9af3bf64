import { Area, LinePath } from '@visx/shape'
import { useFormat } from '@worrystone/i18n'
import { color } from '@worrystone/ui'
import type { LineScales } from './line-scales.ts'
import type { LineMark } from './marks.ts'

const hasValue = ({ value }: LineMark) => value !== null

/** The uncertainty band, the line, and its last value in words. Times without a figure are gaps. */
export function LineWithBand({ marks, scales: { y, xOf } }: { marks: LineMark[]; scales: LineScales }) {
  const { number } = useFormat()
  const lastPoint = marks.findLast(hasValue)
  return (
    <>
      <Area
        data={marks}
        x={xOf}
        y0={({ low }) => y(low ?? 0)}
        y1={({ high }) => y(high ?? 0)}
        defined={({ low, high }) => low !== null && high !== null}
        fill={color.primarySoft}
        stroke="none"
      />
      <LinePath
        data={marks}
        x={xOf}
        y={({ value }) => y(value ?? 0)}
        defined={hasValue}
        stroke={color.primary}
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      {lastPoint && (
        <text x={xOf(lastPoint)} y={y(lastPoint.value ?? 0) - 9} fontSize={13} fontWeight={650} textAnchor="middle">
          {number(lastPoint.value ?? 0)}
        </text>
      )}
    </>
  )
}
