import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { demographicsApi, HEATMAP_HOURS, type TimeRange } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Section, Skeleton, Stack } from '@worrystone/ui'
import { ActivityHeatMap } from '../features/activity/activity-heat-map.tsx'
import { CategoryBars } from '../features/overview/category-bars.tsx'
import { CommunityHealth } from '../features/overview/community-health.tsx'
import { OverviewTiles } from '../features/overview/overview-tiles.tsx'
import { PrivacyBars } from '../features/overview/privacy-bars.tsx'
import { SentimentBars } from '../features/overview/sentiment-bars.tsx'
import { CategoryTrends } from '../features/trends/category-trends.tsx'
import { heatHeight } from '../shared/charts/lazy-charts.tsx'
import { overviewQuery } from '../shared/figures.queries.ts'
import { FiguresQuery } from '../shared/figures-query.tsx'
import { FiguresWindowNote } from '../shared/figures-window-note.tsx'
import { NoData } from '../shared/no-data.tsx'
import { CommunitySkeleton } from './figures-skeletons.tsx'

const MAX_CATEGORIES = 8

/** The main panel: the overview, then the parts with requests of their own. */
export function CommunityFiguresView({ timeRange }: { timeRange: TimeRange }) {
  const t = useT()
  const overview = useQuery(overviewQuery(timeRange))
  return (
    <FiguresQuery query={overview} failure={t('Failed to load demographics')} skeleton={<CommunitySkeleton />}>
      {(figures) => (
        <Stack gap={8}>
          <FiguresWindowNote window={figures.window} floor={figures.floor} />
          {figures.overview.activeUsers === null ? (
            <NoData floor={figures.floor} />
          ) : (
            <>
              <OverviewTiles overview={figures.overview} />
              <CategoryBars trending={figures.categoryTrends.trending} />
              <Trends timeRange={timeRange} />
              <SentimentBars analysis={figures.sentimentAnalysis} />
              <Activity timeRange={timeRange} />
              <PrivacyBars insights={figures.privacyInsights} />
              <Health timeRange={timeRange} />
            </>
          )}
        </Stack>
      )}
    </FiguresQuery>
  )
}

function Trends({ timeRange }: { timeRange: TimeRange }) {
  const t = useT()
  const trendsQuery = useQuery({
    ...query(demographicsApi.trends, { query: { timeRange } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Section title={t('Trends by category')} hint={t('All charts to the same scale.')}>
      <FiguresQuery query={trendsQuery} failure={t('Failed to load category trends')} skeleton={<Skeleton height="40rem" />}>
        {({ trends, floor }) => <CategoryTrends trends={trends} floor={floor} limit={MAX_CATEGORIES} />}
      </FiguresQuery>
    </Section>
  )
}

function Activity({ timeRange }: { timeRange: TimeRange }) {
  const t = useT()
  const heatmapQuery = useQuery({
    ...query(demographicsApi.heatmap, { query: { timeRange } }),
    placeholderData: keepPreviousData,
  })
  return (
    <FiguresQuery
      query={heatmapQuery}
      failure={t('Failed to load activity')}
      skeleton={<Skeleton height={heatHeight(24 / HEATMAP_HOURS)} />}
    >
      {({ cells, hoursEach, floor }) =>
        cells.some(({ averageActivity }) => averageActivity !== null) ? (
          <ActivityHeatMap cells={cells} hoursEach={hoursEach} />
        ) : (
          <NoData floor={floor} />
        )
      }
    </FiguresQuery>
  )
}

function Health({ timeRange }: { timeRange: TimeRange }) {
  const t = useT()
  const healthQuery = useQuery({
    ...query(demographicsApi.health, { query: { timeRange } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Section title={t('Community health')} hint={t('How people share and answer each other.')}>
      <FiguresQuery query={healthQuery} failure={t('Failed to load community health')} skeleton={<Skeleton height="22rem" />}>
        {(health) => <CommunityHealth health={health} />}
      </FiguresQuery>
    </Section>
  )
}
