import { useQuery } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { useHasFeature } from '@worrystone/remote-kit/bundled'
import { ButtonLink, lazyComponent } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { AboutFigures } from '../features/about-figures/about-figures.tsx'
import { GeographicFilters } from '../features/geographic-filters/geographic-filters.tsx'
import { useGeographicFilter } from '../features/geographic-filters/use-geographic-filter.ts'
import { geographicQuery } from '../shared/figures.queries.ts'
import { FiguresAccess } from '../shared/figures-access.tsx'
import { FiguresPage } from '../shared/figures-page.tsx'
import { GeographicSkeleton } from './figures-skeletons.tsx'

const FiguresView = lazyComponent(async () => (await import('./geographic-figures-view.tsx')).GeographicFiguresView)

/** Worries by country and region. */
export function AnalyticsPage() {
  const t = useT()
  usePageTitle(t('Geographic Analytics'))
  const filters = useGeographicFilter()
  const { timeRange, minUserThreshold, ...lists } = filters.filter
  const params = {
    timeRange,
    minUserThreshold,
    countries: lists.countries.join(','),
    regions: lists.regions.join(','),
    categories: lists.categories.join(','),
  }
  const { error, isPending } = useQuery({ ...geographicQuery(params), enabled: useHasFeature('personal_analytics') })
  return (
    <FiguresPage
      title={t('Geographic Analytics')}
      intro={t('Where people share which worries. You see the community, never a person.')}
      back={{ to: '/dashboard', label: t('Back to Dashboard') }}
    >
      <FiguresAccess
        feature="personal_analytics"
        plan={t('Supporter')}
        path="/analytics"
        texts={{
          heading: t('Geographic Analytics is part of Supporter and Premium'),
          about: t('A map of worries, comparisons of regions, and trends.'),
          refused: t('Premium subscription required to access analytics'),
          visitor: t('Please log in to access analytics.'),
        }}
        skeleton={<GeographicSkeleton />}
        error={error}
      >
        <GeographicFilters filters={filters} />
        <FiguresView filters={filters} params={params} waiting={<GeographicSkeleton />} />
        {/* After the figures have loaded: their height would shift it. */}
        {!isPending && (
          <>
            <AboutFigures title={t('About these figures')} />
            <div>
              <ButtonLink as={Link} to="/demographics" kind="quiet">
                {t('Community Demographics')}
              </ButtonLink>
            </div>
          </>
        )}
      </FiguresAccess>
    </FiguresPage>
  )
}
