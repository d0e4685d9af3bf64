import type { Exercise } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { PageHeading } from '@worrystone/remote-kit'
import { Banner, Button, bottomInset, color, icons, Row, Skeleton, space, Text } from '@worrystone/ui'
import { type ComponentProps, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Cautions } from '../../shared/cautions.tsx'
import { ItemFacts } from '../../shared/item-facts.tsx'
import { ItemPicture } from '../../shared/item-picture.tsx'
import { WeightField } from '../../shared/weight-field.tsx'
import { FeedbackPanel, NotForMe } from './exercise-chunks.ts'
import type { Feedback } from './feedback-panel.tsx'
import type { Practice } from './practice-store.ts'

type Props = {
  exercise: Exercise
  practice: Practice | undefined
  isMember: boolean
  isStarting: boolean
  isReady: boolean
  /** Undefined: it is not asked for. */
  weight: ComponentProps<typeof WeightField> | undefined
  onResume: (step: number) => void
  onStart: (isAnew: boolean) => void
  onSave: (feedback: Feedback) => Promise<void>
}

/** The page of an exercise before its first step, and after its last. */
export function ExerciseIntroduction({ exercise, practice, onResume, onStart, onSave, ...props }: Props) {
  const { isMember, isStarting, isReady, weight } = props
  const t = useT()
  const { number } = useFormat()
  const isDone = practice?.isCompleted === true
  const resumeAt = practice && !isDone && practice.currentStep > 0 ? practice.currentStep : null
  return (
    <>
      <PageHeading>{exercise.title}</PageHeading>
      {isDone && <CompletedBanner />}
      {/* A visitor who gave no weight has nothing to answer. */}
      {isDone && (isMember || practice.before !== null) && (
        <FeedbackPanel
          practice={practice}
          isMember={isMember}
          onSave={onSave}
          waiting={<Skeleton height="16rem" />}
          failed={null}
        />
      )}
      <Text size="l" lineHeight={1.5}>
        {exercise.description}
      </Text>
      <Cautions lines={exercise.cautions} />
      <StartHeading>{isDone ? t('Once more?') : t('Ready to Start?')}</StartHeading>
      <StartBar>
        {resumeAt !== null ? (
          <>
            <Button size="l" onClick={() => onResume(resumeAt)}>
              {t('Go on at step {{step}}', { step: number(resumeAt + 1) })}
            </Button>
            <Button kind="quiet" size="l" busy={isStarting} onClick={() => onStart(true)}>
              {t('Start anew')}
            </Button>
          </>
        ) : (
          <Button size="l" busy={isStarting || !isReady} onClick={() => onStart(isDone)}>
            <icons.Play size={20} />
            {isStarting ? t('Starting...') : t('Start Exercise')}
          </Button>
        )}
      </StartBar>
      {weight && resumeAt === null && !isDone && <WeightField {...weight} />}
      {!isMember && <Text tone="inkSoft">{t('No account needed. Where you are stays on this device.')}</Text>}
      <ItemFacts exercise={exercise} />
      {!isDone && <ItemPicture url={exercise.imageUrl} />}
      <Text tone="inkSoft">{exercise.purpose}</Text>
      {isMember && <NotForMe exerciseId={exercise.id} failed={null} />}
    </>
  )
}

/** Takes the focus from the button that ended the exercise. */
function CompletedBanner() {
  const t = useT()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={end} tabIndex={-1}>
      <Banner
        kind="success"
        action={
          <Text as="b" strong>
            {t('Completed')}
          </Text>
        }
      >
        {t('You took this time for yourself.')}
      </Banner>
    </div>
  )
}

const StartHeading = styled.h2`
  margin: 0 0 calc(-1 * ${space[4]});
`

/** In view however long the introduction is, so that nobody has to scroll for it. */
const StartBar = styled(Row)`
  position: sticky;
  inset-block-end: ${bottomInset};
  z-index: 1;
  padding-block: ${space[2]};
  background: ${color.ground};
`
