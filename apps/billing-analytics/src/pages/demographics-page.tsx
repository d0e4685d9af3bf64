import { useQuery } from '@tanstack/react-query'
import { TimeRange } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { useAddressParams, useHasFeature } from '@worrystone/remote-kit/bundled'
import { Columns, lazyComponent, Stack } from '@worrystone/ui'
import { AboutFigures } from '../features/about-figures/about-figures.tsx'
import { TopicsCard } from '../features/trending-topics/topics-card.tsx'
import { overviewQuery } from '../shared/figures.queries.ts'
import { FiguresAccess } from '../shared/figures-access.tsx'
import { FiguresPage } from '../shared/figures-page.tsx'
import { TimeRangeField } from '../shared/time-range-field.tsx'
import { CommunitySkeleton } from './figures-skeletons.tsx'

const FiguresView = lazyComponent(async () => (await import('./community-figures-view.tsx')).CommunityFiguresView)

/** Figures about the community. */
export function DemographicsPage() {
  const t = useT()
  usePageTitle(t('Community Demographics'))
  const [timeRange, setTimeRange] = useTimeRange()
  const { error, isPending } = useQuery({ ...overviewQuery(timeRange), enabled: useHasFeature('demographic_analytics') })
  return (
    <FiguresPage
      title={t('Community Demographics')}
      intro={t('What the community shares, when, and how it answers. You see the community, never a person.')}
      back={{ to: '/analytics', label: t('Back to Analytics') }}
    >
      <FiguresAccess
        feature="demographic_analytics"
        plan={t('Premium')}
        path="/demographics"
        texts={{
          heading: t('Community Demographics is part of Premium'),
          about: t('Trends, sentiment, times of the week and trending topics of the whole community.'),
          refused: t('Premium subscription required to access analytics'),
          visitor: t('Please log in to access analytics.'),
        }}
        skeleton={<CommunitySkeleton />}
        error={error}
      >
        <Stack max="20rem">
          <TimeRangeField value={timeRange} onChange={setTimeRange} />
        </Stack>
        <Columns from="large" columns="minmax(0, 1fr) 18rem" gap={8}>
          <FiguresView timeRange={timeRange} waiting={<CommunitySkeleton />} />
          {/* After the figures have loaded: on a phone it is below them, and their height would shift it. */}
          <Stack as="aside" gap={5} aria-label={t('About the community')}>
            {!isPending && (
              <>
                <AboutFigures title={t('About Demographics')} />
                <TopicsCard />
              </>
            )}
          </Stack>
        </Columns>
      </FiguresAccess>
    </FiguresPage>
  )
}

function useTimeRange(): [TimeRange, (range: TimeRange) => void] {
  const { params, change } = useAddressParams()
  const parsed = z.safeParse(TimeRange, params.get('timeRange'))
  return [parsed.success ? parsed.data : '90d', (timeRange) => change({ timeRange })]
}
