import { useCategoryNames } from '@worrystone/community-ui'
import type { DemographicOverview } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { ChartFigure } from '../../shared/charts/chart-figure.tsx'
import { LazyBarChart } from '../../shared/charts/lazy-charts.tsx'
import type { BarMark } from '../../shared/charts/marks.ts'
import { useFigureFormat } from '../../shared/use-figure-format.ts'

const MAX_CATEGORIES = 8

type Trending = DemographicOverview['categoryTrends']['trending']

/** The categories of worries, most people first. */
export function CategoryBars({ trending }: { trending: Trending }) {
  const t = useT()
  const format = useFigureFormat()
  const names = useCategoryNames()
  const categories = trending.slice(0, MAX_CATEGORIES)
  const [first] = categories
  const title =
    first && first.count !== null
      ? t('Most shared: {{category}}', { category: names[first.category] })
      : t('No category has enough people to show')
  const marks = categories.map(({ category, count, change }): BarMark => {
    const text = format.count(count)
    const description = `${names[category]}: ${text}, ${t('Change in percent')} ${format.change(change)}`
    return { key: category, value: count, label: names[category], text, description }
  })
  return (
    <ChartFigure
      title={title}
      unit={t('People who shared a worry of the category')}
      table={{
        columns: [t('Category'), t('People'), t('Change in percent')],
        rows: categories.map(({ category, count, change }) => ({
          key: category,
          cells: [names[category], format.count(count), format.change(change)],
        })),
      }}
    >
      <LazyBarChart name={title} marks={marks} max={Math.max(0, ...categories.map(({ count }) => count ?? 0))} />
    </ChartFigure>
  )
}
