import { color, space, target } from '@worrystone/ui'
import { styled } from 'styled-components'

/** A group of radio buttons and its question. */
export const ChoiceGroup = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend { padding: 0; margin-block-end: ${space[2]}; font-weight: 650; }
`

/** One answer, drawn by its label; the radio button lies over it, unseen. */
export const ChoiceLabel = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 0;
  min-block-size: ${target};
  cursor: pointer;
  > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`
