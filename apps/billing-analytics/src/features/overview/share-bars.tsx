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
export function ShareBars({ title, unit, rowHeading: what, shares }: Props) {
  const t = useT()
  const words = useFigureFormat()
  const marks = shares.map(({ key, label, share, count }): BarMark => {
    const text = words.share(share)
    return { key, value: share, label, text, reading: `${label}: ${text}, ${t('Worries')} ${words.count(count)}` }
  })
  return (
    <ChartFigure
      title={title}
      unit={unit}
      table={{
        columns: [what, t('Percentage'), t('Worries')],
        rows: shares.map(({ key, label, share, count }) => ({ key, cells: [label, words.share(share), words.count(count)] })),
      }}
    >
      <LazyBarChart name={title} marks={marks} max={1} tick={words.share} />
    </ChartFigure>
  )
}
