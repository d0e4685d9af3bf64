import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { PageHeader, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Skeleton } from '@worrystone/ui'
import { exercisePreviewQuery, techniquePreviewQuery } from './catalogue.queries.ts'
import { FeatureGate } from './feature-gate.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemPicture } from './item-picture.tsx'
import { LoadFailure } from './load-failure.tsx'
import { TextListCard } from './text-list-card.tsx'

type Props = {
  kind: 'exercise' | 'technique'
  id: string
  /** The list of the item. */
  list: string
  messages: { failure: string; failed: string }
}

/** An exercise or a technique outside the viewer's tier: what it is for, how it begins, and what is free instead. */
export function LockedItem({ kind, id, list, messages }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { code: language } = useLanguage()
  const isExercise = kind === 'exercise'
  const exercise = useQuery({ ...exercisePreviewQuery(id, language), enabled: isExercise })
  const technique = useQuery({ ...techniquePreviewQuery(id, language), enabled: !isExercise })
  const { data, error, refetch } = isExercise ? exercise : technique
  if (!data) {
    return error ? (
      <LoadFailure
        title={messages.failure}
        message={errorMessage(error, messages.failed)}
        onRetry={() => void refetch()}
        back={list}
      />
    ) : (
      <Skeleton height="20rem" />
    )
  }
  const free = isExercise
    ? { to: `${list}?category=breathing`, label: t('Free breathing exercises') }
    : { to: `${list}?category=grounding`, label: t('Free grounding techniques') }
  return (
    <>
      <PageHeader title={data.title}>{data.description}</PageHeader>
      <ItemPicture url={data.imageUrl} isEager />
      {exercise.data && <ItemFacts exercise={exercise.data} />}
      {technique.data && <TextListCard title={t('When to Use This Technique')} lines={technique.data.whenToUse} />}
      <FeatureGate
        feature="guided_exercises"
        first={typeof data.firstStep === 'string' ? { title: null, content: data.firstStep } : data.firstStep}
        free={free}
      />
    </>
  )
}
