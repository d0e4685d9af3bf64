import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { BackLink, PageHeader } from '@worrystone/remote-kit/bundled'
import { PageColumn } from '@worrystone/ui'
import { CatalogueFilters } from '../features/catalogue/catalogue-filters.tsx'
import { useCatalogueFilter } from '../features/catalogue/use-catalogue-filter.ts'
import { usePrefetchExercises } from '../features/exercise/use-prefetch-exercises.ts'
import { CardList } from '../shared/card-list.tsx'
import { exerciseCategoriesQuery, exercisesQuery } from '../shared/catalogue.queries.ts'
import { ExerciseCard } from '../shared/exercise-card.tsx'

/** All exercises, filtered by the URL. */
export function ExercisesPage() {
  const t = useT()
  usePageTitle(t('Guided Exercises'))
  const { code: language } = useLanguage()
  const filter = useCatalogueFilter()
  const { category, searchText } = filter.filter
  const categories = useQuery(exerciseCategoriesQuery(language))
  const list = useQuery({ ...exercisesQuery({ category, words: searchText, language }), placeholderData: keepPreviousData })
  usePrefetchExercises(list.data?.exercises, language)
  return (
    <PageColumn>
      <BackLink to="/wellness">{t('Wellness Center')}</BackLink>
      <PageHeader title={t('Guided Exercises')}>
        {t('One step at a time, at your pace. You can stop whenever you like.')}
      </PageHeader>
      <CatalogueFilters label={t('Search the exercises')} categories={categories.data} filter={filter} />
      <CardList
        query={list}
        items={list.data?.exercises}
        failure={t('Failed to load exercises')}
        empty={t('No exercises found.')}
        heading={t('{{count}} exercises found', { count: list.data?.total ?? 0 })}
        onClear={category || searchText ? filter.clear : undefined}
      >
        {(exercise) => <ExerciseCard exercise={exercise} />}
      </CardList>
    </PageColumn>
  )
}
