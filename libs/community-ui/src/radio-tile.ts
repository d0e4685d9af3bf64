import { coveringInput, target } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The label of a visually hidden radio button. */
export const RadioTile = styled.label`
  ${coveringInput}
  display: grid;
  place-items: center;
  min-inline-size: 0;
  min-block-size: ${target};
`
