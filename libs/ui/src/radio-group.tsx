import { type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { coveringInput } from './covering-input.ts'
import { FieldError } from './field.tsx'
import { Fieldset } from './fieldset.ts'
import { Grid } from './grid.ts'
import { Row } from './row.ts'
import { color, font, radius, space, target } from './tokens.ts'

export type RadioOption<Value extends string | number> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  /** Drawn in place of the radio button. */
  icon?: ReactNode
}

type Props<Value extends string | number> = {
  legend: ReactNode
  options: readonly RadioOption<Value>[]
  /** Null: nothing is selected yet. */
  value: Value | null
  onChange: (value: Value) => void
  error?: string | undefined
  /** Cards in columns of at least `min`, or chips as wide as their labels; `strip`: chips in two rows that scroll sideways. */
  shape?: 'card' | 'chip' | 'strip'
  min?: string
  size?: 's' | 'm'
  /** Below the options. */
  children?: ReactNode
}

/** Selects one of a few options. The error is above the options: on a phone their end is out of view. */
export function RadioGroup<Value extends string | number>(props: Props<Value>) {
  const { legend, options, value, onChange, error, shape = 'card', min = '14rem', size = 'm', children } = props
  const name = useId()
  const isStrip = shape === 'strip'
  const choices = options.map((option) => (
    <Choice
      key={option.value}
      $shape={isStrip ? 'chip' : shape}
      $isSmall={size === 's'}
      $isCovered={shape !== 'card' || !!option.icon}
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={value === option.value}
        aria-labelledby={`${name}-${option.value}`}
        aria-describedby={option.hint ? `${name}-${option.value}-hint` : undefined}
        onChange={() => onChange(option.value)}
      />
      {option.icon}
      <span>
        <Label id={`${name}-${option.value}`}>{option.label}</Label>
        {option.hint && <Hint id={`${name}-${option.value}-hint`}>{option.hint}</Hint>}
      </span>
    </Choice>
  ))
  return (
    <Fieldset aria-describedby={error ? `${name}-error` : undefined} data-problem={error ? '' : undefined}>
      <legend>{legend}</legend>
      {error && <SpacedError id={`${name}-error`}>{error}</SpacedError>}
      {isStrip ? (
        <Strip>{choices}</Strip>
      ) : shape === 'chip' ? (
        <Row gap={2}>{choices}</Row>
      ) : (
        <Grid min={min} gap={2}>
          {choices}
        </Grid>
      )}
      {children}
    </Fieldset>
  )
}

const SpacedError = styled(FieldError)`
  margin-block-end: ${space[2]};
`

/* To the edges of the screen, with space for the outline of the focus. */
const Strip = styled.div`
  display: grid;
  grid-template-rows: repeat(2, auto);
  grid-auto-flow: column;
  grid-auto-columns: max-content;
  gap: ${space[2]};
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
`

const shapes = {
  card: css`
    display: flex;
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.m};
  `,
  chip: css`
    display: inline-flex;
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.round};
  `,
}

const Choice = styled.label<{ $shape: keyof typeof shapes; $isSmall: boolean; $isCovered: boolean }>`
  ${({ $shape }) => shapes[$shape]}
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${target};
  border: 1px solid ${color.lineStrong};
  cursor: pointer;
  ${({ $isSmall }) => $isSmall && `font-size: ${font.size.s}; line-height: 1.3;`}
  > svg { flex: none; color: ${color.inkSoft}; }
  &:hover { background: ${color.wash}; }
  &:has(:checked) { border-color: ${color.primary}; background: ${color.primarySoft}; color: ${color.primaryInk}; box-shadow: inset 0 0 0 1px ${color.primary}; }
  &:has(:checked) > svg { color: inherit; }
  &:has(small) { align-items: flex-start; gap: ${space[3]}; padding: ${space[3]}; color: ${color.ink}; }
  &:has(small) > svg { margin-block-start: 0.1em; }
  &:has(:checked) small { color: ${color.primaryInk}; }
  ${({ $isCovered }) =>
    $isCovered
      ? coveringInput
      : css`
        > input { flex: none; inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: ${color.primary}; }
        &:has(small) > input { margin-block-start: 0.15rem; }
      `}
`

const Label = styled.span`
  display: block;
  &:has(+ small) { font-weight: 650; }
`

const Hint = styled.small`
  display: block;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`
