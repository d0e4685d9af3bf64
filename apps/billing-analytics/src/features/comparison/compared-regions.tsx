import { useCategoryNames } from '@worrystone/community-ui'
import { Category, type RegionFigures, regionKey } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Columns } from '@worrystone/ui'
import { ChartFigure } from '../../shared/charts/chart-figure.tsx'
import { LazyBarChart } from '../../shared/charts/lazy-charts.tsx'
import type { BarMark } from '../../shared/charts/marks.ts'
import { useFigureFormat } from '../../shared/use-figure-format.ts'

type Props = { keys: [string, string]; regions: RegionFigures[] }

/** The categories of two regions in the same order and to the same scale. */
export function ComparedRegions({ keys, regions }: Props) {
  const both = keys.flatMap((key) => regions.find(({ country, region }) => regionKey(country, region) === key) ?? [])
  const max = Math.max(0, ...both.flatMap(({ categories }) => categories.map(({ totalUsers }) => totalUsers ?? 0)))
  const comparable = Category.options.filter((category) => both.some((figures) => peopleOf(figures, category) !== null))
  return (
    <Columns from="small" columns={2}>
      {both.map((figures) => (
        <RegionBars key={figures.region} figures={figures} categories={comparable} max={max} />
      ))}
    </Columns>
  )
}

const peopleOf = ({ categories }: RegionFigures, category: Category) =>
  categories.find((figures) => figures.category === category)?.totalUsers ?? null

type BarsProps = { figures: RegionFigures; categories: Category[]; max: number }

function RegionBars({ figures, categories, max }: BarsProps) {
  const t = useT()
  const words = useFigureFormat()
  const names = useCategoryNames()
  const title = t('{{region}}: people {{people}}, {{sentiment}}', {
    region: figures.region,
    people: words.count(figures.totalUsers),
    sentiment: words.sentiment(figures.averageSentiment),
  })
  const marks = categories.map((category): BarMark => {
    const value = peopleOf(figures, category)
    const text = words.count(value)
    return { key: category, value, label: names[category], text, reading: `${names[category]}: ${text}` }
  })
  return (
    <ChartFigure
      as="h3"
      title={title}
      unit={t('People who shared a worry of the category')}
      table={{
        columns: [t('Category'), t('People')],
        rows: marks.map(({ key, label, text }) => ({ key, cells: [label, text] })),
      }}
    >
      <LazyBarChart name={title} marks={marks} max={max} />
    </ChartFigure>
  )
}
