import { lazyComponent, Skeleton } from '@worrystone/ui'
import type { ComponentProps } from 'react'
import type { BarChart, HeatMap, LineChart } from './charts.ts'
import { BAR_AXIS_PX, BAR_PX, CELL_AXIS_PX, CELL_PX, DESCRIPTION_REM, LINE_PX } from './sizes.ts'

const charts = () => import('./charts.ts')
const LazyLine = lazyComponent(async () => (await charts()).LineChart)
const LazyBars = lazyComponent(async () => (await charts()).BarChart)
const LazyHeat = lazyComponent(async () => (await charts()).HeatMap)

/** The height of a chart with its detail line. */
const heightOf = (px: number) => `calc(${px}px + ${DESCRIPTION_REM}rem)`

const lineHeight = heightOf(LINE_PX)
export const barsHeight = (count: number) => heightOf(count * BAR_PX + BAR_AXIS_PX)
export const heatHeight = (rows: number) => heightOf(rows * CELL_PX + CELL_AXIS_PX)

export const LazyLineChart = (props: ComponentProps<typeof LineChart>) => (
  <LazyLine {...props} waiting={<Skeleton height={lineHeight} />} />
)

export const LazyBarChart = (props: ComponentProps<typeof BarChart>) => (
  <LazyBars {...props} waiting={<Skeleton height={barsHeight(props.marks.length)} />} />
)

export const LazyHeatMap = (props: ComponentProps<typeof HeatMap>) => (
  <LazyHeat {...props} waiting={<Skeleton height={heatHeight(props.rows.length)} />} />
)
