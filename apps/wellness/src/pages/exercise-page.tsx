import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { PageColumn, Skeleton, VisuallyHidden } from '@worrystone/ui'
import { useParams } from 'react-router-dom'
import { ClosedExercise } from '../features/exercise/closed-exercise.tsx'
import { GuidedExercise } from '../features/exercise/guided-exercise.tsx'
import { BackLink } from '../shared/back-link.tsx'
import { exerciseQuery } from '../shared/catalogue.queries.ts'
import { isNotFound, isUpgradeRequired, useFailureSentence } from '../shared/failure-sentence.ts'
import { LoadFailure } from '../shared/load-failure.tsx'

const LIST = '/wellness/exercises'

/** One exercise: what it is, going through it, and how it was. `?step=2` holds the step. */
export function ExercisePage() {
  const t = useT()
  const sentence = useFailureSentence()
  const { exerciseId = '' } = useParams()
  const { code: language } = useLanguage()
  const { data, error, refetch } = useQuery(exerciseQuery(exerciseId, language))
  usePageTitle(data?.title ?? t('Guided Exercise'))
  return (
    <PageColumn>
      <BackLink to={LIST}>{t('Guided Exercises')}</BackLink>
      {data ? (
        <GuidedExercise key={data.id} exercise={data} />
      ) : isUpgradeRequired(error) ? (
        <ClosedExercise id={exerciseId} language={language} />
      ) : error ? (
        <LoadFailure
          title={t('Error Loading Exercise')}
          message={isNotFound(error) ? t('Exercise not found') : sentence(error, t('Failed to load exercise'))}
          onRetry={isNotFound(error) ? undefined : () => void refetch()}
          back={LIST}
        />
      ) : (
        <>
          <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
          <Skeleton height="12rem" />
          <Skeleton lines={4} />
        </>
      )}
    </PageColumn>
  )
}
