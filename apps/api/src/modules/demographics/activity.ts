import { HEATMAP_HOURS, type HeatmapCell, type TimeRange } from '@worrystone/contracts'
import { cellId, DAYS, type Figures } from '../analytics/index.ts'

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const DAY_MS = 24 * 60 * 60_000

/** Average worries, rounded to a tenth; below one to a hundredth. */
function average(worries: number | undefined, occurrences: number): number | null {
  if (worries === undefined) return null
  const mean = worries / occurrences
  return Number(mean.toFixed(mean < 1 ? 2 : 1))
}

/** The number of each weekday in the window, from Sunday on. */
function weekdaysIn(timeRange: TimeRange, toDay: string): number[] {
  const counts = WEEKDAYS.map(() => 0)
  for (let day = 1; day <= DAYS[timeRange]; day++) {
    const weekday = new Date(Date.parse(toDay) - day * DAY_MS).getUTCDay()
    counts[weekday] = (counts[weekday] ?? 0) + 1
  }
  return counts
}

export const dailyActivity = (figures: Figures, timeRange: TimeRange) => {
  const occurrences = weekdaysIn(timeRange, figures.toDay)
  return WEEKDAYS.map((dayOfWeek) => ({
    dayOfWeek,
    averageActivity: average(figures.cell(cellId(timeRange, 'weekday', dayOfWeek))?.worries, occurrences[dayOfWeek] ?? 1),
  }))
}

export const hourlyActivity = (figures: Figures, timeRange: TimeRange) =>
  HOURS.map((hour) => ({
    hour,
    averageActivity: average(figures.cell(cellId(timeRange, 'hour', hour))?.worries, DAYS[timeRange]),
  }))

export function heatmapCells(figures: Figures, timeRange: TimeRange): HeatmapCell[] {
  const occurrences = weekdaysIn(timeRange, figures.toDay)
  const rows = HOURS.filter((hour) => hour % HEATMAP_HOURS === 0)
  return WEEKDAYS.flatMap((dayOfWeek) =>
    rows.map((hour) => ({
      dayOfWeek,
      hour,
      averageActivity: average(
        figures.cell(cellId(timeRange, 'slot', `${dayOfWeek}:${hour}`))?.worries,
        occurrences[dayOfWeek] ?? 1,
      ),
    })),
  )
}
