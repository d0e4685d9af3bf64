import { color, font, radius, space, target } from '@worrystone/ui'
import { styled } from 'styled-components'

/** A toggle button among a few. */
export const Chip = styled.button.attrs({ type: 'button' })`
  /* A block inside, because ::first-letter does not apply to flex boxes. */
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
  /* Capitalizes the first letter; scripts without capitals are unchanged. */
  &::first-letter { text-transform: uppercase; }
  &:hover { background: ${color.wash}; }
  &[aria-pressed='true'] { border-color: ${color.primary}; background: ${color.primarySoft}; color: ${color.primaryInk}; }
  @media (forced-colors: active) { &[aria-pressed='true'] { border-color: Highlight; } }
`
