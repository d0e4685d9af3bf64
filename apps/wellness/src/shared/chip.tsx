import { color, font, radius, space, target } from '@worrystone/ui'
import { styled } from 'styled-components'

/** A choice among few, pressed or not. */
export const Chip = styled.button.attrs({ type: 'button' })`
  /* A block inside, so that its first letter can be told: no flex box has one. */
  display: inline-block;
  min-block-size: ${target};
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  font-size: ${font.size.s};
  font-weight: 600;
  cursor: pointer;
  > svg { margin-inline-start: ${space[1]}; vertical-align: -0.2em; }
  /* The first letter as the language writes a heading; scripts without capitals stay as they are. */
  &::first-letter { text-transform: uppercase; }
  &:hover { background: ${color.wash}; }
  &[aria-pressed='true'] { border-color: ${color.primary}; background: ${color.primarySoft}; color: ${color.primaryInk}; }
  @media (forced-colors: active) { &[aria-pressed='true'] { border-color: Highlight; } }
`
