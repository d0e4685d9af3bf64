import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { color, font, motion, radius, space, target } from './tokens.ts'

type LabelledProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

/** A checkbox that is submitted with a form. */
export function Checkbox({ label, hint, ...rest }: LabelledProps) {
  return (
    <Choice label={label} hint={hint}>
      {(ids) => <Box type="checkbox" {...rest} {...ids} />}
    </Choice>
  )
}

/** A switch that takes effect at once. */
export function Switch({ label, hint, ...rest }: LabelledProps) {
  return (
    <Choice label={label} hint={hint}>
      {(ids) => <Track type="checkbox" role="switch" {...rest} {...ids} />}
    </Choice>
  )
}

type ChoiceIds = { 'aria-labelledby': string; 'aria-describedby': string | undefined }

function Choice({ label, hint, children }: { label: ReactNode; hint: ReactNode; children: (ids: ChoiceIds) => ReactNode }) {
  const id = useId()
  return (
    <ChoiceRow>
      {children({ 'aria-labelledby': id, 'aria-describedby': hint ? `${id}-hint` : undefined })}
      <span>
        <span id={id}>{label}</span>
        {hint ? <ChoiceHint id={`${id}-hint`}>{hint}</ChoiceHint> : null}
      </span>
    </ChoiceRow>
  )
}

const ChoiceRow = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-block-size: ${target};
  padding-block: ${space[2]};
  cursor: pointer;
  &:has(:disabled) { cursor: not-allowed; color: ${color.inkSoft}; }
`

const ChoiceHint = styled.span`
  display: block;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

const Box = styled.input`
  flex: none;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin: 0.1rem 0 0;
  accent-color: ${color.primary};
`

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 2.75rem;
  block-size: 1.5rem;
  margin: 0.05rem 0 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  background: ${color.wash};
  cursor: inherit;
  transition: background-color ${motion.quick} ${motion.ease};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: calc(1.5rem - 6px);
    block-size: calc(1.5rem - 6px);
    border-radius: 50%;
    background: ${color.inkSoft};
    transition: inset-inline-start ${motion.quick} ${motion.ease};
  }
  &:checked { background: ${color.primary}; border-color: ${color.primary}; }
  &:checked::before { inset-inline-start: calc(1.25rem + 2px); background: ${color.onPrimary}; }
  &:disabled { opacity: 0.55; }
  @media (forced-colors: active) {
    &::before { background: ButtonText; }
    &:checked { background: Highlight; }
    &:checked::before { background: HighlightText; }
  }
`
