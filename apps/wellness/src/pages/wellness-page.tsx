import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { PageHeader, useUser } from '@worrystone/remote-kit/bundled'
import { icons, lazyComponent, PageColumn } from '@worrystone/ui'
import { usePrefetchExercises } from '../features/exercise/use-prefetch-exercises.ts'
import { useSyncPractices } from '../features/exercise/use-sync-practices.ts'
import { HomeSection } from '../features/home/home-section.tsx'
import { NeedHelpNow } from '../features/home/need-help-now.tsx'
import { Recommendations } from '../features/recommendations/recommendations.tsx'
import { CardList } from '../shared/card-list.tsx'
import { firstTechniquesQuery, popularQuery } from '../shared/catalogue.queries.ts'
import { ExerciseCard } from '../shared/exercise-card.tsx'
import { TechniqueCard } from '../shared/technique-card.tsx'

const FeatureTiles = lazyComponent(async () => (await import('../features/home/feature-tiles.tsx')).FeatureTiles)

/** The home of the wellness centre: help first, then suggestions. */
export function WellnessPage() {
  const t = useT()
  usePageTitle(t('Wellness Center'))
  const { code: language } = useLanguage()
  const isMember = useUser() !== null
  const popular = useQuery(popularQuery(language))
  const techniques = useQuery(firstTechniquesQuery(language))
  useSyncPractices()
  usePrefetchExercises(popular.data, language)
  return (
    <PageColumn>
      <PageHeader title={t('Wellness Center')}>{t('A quiet place for a few minutes that do you good.')}</PageHeader>
      <NeedHelpNow />
      {isMember && (
        <HomeSection
          title={t('Recommended for You')}
          icon={icons.Sparkles}
          more={{ to: '/wellness/history', label: t('Your practice') }}
        >
          <Recommendations />
        </HomeSection>
      )}
      <HomeSection
        title={t('Popular Exercises')}
        icon={icons.Wind}
        more={{ to: '/wellness/exercises', label: t('All exercises') }}
      >
        <CardList query={popular} items={popular.data} failure={t('Failed to load exercises')} empty={t('No exercises found.')}>
          {(exercise) => <ExerciseCard exercise={exercise} />}
        </CardList>
      </HomeSection>
      <HomeSection
        title={t('Coping Techniques')}
        icon={icons.Leaf}
        more={{ to: '/wellness/techniques', label: t('All techniques') }}
      >
        <CardList
          query={techniques}
          items={techniques.data?.techniques}
          failure={t('Failed to load coping techniques')}
          empty={t('No coping techniques found.')}
        >
          {(technique) => <TechniqueCard technique={technique} />}
        </CardList>
      </HomeSection>
      {/* At the end of the page: it loads after the help. */}
      <FeatureTiles failed={null} />
    </PageColumn>
  )
}
