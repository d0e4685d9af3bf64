import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { analyticsApi, type RegionalSummary, regionKey, type TimeRange } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Field, Grid, Select, Skeleton } from '@worrystone/ui'
import { barsHeight } from '../../shared/charts/lazy-charts.tsx'
import { FiguresQuery } from '../../shared/figures-query.tsx'
import { useCountryName } from '../../shared/use-country-name.ts'
import { ComparedRegions } from './compared-regions.tsx'

type Props = {
  /** The regions to choose from. */
  summaries: RegionalSummary[]
  timeRange: TimeRange
  minUserThreshold: number
  /** Keys of two regions, as in the URL. */
  compared: readonly string[]
  onChange: (keys: string[]) => void
}

/** Two regions side by side, on the same scale. By default the two with the most people. */
export function Comparison({ summaries, timeRange, minUserThreshold, compared, onChange }: Props) {
  const t = useT()
  const countryName = useCountryName()
  const options = summaries.map(({ country, region }) => ({
    key: regionKey(country, region),
    name: `${region}, ${countryName(country)}`,
  }))
  const knownKeys = compared.filter((key) => options.some((option) => option.key === key))
  const [first = '', second = ''] = [...new Set([...knownKeys, ...options.map(({ key }) => key)])]
  const figures = useQuery({
    ...query(analyticsApi.geographic, { query: { timeRange, minUserThreshold, regions: [first, second].join(',') } }),
    enabled: second !== '',
    placeholderData: keepPreviousData,
  })
  const select = (label: string, value: string, choose: (key: string) => void) => (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <>
      <Grid min="14rem">
        {select(t('First region'), first, (key) => onChange([key, key === second ? first : second]))}
        {select(t('Second region'), second, (key) => onChange([key === first ? second : first, key]))}
      </Grid>
      <FiguresQuery query={figures} failure={t('Failed to load analytics data')} skeleton={<Skeleton height={barsHeight(12)} />}>
        {({ regions }) => <ComparedRegions keys={[first, second]} regions={regions} />}
      </FiguresQuery>
    </>
  )
}
