import { useT } from '@worrystone/i18n'
import { ChartFigure } from '../../shared/charts/chart-figure.tsx'
import { LazyBarChart } from '../../shared/charts/lazy-charts.tsx'
import type { BarMark } from '../../shared/charts/marks.ts'
import { useFigureFormat } from '../../shared/use-figure-format.ts'

type Share = { key: string; label: string; count: number | null; share: number | null }

type Props = {
  title: string
  unit: string
  /** The heading of the table's first column. */
  rowHeading: string
  shares: Share[]
}

/** Parts of a whole in percent, each with its count. */
export function ShareBars({ title, unit, rowHeading, shares }: Props) {
  const t = useT()
  const format = useFigureFormat()
  const marks = shares.map(({ key, label, share, count }): BarMark => {
    const text = format.share(share)
    return { key, value: share, label, text, description: `${label}: ${text}, ${t('Worries')} ${format.count(count)}` }
  })
  return (
    <ChartFigure
      title={title}
      unit={unit}
      table={{
        columns: [rowHeading, t('Percentage'), t('Worries')],
        rows: shares.map(({ key, label, share, count }) => ({ key, cells: [label, format.share(share), format.count(count)] })),
      }}
    >
      <LazyBarChart name={title} marks={marks} max={1} tick={format.share} />
    </ChartFigure>
  )
}
