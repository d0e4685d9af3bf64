import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { analyticsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Section, Skeleton, Stack } from '@worrystone/ui'
import { Comparison } from '../features/comparison/comparison.tsx'
import { ExportFigures } from '../features/export/export-figures.tsx'
import type { GeographicFilters } from '../features/geographic-filters/use-geographic-filter.ts'
import { FiguresMap } from '../features/map/figures-map.tsx'
import { RegionalSummaries } from '../features/regions/regional-summaries.tsx'
import { CategoryTrends } from '../features/trends/category-trends.tsx'
import { type GeographicParams, geographicQuery } from '../shared/figures.queries.ts'
import { FiguresQuery } from '../shared/figures-query.tsx'
import { FiguresWindowNote } from '../shared/figures-window-note.tsx'
import { NoData } from '../shared/no-data.tsx'
import { GeographicSkeleton } from './figures-skeletons.tsx'

type Props = { filters: GeographicFilters; params: GeographicParams }

/** The figures of the page, from the map to the trends. */
export function GeographicFiguresView({ filters, params }: Props) {
  const t = useT()
  const geographic = useQuery(geographicQuery(params))
  return (
    <FiguresQuery query={geographic} failure={t('Failed to load analytics data')} skeleton={<GeographicSkeleton />}>
      {(figures) => (
        <Stack gap={8}>
          <FiguresWindowNote window={figures.window} floor={figures.floor} />
          {figures.countries.some(({ totalUsers }) => totalUsers !== null) || figures.regions.length > 0 ? (
            <>
              <FiguresMap figures={figures} chosen={filters.filter} onOpen={(country) => filters.setCountries([country])} />
              <ExportFigures filters={params} />
              <Regions filters={filters} params={params} />
              <Trends params={params} />
            </>
          ) : (
            <NoData floor={figures.floor} />
          )}
        </Stack>
      )}
    </FiguresQuery>
  )
}

function Regions({
  filters,
  params: { timeRange, countries, minUserThreshold },
}: {
  filters: GeographicFilters
  params: GeographicParams
}) {
  const t = useT()
  const summariesQuery = useQuery({
    ...query(analyticsApi.summaries, { query: { timeRange, countries, minUserThreshold } }),
    placeholderData: keepPreviousData,
  })
  return (
    <FiguresQuery query={summariesQuery} failure={t('Failed to load analytics data')} skeleton={<Skeleton height="24rem" />}>
      {({ summaries, floor }) => (
        <Stack gap={8}>
          <Section title={t('Regions')} hint={t('Most people first, with at most 3 categories each.')}>
            {summaries.length > 0 ? <RegionalSummaries summaries={summaries} /> : <NoData floor={floor} />}
          </Section>
          {summaries.length > 1 && (
            <Section title={t('Two regions side by side')} hint={t('Both to the same scale.')}>
              <Comparison
                summaries={summaries}
                timeRange={timeRange}
                minUserThreshold={minUserThreshold}
                compared={filters.compared}
                onChange={filters.setCompared}
              />
            </Section>
          )}
        </Stack>
      )}
    </FiguresQuery>
  )
}

function Trends({ params: { timeRange, countries, categories, minUserThreshold } }: { params: GeographicParams }) {
  const t = useT()
  const trendsQuery = useQuery({
    ...query(analyticsApi.trends, { query: { timeRange, countries, categories, minUserThreshold } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Section title={t('Trends by category')} hint={t('All charts to the same scale.')}>
      <FiguresQuery query={trendsQuery} failure={t('Failed to load analytics data')} skeleton={<Skeleton height="40rem" />}>
        {({ trends, floor }) => <CategoryTrends trends={trends} floor={floor} />}
      </FiguresQuery>
    </Section>
  )
}
