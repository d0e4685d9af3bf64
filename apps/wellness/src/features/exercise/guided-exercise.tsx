import type { Exercise } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { PageHeading } from '@worrystone/remote-kit'
import { color, font, Skeleton } from '@worrystone/ui'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { Cautions } from '../../shared/cautions.tsx'
import { AUTOSTART } from '../../shared/first-breath.ts'
import { Player, preloadExerciseChunks } from './exercise-chunks.ts'
import { ExerciseIntroduction } from './exercise-introduction.tsx'
import type { Feedback } from './feedback-panel.tsx'
import { usePractice } from './use-practice.ts'
import { rememberPrompt, wasPromptedToday } from './weight-prompt.ts'

/** An exercise from 'Ready to Start?' to its feedback. The URL selects the step. */
export function GuidedExercise({ exercise }: { exercise: Exercise }) {
  const t = useT()
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
  return (
    <ExerciseIntroduction
      exercise={exercise}
      practice={practice}
      isMember={isMember}
      isStarting={isStarting}
      isReady={isReady}
      weight={asksWeight ? { value: before, onChange: setBefore } : undefined}
      onResume={goToStep}
      onStart={(isAnew) => void start(isAnew)}
      onSave={save}
    />
  )
}

/** The exercise's name, small above its steps. */
const SmallHeading = styled(PageHeading)`
  && { margin: 0; font-family: ${font.sans}; font-size: ${font.size.m}; font-weight: 650; color: ${color.inkSoft}; }
`
