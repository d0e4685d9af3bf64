import type { ExerciseStep } from '@worrystone/contracts'
import { RadioGroup, VisuallyHidden } from '@worrystone/ui'

type Props = {
  step: Extract<ExerciseStep, { kind: 'choose' }>
  /** The id of an option. */
  value: string | undefined
  onChoose: (id: string) => void
}

/** A choice of one option. */
export function ChooseStep({ step: { title, options }, value, onChoose }: Props) {
  return (
    <RadioGroup
      legend={<VisuallyHidden>{title}</VisuallyHidden>}
      options={options.map(({ id, text }) => ({ value: id, label: text }))}
      value={value ?? null}
      min="100%"
      onChange={onChoose}
    />
  )
}
