import type { CategoryTrend } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Grid, Stack, Text } from '@worrystone/ui'
import { NoData } from '../../shared/no-data.tsx'
import { TrendFigure } from './trend-figure.tsx'

type Props = { trends: CategoryTrend[]; floor: number; limit?: number }

/** One chart per category, all on the same scale. A category without figures has none. */
export function CategoryTrends({ trends, floor, limit = trends.length }: Props) {
  const t = useT()
  const withFigures = trends.filter(({ points }) => points.some(({ totalUsers }) => totalUsers !== null)).slice(0, limit)
  if (withFigures.length === 0) return <NoData floor={floor} />
  const max = Math.max(0, ...withFigures.flatMap(({ points }) => points.map(({ high, totalUsers }) => high ?? totalUsers ?? 0)))
  return (
    <Stack gap={3}>
      <Text size="s" tone="inkSoft">
        {t('The shaded band is where the exact number lies in at least 95 of 100 cases. A dashed ring: too few people to show.')}
      </Text>
      <Grid min="20rem" gap={4} keepsColumns>
        {withFigures.map((trend) => (
          <TrendFigure key={trend.category} trend={trend} max={max} />
        ))}
      </Grid>
    </Stack>
  )
}
