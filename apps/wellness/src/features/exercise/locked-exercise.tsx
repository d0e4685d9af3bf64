import { useQuery } from '@tanstack/react-query'
import type { LanguageCode } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { PageHeader, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Skeleton } from '@worrystone/ui'
import { exercisePreviewQuery } from '../../shared/catalogue.queries.ts'
import { FeatureGate } from '../../shared/feature-gate.tsx'
import { ItemFacts } from '../../shared/item-facts.tsx'
import { ItemPicture } from '../../shared/item-picture.tsx'
import { LoadFailure } from '../../shared/load-failure.tsx'

/** An exercise outside the viewer's tier: its purpose, duration, and first step. */
export function LockedExercise({ id, language }: { id: string; language: LanguageCode }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { data, error, refetch } = useQuery(exercisePreviewQuery(id, language))
  if (!data) {
    return error ? (
      <LoadFailure
        title={t('Error Loading Exercise')}
        message={errorMessage(error, t('Failed to load exercise'))}
        onRetry={() => void refetch()}
        back="/wellness/exercises"
      />
    ) : (
      <Skeleton height="20rem" />
    )
  }
  return (
    <>
      <PageHeader title={data.title}>{data.description}</PageHeader>
      <ItemPicture url={data.imageUrl} isEager />
      <ItemFacts exercise={data} />
      <FeatureGate
        feature="guided_exercises"
        first={data.firstStep}
        free={{ to: '/wellness/exercises?category=breathing', label: t('Free breathing exercises') }}
      />
    </>
  )
}
