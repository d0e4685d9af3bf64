import type { Exercise } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useT } from '@worrystone/i18n'
import { PageHeading } from '@worrystone/remote-kit'
import { Banner, Button, bottomInset, color, font, icons, Row, Skeleton, space, Text } from '@worrystone/ui'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { Cautions } from '../../shared/cautions.tsx'
import { AUTOSTART } from '../../shared/first-breath.ts'
import { ItemFacts } from '../../shared/item-facts.tsx'
import { ItemPicture } from '../../shared/item-picture.tsx'
import { WeightField } from '../../shared/weight-field.tsx'
import { FeedbackPanel, NotForMe, Player, preloadExerciseChunks } from './exercise-chunks.ts'
import type { Feedback } from './feedback-panel.tsx'
import { usePractice } from './use-practice.ts'
import { rememberPrompt, wasPromptedToday } from './weight-prompt.ts'

/** An exercise from 'Ready to Start?' to its feedback. The URL selects the step. */
export function GuidedExercise({ exercise }: { exercise: Exercise }) {
  const t = useT()
  const { number } = useFormat()
  const { practice, isMember, isReady, sync, ...practising } = usePractice(exercise.id)
  const [params, setParams] = useSearchParams()
  const [isStarting, setStarting] = useState(false)
  const [before, setBefore] = useState<number | null>(null)
  const [asksWeight] = useState(() => !wasPromptedToday())

  // Prefetched, for people who go offline during the exercise.
  useEffect(() => {
    void preloadExerciseChunks()
  }, [])

  const steps = exercise.steps.length
  const requestedStep = Number(params.get('step'))
  const isRunning =
    practice !== undefined &&
    !practice.isCompleted &&
    Number.isInteger(requestedStep) &&
    requestedStep >= 1 &&
    requestedStep <= steps
  const isDone = practice?.isCompleted === true
  const goToStep = (step: number | null, replace = false) =>
    setParams(step === null ? {} : { step: String(step + 1) }, { replace })

  // Back navigation is the browser's: the practice follows the URL.
  const stepIndex = requestedStep - 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the step in the URL matters
  useEffect(() => {
    if (isRunning && practice.currentStep !== stepIndex) void practising.go(stepIndex)
  }, [isRunning, stepIndex])

  // A step in the URL without a running session: the introduction is shown instead.
  const isAutostart = params.has(AUTOSTART) && exercise.steps[stepIndex]?.kind === 'breathe'
  const isStepWithoutSession = params.has('step') && !isAutostart && isReady && !isRunning && !isStarting
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address matters
  useEffect(() => {
    if (isStepWithoutSession) goToStep(null, true)
  }, [isStepWithoutSession])

  async function start(isAnew: boolean, step = 0) {
    setStarting(true)
    if (asksWeight && !isAutostart) rememberPrompt()
    const state = await practising.start({ isAnew, before })
    setStarting(false)
    if (state !== 'refused') return goToStep(step, isAutostart)
    toast.error(t('Failed to start exercise'))
    if (isAutostart) goToStep(null, true)
  }

  // With the parameter the introduction is skipped.
  const [autostarts, setAutostarts] = useState(isAutostart)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known whether the exercise is under way
  useEffect(() => {
    if (!isAutostart || !isReady) return
    setAutostarts(true)
    if (isRunning) goToStep(stepIndex, true)
    else void start(isDone, stepIndex)
  }, [isAutostart, isReady])

  async function complete() {
    const state = await practising.complete()
    if (state === 'refused') return toast.error(t('Failed to update progress'))
    goToStep(null, true)
  }

  async function save(feedback: Feedback) {
    const state = await practising.giveFeedback(feedback)
    if (state === 'refused') toast.error(t('Failed to update progress'))
    else toast.success(state === 'saved' ? t('Thank you. It is saved.') : t('Kept on this device until you are back online'))
  }

  if (isRunning) {
    return (
      <>
        <SmallHeading>{exercise.title}</SmallHeading>
        <Player
          waiting={<Skeleton height="20rem" />}
          exercise={exercise}
          step={stepIndex}
          answers={practice.answers}
          sync={sync}
          autostarts={autostarts}
          onGo={(step) => {
            setAutostarts(false)
            goToStep(step)
          }}
          onAnswer={(stepId, answer) => void practising.answer(stepId, answer)}
          onComplete={() => void complete()}
        />
        {/* Otherwise it was read before the start. */}
        {autostarts && <Cautions lines={exercise.cautions} />}
      </>
    )
  }
  if (isAutostart) return <Skeleton height="20rem" />
  const resumeAt = practice && !isDone && practice.currentStep > 0 ? practice.currentStep : null
  return (
    <>
      <PageHeading>{exercise.title}</PageHeading>
      {isDone && <CompletedBanner />}
      {isDone && (
        <FeedbackPanel
          practice={practice}
          isMember={isMember}
          onSave={save}
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
            <Button size="l" onClick={() => goToStep(resumeAt)}>
              {t('Go on at step {{step}}', { step: number(resumeAt + 1) })}
            </Button>
            <Button kind="quiet" size="l" busy={isStarting} onClick={() => void start(true)}>
              {t('Start anew')}
            </Button>
          </>
        ) : (
          <Button size="l" busy={isStarting || !isReady} onClick={() => void start(isDone)}>
            <icons.Play size={20} />
            {isStarting ? t('Starting...') : t('Start Exercise')}
          </Button>
        )}
      </StartBar>
      {asksWeight && resumeAt === null && !isDone && <WeightField value={before} onChange={setBefore} />}
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

/** The exercise's name, small above its steps. */
const SmallHeading = styled(PageHeading)`
  && { margin: 0; font-family: ${font.sans}; font-size: ${font.size.m}; font-weight: 650; color: ${color.inkSoft}; }
`

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
