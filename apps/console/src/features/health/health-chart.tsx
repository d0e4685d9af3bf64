import { useLanguage } from '@worrystone/i18n'
import { color, font, radius, shadow, space } from '@worrystone/ui'
import { useState } from 'react'
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { styled } from 'styled-components'
import { shortId } from '../../shared/build-tag.tsx'
import { useFigures } from '../../shared/figures.ts'
import { type Metric, plottedValue, type Series, timestampsOf } from '../../shared/series.ts'
import { useMeasurementText } from '../../shared/use-measurement-text.ts'
import { timeTicks, valueTicks } from './axis-ticks.ts'
import { LIMIT_LINE, LineSample, SeriesMarker } from './series-marker.tsx'

/** Pixels that a marker, and a time below the axis, take. */
const MIN_MARKER_DISTANCE = 14
const MIN_TICK_DISTANCE = 76
const DAY_MS = 86_400_000

type Props = {
  series: Series[]
  metric: Metric
  /** The content of the chart; its accessible name. */
  title: string
  from: number
  to: number
  /** The error rate above which a candidate may count as unhealthy. */
  limit: number | null
}

type Row = { at: number } & Record<string, number | null>

/** The lines of all builds over time. The arrow keys go from point to point. */
export function HealthChart({ series, metric, title, from, to, limit }: Props) {
  const figures = useFigures()
  const isMirrored = useLanguage().direction === 'rtl'
  const times = timestampsOf(series)
  const rows = times.map((at): Row => {
    const values = series.map(({ build, points }) => [build, plottedValue(points.get(at), metric)])
    return { ...Object.fromEntries(values), at }
  })
  const [width, setWidth] = useState(600)
  const stride = Math.max(1, Math.ceil((times.length * MIN_MARKER_DISTANCE) / width))
  const axis = { tickLine: false, axisLine: { stroke: 'var(--line-strong)' }, tick: { fill: 'var(--ink-soft)', fontSize: 13 } }
  const formatTime = to - from > DAY_MS ? figures.dayAndClock : figures.clock
  const formatValue = metric === 'errors' ? figures.rate : figures.ms
  const highest = Math.max(limit ?? 0, ...rows.flatMap((row) => series.map(({ build }) => row[build] ?? 0)))

  const values = valueTicks(highest, metric === 'errors' ? 0.04 : 1_000)

  return (
    <Frame dir="ltr">
      <ResponsiveContainer width="100%" height="100%" onResize={setWidth}>
        <LineChart
          data={rows}
          margin={{ top: 8, right: isMirrored ? 0 : 12, bottom: 0, left: isMirrored ? 12 : 0 }}
          title={title}
          aria-label={title}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            {...axis}
            dataKey="at"
            type="number"
            scale="time"
            domain={[from, to]}
            reversed={isMirrored}
            tickFormatter={formatTime}
            ticks={timeTicks(from, to, Math.max(2, Math.floor((width - 80) / MIN_TICK_DISTANCE)))}
            interval={0}
            tickMargin={8}
          />
          <YAxis
            {...axis}
            orientation={isMirrored ? 'right' : 'left'}
            domain={[0, values.at(-1) ?? 1]}
            ticks={values}
            interval={0}
            tickFormatter={formatValue}
            width="auto"
            tickMargin={6}
          />
          {limit !== null && <ReferenceLine y={limit} {...LIMIT_LINE} />}
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--line-strong)' }}
            content={({ active, label }) =>
              active && typeof label === 'number' ? <PointFigures at={label} series={series} metric={metric} /> : null
            }
          />
          {series.map(({ build, style }) => (
            <Line
              key={build}
              dataKey={build}
              name={shortId(build)}
              type="linear"
              connectNulls
              stroke={style.color}
              strokeDasharray={style.dash}
              strokeWidth={2}
              isAnimationActive={false}
              dot={({ cx = 0, cy = 0, index, value }) =>
                typeof value === 'number' && index % stride === 0 ? (
                  <SeriesMarker key={index} style={style} x={cx} y={cy} size={3.5} />
                ) : (
                  <g key={index} />
                )
              }
              activeDot={({ cx = 0, cy = 0 }) => <SeriesMarker style={style} x={cx} y={cy} size={6} />}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </Frame>
  )
}

/** The figures of all builds at one time. A live region: read out while the keys move between points. */
function PointFigures({ at, series, metric }: { at: number; series: Series[]; metric: Metric }) {
  const figures = useFigures()
  const { direction } = useLanguage()
  const details = useMeasurementText()
  return (
    <Note role="status" dir={direction}>
      <strong>{figures.exact(at)}</strong>
      <ul>
        {series.map(({ build, style, points }) => (
          <li key={build}>
            <LineSample style={style} />
            <code dir="ltr">{shortId(build)}</code>
            <span>{details(points.get(at), metric)}</span>
          </li>
        ))}
      </ul>
    </Note>
  )
}

const Frame = styled.div`
  block-size: 18rem;
  font-variant-numeric: tabular-nums;
  .recharts-surface:focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px; border-radius: ${radius.s}; }
  svg { overflow: visible; }
`

/* Never wider than the chart on a phone: an overflow would widen the page. */
const Note = styled.div`
  max-inline-size: min(22rem, calc(100vw - 8.5rem));
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  font-size: ${font.size.s};
  > strong { font-weight: 650; }
  > ul { margin: ${space[1]} 0 0; padding: 0; list-style: none; }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space[2]}; overflow-wrap: anywhere; }
`
