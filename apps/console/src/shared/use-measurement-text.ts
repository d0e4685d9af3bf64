import { useT } from '@worrystone/i18n'
import { useFigures } from './figures.ts'
import { type Measurement, type Metric, plottedValue } from './series.ts'

/** A point in words, for the chart and the table. */
export function useMeasurementText() {
  const t = useT()
  const figures = useFigures()
  return (point: Measurement | undefined, metric: Metric): string => {
    const value = plottedValue(point, metric)
    if (!point || value === null) return t('no visits')
    if (metric === 'mount') {
      const median = point.mountMs.p50
      return median === null
        ? figures.ms(value)
        : t('{{p95}}, half within {{p50}}', { p95: figures.ms(value), p50: figures.ms(median) })
    }
    return t('{{rate}}, {{failures}} of {{visits}} visits', {
      rate: figures.rate(value),
      failures: figures.number(point.failures),
      visits: figures.number(point.visits),
      count: point.visits,
    })
  }
}
