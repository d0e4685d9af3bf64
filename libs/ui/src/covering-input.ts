import { css } from 'styled-components'
import { color } from './tokens.ts'

/** For a label that is drawn instead of its radio button or checkbox: the invisible control covers it and shows its focus around it. */
export const coveringInput = css`
  position: relative;
  cursor: pointer;
  > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`
