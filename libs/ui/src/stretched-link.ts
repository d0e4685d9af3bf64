import { css } from 'styled-components'
import { color } from './tokens.ts'

/** A link that covers its whole card: the card is `position: relative`, other controls are above it by `z-index`. */
export const stretchedLink = css`
  color: ${color.ink};
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`
