import { styled } from 'styled-components'
import { color, space, target } from './tokens.ts'

/** A link in a line of its own, high enough for touch; in an app `<ActionLink as={Link} to="…">`. */
export const ActionLink = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-block-size: ${target};
  color: ${color.primaryInk};
  font-weight: 650;
`
