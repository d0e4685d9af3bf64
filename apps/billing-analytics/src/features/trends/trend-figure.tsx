import { useCategoryNames } from '@worrystone/community-ui'
import type { CategoryTrend } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { ChartFigure } from '../../shared/charts/chart-figure.tsx'
import { LazyLineChart } from '../../shared/charts/lazy-charts.tsx'
import type { LineMark } from '../../shared/charts/marks.ts'
import { useFigureFormat } from '../../shared/use-figure-format.ts'

/** A longer period is a month. A week has a day of tolerance. */
const MAX_WEEK_DAYS = 8
const DAY_MS = 86_400_000

const isMonthly = ([point]: CategoryTrend['points']) =>
  point !== undefined && Date.parse(point.to) - Date.parse(point.from) > MAX_WEEK_DAYS * DAY_MS

/** One category over weeks or months. */
export function TrendFigure({ trend, max }: { trend: CategoryTrend; max: number }) {
  const t = useT()
  const format = useFigureFormat()
  const { locale } = useLanguage()
  const title = useTitle(trend)
  const isByMonth = isMonthly(trend.points)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const tick = new Intl.DateTimeFormat(locale, {
    month: 'short',
    timeZone: 'UTC',
    ...(isByMonth ? {} : { day: 'numeric' }),
  })
  const marks = trend.points.map(({ from, totalUsers, low, high }): LineMark => {
    const date = new Date(from)
    const range = totalUsers === null || low === null || high === null ? '' : ` (${format.count(low)}–${format.count(high)})`
    const description = `${day.format(date)}: ${format.count(totalUsers)}${range}`
    return { key: from, tick: tick.format(date), value: totalUsers, low, high, description }
  })
  return (
    <ChartFigure
      as="h3"
      title={title}
      unit={isByMonth ? t('People a month') : t('People a week')}
      table={{
        columns: [isByMonth ? t('Month from') : t('Week from'), t('People'), t('Between'), t('Worries')],
        rows: trend.points.map(({ from, totalUsers, totalPosts, low, high }) => ({
          key: from,
          cells: [
            day.format(new Date(from)),
            format.count(totalUsers),
            low === null || high === null ? format.count(null) : `${format.count(low)}–${format.count(high)}`,
            format.count(totalPosts),
          ],
        })),
      }}
    >
      <LazyLineChart name={title} marks={marks} max={max} />
    </ChartFigure>
  )
}

/** The trend of a category, in words. */
function useTitle({ category, change, trend }: CategoryTrend): string {
  const t = useT()
  const format = useFigureFormat()
  const values = { category: useCategoryNames()[category], change: format.change(change) }
  if (trend === null || change === null) return t('{{category}}: too few people to compare with the time before', values)
  switch (trend) {
    case 'up':
      return t('{{category}}: more people than in the time before ({{change}})', values)
    case 'down':
      return t('{{category}}: fewer people than in the time before ({{change}})', values)
    case 'flat':
      return t('{{category}}: about as many people as in the time before', values)
  }
}
