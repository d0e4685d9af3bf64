import { useCategoryNames } from '@worrystone/community-ui'
import { Category, type RegionFigures, regionKey } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Columns, Text } from '@worrystone/ui'
import { ChartFigure } from '../../shared/charts/chart-figure.tsx'
import { LazyBarChart } from '../../shared/charts/lazy-charts.tsx'
import type { BarMark } from '../../shared/charts/marks.ts'
import { useFigureFormat } from '../../shared/use-figure-format.ts'

type Props = { keys: [string, string]; regions: RegionFigures[] }

/** The categories of two regions in the same order and to the same scale. */
export function ComparedRegions({ keys, regions }: Props) {
  const comparedFigures = keys.flatMap((key) => regions.find(({ country, region }) => regionKey(country, region) === key) ?? [])
  const max = Math.max(0, ...comparedFigures.flatMap(({ categories }) => categories.map(({ totalUsers }) => totalUsers ?? 0)))
  const shownCategories = Category.options.filter((category) =>
    comparedFigures.some((figures) => peopleOf(figures, category) !== null),
  )
  return (
    <Columns from="small" columns={2}>
      {comparedFigures.map((figures) => (
        <RegionBars key={figures.region} figures={figures} categories={shownCategories} max={max} />
      ))}
    </Columns>
  )
}

const peopleOf = ({ categories }: RegionFigures, category: Category) =>
  categories.find((figures) => figures.category === category)?.totalUsers ?? null

type BarsProps = { figures: RegionFigures; categories: Category[]; max: number }

function RegionBars({ figures, categories, max }: BarsProps) {
  const t = useT()
  const format = useFigureFormat()
  const names = useCategoryNames()
  const title = t('{{region}}: people {{people}}, {{sentiment}}', {
    region: figures.region,
    people: format.count(figures.totalUsers),
    sentiment: format.sentiment(figures.averageSentiment),
  })
  const hasBars = categories.length > 0
  const marks = (hasBars ? categories : Category.options).map((category): BarMark => {
    const value = peopleOf(figures, category)
    const text = format.count(value)
    return { key: category, value, label: names[category], text, description: `${names[category]}: ${text}` }
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
      {hasBars ? <LazyBarChart name={title} marks={marks} max={max} /> : <Text>{format.count(null)}</Text>}
    </ChartFigure>
  )
}
