import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { lazyComponent, Skeleton } from '@worrystone/ui'
import { useParams } from 'react-router-dom'
import { GuidedExercise } from '../features/exercise/guided-exercise.tsx'
import { exerciseQuery } from '../shared/catalogue.queries.ts'
import { ItemPage } from '../shared/item-page.tsx'

const LockedItem = lazyComponent(async () => (await import('../shared/locked-item.tsx')).LockedItem)

/** One exercise: description, steps, and feedback. `?step=2` selects the step. */
export function ExercisePage() {
  const t = useT()
  const { exerciseId = '' } = useParams()
  const { code: language } = useLanguage()
  const query = useQuery(exerciseQuery(exerciseId, language))
  usePageTitle(query.data?.title ?? t('Guided Exercise'))
  const list = '/wellness/exercises'
  const messages = {
    failure: t('Error Loading Exercise'),
    notFound: t('Exercise not found'),
    failed: t('Failed to load exercise'),
  }
  return (
    <ItemPage
      list={{ to: list, name: t('Guided Exercises') }}
      query={query}
      messages={messages}
      locked={
        <LockedItem kind="exercise" id={exerciseId} list={list} messages={messages} waiting={<Skeleton height="20rem" />} />
      }
    >
      {(exercise) => <GuidedExercise key={exercise.id} exercise={exercise} />}
    </ItemPage>
  )
}
