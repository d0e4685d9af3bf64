import type { ExerciseStep } from '@worrystone/contracts'
import { BodyStep } from './body-step.tsx'
import { BreatheStep } from './breathe-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { NoteStep } from './note-step.tsx'
import { TimerStep } from './timer-step.tsx'

type Props = {
  step: ExerciseStep
  answer: string | undefined
  onAnswer: (answer: string) => void
}

/** The interactive part of a step, besides its text. */
export function StepView({ step, answer, onAnswer }: Props) {
  switch (step.kind) {
    case 'breathe':
      return <BreatheStep step={step} />
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
