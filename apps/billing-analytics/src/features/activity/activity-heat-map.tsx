import type { HeatmapCell } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { ChartFigure } from '../../shared/charts/chart-figure.tsx'
import { LazyHeatMap } from '../../shared/charts/lazy-charts.tsx'
import type { CellMark } from '../../shared/charts/marks.ts'
import { type FigureFormat, useFigureFormat } from '../../shared/use-figure-format.ts'
import { useHours } from './hours.ts'
import { useWeek, type Weekday } from './week.ts'

const HOURS_A_DAY = 24

type Props = { cells: HeatmapCell[]; hoursEach: number }

/** When worries are shared: a row per day of the week, a column per hour. */
export function ActivityHeatMap({ cells, hoursEach }: Props) {
  const t = useT()
  const format = useFigureFormat()
  const week = useWeek()
  const hours = useHours(hoursEach)
  const startHours = Array.from({ length: HOURS_A_DAY / hoursEach }, (_, at) => at * hoursEach)
  const title = useTitle(cells, week, hours.range)
  const marks = startHours.flatMap((hour, row) =>
    week.map((day, column): CellMark => {
      const value = cells.find((cell) => cell.dayOfWeek === day.day && cell.hour === hour)?.averageActivity ?? null
      const description = `${day.long}, ${hours.range(hour)}: ${format.decimal(value)}`
      return { key: `${day.day} ${hour}`, column, row, value, text: format.decimal(value), description }
    }),
  )
  return (
    <ChartFigure
      title={title}
      unit={t('Worries on an average day, by hours of the day (UTC)')}
      table={{
        columns: [t('Hours'), ...week.map(({ long }) => long)],
        rows: startHours.map((hour, row) => ({
          key: String(hour),
          cells: [hours.range(hour), ...getRowCells(marks, row, format)],
        })),
      }}
    >
      <LazyHeatMap
        name={title}
        columns={week.map(({ short, narrow }) => ({ name: short, narrow }))}
        rows={startHours.map(hours.start)}
        marks={marks}
      />
    </ChartFigure>
  )
}

const getRowCells = (marks: CellMark[], row: number, format: FigureFormat) =>
  marks.filter((mark) => mark.row === row).map(({ value }) => format.decimal(value))

/** The busiest part of the week, in words. */
function useTitle(cells: HeatmapCell[], week: Weekday[], range: (hour: number) => string): string {
  const t = useT()
  const [busiest] = cells
    .filter(({ averageActivity }) => averageActivity !== null)
    .toSorted((a, b) => (b.averageActivity ?? 0) - (a.averageActivity ?? 0))
  const day = week.find((weekday) => weekday.day === busiest?.dayOfWeek)
  if (!busiest || !day) return t('When worries are shared: too few people to show')
  return t('Most worries are shared: {{day}}, {{hours}}', { day: day.long, hours: range(busiest.hour) })
}
