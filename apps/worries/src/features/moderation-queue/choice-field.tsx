import { color, font, Grid, radius, space, target } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { GroupError } from '../../shared/group-error.tsx'

type Props<Value extends string> = {
  legend: string
  choices: { value: Value; label: string; hint: string }[]
  value: Value | null
  error: string | undefined
  onChange: (value: Value) => void
}

/** One of a few, each with what it does. */
export function ChoiceField<Value extends string>({ legend, choices, value, error, onChange }: Props<Value>) {
  const name = useId()
  return (
    <Group
      as="fieldset"
      min="14rem"
      gap={2}
      aria-describedby={error ? `${name}-error` : undefined}
      data-problem={error ? '' : undefined}
    >
      <legend>{legend}</legend>
      {/* Above the choices: on a phone their end is out of sight. */}
      {error && <GroupError id={`${name}-error`}>{error}</GroupError>}
      {choices.map((choice) => (
        <Choice key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            aria-labelledby={`${name}-${choice.value}`}
            aria-describedby={`${name}-${choice.value}-hint`}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <b id={`${name}-${choice.value}`}>{choice.label}</b>
            <small id={`${name}-${choice.value}-hint`}>{choice.hint}</small>
          </span>
        </Choice>
      ))}
    </Group>
  )
}

const Group = styled(Grid)`
  > legend { padding: 0; margin-block-end: ${space[2]}; font-weight: 650; }
`

const Choice = styled.label`
  display: flex;
  gap: ${space[3]};
  min-block-size: ${target};
  padding: ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  cursor: pointer;
  > input { flex: none; inline-size: 1.25rem; block-size: 1.25rem; margin: 0.15rem 0 0; accent-color: ${color.primary}; }
  b, small { display: block; }
  small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
  &:has(:checked) { border-color: ${color.primary}; background: ${color.primarySoft}; }
  &:has(:checked) small { color: ${color.primaryInk}; }
`
