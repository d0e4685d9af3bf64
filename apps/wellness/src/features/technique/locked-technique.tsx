import { useQuery } from '@tanstack/react-query'
import type { LanguageCode } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { PageHeader, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Skeleton } from '@worrystone/ui'
import { techniquePreviewQuery } from '../../shared/catalogue.queries.ts'
import { FeatureGate } from '../../shared/feature-gate.tsx'
import { ItemPicture } from '../../shared/item-picture.tsx'
import { LoadFailure } from '../../shared/load-failure.tsx'
import { TextListCard } from './text-list-card.tsx'

/** A technique outside the viewer's tier: when it helps, and its first line. */
export function LockedTechnique({ id, language }: { id: string; language: LanguageCode }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { data, error, refetch } = useQuery(techniquePreviewQuery(id, language))
  if (!data) {
    return error ? (
      <LoadFailure
        title={t('Error Loading Coping Technique')}
        message={errorMessage(error, t('Failed to load coping technique'))}
        onRetry={() => void refetch()}
        back="/wellness/techniques"
      />
    ) : (
      <Skeleton height="20rem" />
    )
  }
  return (
    <>
      <PageHeader title={data.title}>{data.description}</PageHeader>
      <ItemPicture url={data.imageUrl} isEager />
      <TextListCard title={t('When to Use This Technique')} lines={data.whenToUse} />
      <FeatureGate
        feature="guided_exercises"
        first={{ title: null, content: data.firstStep }}
        free={{ to: '/wellness/techniques?category=grounding', label: t('Free grounding techniques') }}
      />
    </>
  )
}
