import { useT } from '@worrystone/i18n'
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import * as icons from './icons.ts'
import { color, font, motion, radius, space, target } from './tokens.ts'

const control = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 3rem;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.ink};
  /* Never under 16 px: phones zoom into smaller fields. */
  font: inherit;
  font-size: max(1rem, ${font.size.m});
  transition: border-color ${motion.quick} ${motion.ease};
  &::placeholder { color: ${color.inkFaint}; opacity: 1; }
  &:hover:not(:disabled) { border-color: ${color.inkSoft}; }
  &[aria-invalid='true'] { border-color: ${color.dangerInk}; box-shadow: inset 0 0 0 1px ${color.dangerInk}; }
  &:disabled { background: ${color.wash}; color: ${color.inkSoft}; cursor: not-allowed; }
  &:read-only:not(select, :disabled) { background: ${color.wash}; }
`

const Input = styled.input`
  ${control}
  /* Left to right inside, but in line with its label. */
  :dir(rtl) > &[dir='ltr'] { text-align: right; }
`

const LEFT_TO_RIGHT = new Set(['email', 'url', 'tel'])

/** One line of text. Addresses are written left to right in every language. */
export function TextInput({ type = 'text', ...rest }: ComponentPropsWithRef<'input'>) {
  return <Input type={type} dir={LEFT_TO_RIGHT.has(type) ? 'ltr' : undefined} {...rest} />
}

/** A password with a button that shows what was typed. */
export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  const label = isShown ? t('Hide password') : t('Show password')
  return (
    <WithButton>
      <Input
        dir="ltr"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
      />
      <Reveal type="button" aria-label={label} title={label} aria-controls={props.id} onClick={() => setShown(!isShown)}>
        {isShown ? <icons.EyeOff size={20} /> : <icons.Eye size={20} />}
      </Reveal>
    </WithButton>
  )
}

const WithButton = styled.div`
  position: relative;
  display: flex;
  > input { padding-inline: ${space[4]}; }
  &:dir(ltr) > input { padding-right: 3.25rem; }
  &:dir(rtl) > input { padding-left: 3.25rem; }
`

const Reveal = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 3rem;
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: ${color.inkSoft};
  cursor: pointer;
  &:hover { color: ${color.ink}; }
`

const Area = styled.textarea`
  ${control}
  display: block;
  min-block-size: 6rem;
  padding-block: ${space[3]};
  line-height: 1.55;
  resize: none;
  field-sizing: content;
  overflow: auto;
  text-align: start;
  unicode-bidi: plaintext;
`

const growsByItself = () => typeof CSS !== 'undefined' && !!CSS.supports?.('field-sizing', 'content')

/** Grows with its text, up to most of the screen. */
export function TextArea({ ref, onInput, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const own = useRef<HTMLTextAreaElement>(null)
  const grow = () => {
    const area = own.current
    if (!area || growsByItself()) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  }
  // After each render, because the text may be set from outside (a draft comes back).
  useLayoutEffect(grow)
  return (
    <Area
      {...rest}
      ref={(node) => {
        own.current = node
        if (typeof ref === 'function') return ref(node)
        if (ref) (ref as RefObject<HTMLTextAreaElement | null>).current = node
      }}
      onInput={(event) => {
        grow()
        onInput?.(event)
      }}
    />
  )
}

/** The system's own list, so that phones show theirs. Children are `<option>`s. */
export function Select({ children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <SelectBox>
      <NativeSelect {...rest}>{children}</NativeSelect>
      <icons.ChevronDown size={18} />
    </SelectBox>
  )
}

const SelectBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  > svg { position: absolute; inset-inline-end: ${space[3]}; color: ${color.inkSoft}; pointer-events: none; }
`

const NativeSelect = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: ${space[10]};
  text-overflow: ellipsis;
  cursor: pointer;
  > option { background: ${color.surface}; color: ${color.ink}; }
`

type Labelled = Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

/** One yes or no that is sent with a form. */
export function Checkbox({ label, hint, ...rest }: Labelled) {
  return (
    <Choice label={label} hint={hint}>
      {(ids) => <Box type="checkbox" {...rest} {...ids} />}
    </Choice>
  )
}

/** One yes or no that works at once. */
export function Switch({ label, hint, ...rest }: Labelled) {
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
