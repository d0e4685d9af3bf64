import type { ExerciseStep } from '@worrystone/contracts'
import type { ReactNode } from 'react'
import { BodyStep } from './body-step.tsx'
import { BreatheStep } from './breathe-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { NoteStep } from './note-step.tsx'
import { TimerStep } from './timer-step.tsx'

type Props = {
  step: ExerciseStep
  /** The text of the step. */
  text: ReactNode
  answer: string | undefined
  autostarts: boolean
  onAnswer: (answer: string) => void
}

/** The text of a step and its interactive part. A breath comes before its text: on a phone both fit above the buttons of the step. */
export function StepView({ text, autostarts, ...props }: Props) {
  if (props.step.kind === 'breathe') return <BreatheStep step={props.step} text={text} autostarts={autostarts} />
  return (
    <>
      {text}
      <Interaction {...props} />
    </>
  )
}

function Interaction({ step, answer, onAnswer }: Omit<Props, 'text' | 'autostarts'>) {
  switch (step.kind) {
    case 'timer':
      return <TimerStep step={step} />
    case 'body':
      return <BodyStep step={step} />
    case 'choose':
      return <ChooseStep step={step} value={answer} onChoose={onAnswer} />
    case 'note':
      return <NoteStep step={step} value={answer ?? ''} onWrite={onAnswer} />
    default:
      return null
  }
}
