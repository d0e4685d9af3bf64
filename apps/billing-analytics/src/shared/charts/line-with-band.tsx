import { Area, LinePath } from '@visx/shape'
import { useFormat } from '@worrystone/i18n'
import { color } from '@worrystone/ui'
import type { LineScales } from './line-scales.ts'
import type { LineMark } from './marks.ts'

const isShown = ({ value }: LineMark) => value !== null

/** The uncertainty band, the line, and its last value in words. Times without a figure are gaps. */
export function LineWithBand({ marks, scales: { y, xOf } }: { marks: LineMark[]; scales: LineScales }) {
  const { number } = useFormat()
  const last = marks.findLast(isShown)
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
        defined={isShown}
        stroke={color.primary}
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      {last && (
        <text x={xOf(last)} y={y(last.value ?? 0) - 9} fontSize={13} fontWeight={650} textAnchor="middle">
          {number(last.value ?? 0)}
        </text>
      )}
    </>
  )
}
