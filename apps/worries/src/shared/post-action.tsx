import { useFormat } from '@worrystone/i18n'
import { breakpoint, color, font, type icons, motion, radius, space, Text, target } from '@worrystone/ui'
import type { ComponentPropsWithRef } from 'react'
import { css, styled } from 'styled-components'

type LabelProps = {
  icon: typeof icons.X
  word: string
  count: number
  /** On a phone the word is for screen readers only. */
  isIconOnPhone?: boolean
}

/** An item in the row below a worry: icon, label and count; on a phone the label is below them. Zero is not shown. */
export function ActionLabel({ icon: Icon, word, count, isIconOnPhone = false }: LabelProps) {
  const { number } = useFormat()
  return (
    <>
      <Icon size={20} />
      <Word $isHidden={isIconOnPhone}>{word}</Word>
      {count > 0 && (
        <Text as="span" numeric>
          {number(count)}
        </Text>
      )}
    </>
  )
}

type Tone = 'support' | 'primary'

type Props = ComponentPropsWithRef<'button'> & { icon: typeof icons.X; word: string; count: number; isOn: boolean; tone: Tone }

/** A toggle with a count of people. */
export function ActionToggle({ icon, word, count, isOn, tone, ...rest }: Props) {
  return (
    <Toggle {...rest} type="button" aria-pressed={isOn} $tone={tone} title={word}>
      <ActionLabel icon={icon} word={word} count={count} />
    </Toggle>
  )
}

export const actionStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: ${target};
  min-block-size: ${target};
  padding: ${space[1]} ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: none;
  color: ${color.inkSoft};
  font: inherit;
  font-size: ${font.size.s};
  font-weight: 650;
  line-height: 1.3;
  white-space: nowrap;
  text-decoration: none;
  > svg { flex: none; }
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    display: inline-grid;
    grid-template-columns: auto auto;
    place-content: center;
    > svg { justify-self: end; }
    /* Without a count. */
    > svg:has(+ :last-child) { grid-column: 1 / -1; justify-self: center; }
    gap: 0 ${space[1]};
    padding: 2px 0.375rem;
  }
`

const INKS = {
  support: { ink: color.supportInk, back: color.supportSoft },
  primary: { ink: color.primaryInk, back: color.primarySoft },
}

export const ActionButton = styled.button`
  ${actionStyle}
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.ease};
  &:hover { background: ${color.wash}; color: ${color.ink}; }
`

const Toggle = styled(ActionButton)<{ $tone: Tone }>`
  /* Each in its colour, also before it is pressed. */
  > svg { color: ${({ $tone }) => INKS[$tone].ink}; }
  &:hover { color: ${({ $tone }) => INKS[$tone].ink}; }
  &[aria-pressed='true'] > svg { fill: currentColor; }
  &[aria-pressed='true'] { background: ${({ $tone }) => INKS[$tone].back}; color: ${({ $tone }) => INKS[$tone].ink}; }
  @media (forced-colors: active) { &[aria-pressed='true'] { border-color: Highlight; } }
`

const hidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`

const Word = styled.span<{ $isHidden: boolean }>`
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    grid-area: 2 / 1 / 3 / 3;
    font-size: 0.75rem;
    line-height: 1.2;
    text-align: center;
    ${({ $isHidden }) => $isHidden && hidden}
  }
`
