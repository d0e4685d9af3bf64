import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, type Space, space, target } from './tokens.ts'

/** A link in a line of its own, high enough for touch; in an app `<ActionLink as={Link} to="…">`. */
export const ActionLink = styled.a.withConfig(ownProps('gap'))<{ gap?: Space }>`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${({ gap = 2 }) => space[gap]};
  min-block-size: ${target};
  color: ${color.primaryInk};
  font-weight: 650;
`
