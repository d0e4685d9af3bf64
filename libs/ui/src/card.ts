import { styled } from 'styled-components'
import { breakpoint, color, radius, shadow, space } from './tokens.ts'

/** One item with its text and its actions, on a surface of its own. */
export const Card = styled.article`
  min-inline-size: 0;
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow-wrap: anywhere;
  @media (min-width: ${breakpoint.small}) { padding: ${space[6]}; }
`
