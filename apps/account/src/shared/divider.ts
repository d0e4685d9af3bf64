import { color, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** A line between two parts of a card. */
export const Divider = styled.hr`
  inline-size: 100%;
  margin: ${space[1]} 0;
  border: 0;
  border-block-start: 1px solid ${color.line};
`
