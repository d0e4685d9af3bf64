import { useFormat } from '@worrystone/i18n'
import { breakpoint, color, font, type icons, motion, radius, space, Text, target } from '@worrystone/ui'
import type { ComponentPropsWithRef } from 'react'
import { css, styled } from 'styled-components'

/** An item in the row below a worry: icon, label where it fits, and count. Zero is not shown. */
export function ActionLabel({ icon: Icon, word, count }: { icon: typeof icons.X; word: string; count: number }) {
  const { number } = useFormat()
  return (
    <>
      <Icon size={20} />
      <Word>{word}</Word>
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
  @media (max-width: calc(${breakpoint.small} - 0.01em)) { padding-inline: 0.375rem; }
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
  &:hover { color: ${({ $tone }) => INKS[$tone].ink}; }
  &[aria-pressed='true'] { background: ${({ $tone }) => INKS[$tone].back}; color: ${({ $tone }) => INKS[$tone].ink}; }
  @media (forced-colors: active) { &[aria-pressed='true'] { border-color: Highlight; } }
`

/** On a phone it is for screen readers only. */
const Word = styled.span`
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
