import type { ExerciseStep } from '@worrystone/contracts'
import { color, radius, space, target } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

type Props = {
  step: Extract<ExerciseStep, { kind: 'choose' }>
  /** The id of an option. */
  value: string | undefined
  onChoose: (id: string) => void
}

/** One of a few. */
export function ChooseStep({ step: { title, options }, value, onChoose }: Props) {
  const name = useId()
  return (
    <Options role="radiogroup" aria-label={title}>
      {options.map(({ id, text }) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChoose(id)} />
          <span>{text}</span>
        </label>
      ))}
    </Options>
  )
}

const Options = styled.div`
  display: grid;
  gap: ${space[2]};
  > label {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-block-size: ${target};
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.m};
    cursor: pointer;
  }
  > label:hover { background: ${color.wash}; }
  > label:has(:checked) { border-color: ${color.primary}; background: ${color.primarySoft}; color: ${color.primaryInk}; }
  > label > input { flex: none; inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: ${color.primary}; }
`
