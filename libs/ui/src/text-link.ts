import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, space } from './tokens.ts'

/** A link that stands out in a list or a sentence; `isTall` where it is touched. In an app `<TextLink as={Link} to="…">`. */
export const TextLink = styled.a.withConfig(ownProps('isTall'))<{ isTall?: boolean }>`
  color: ${color.primaryInk};
  font-weight: 650;
  ${({ isTall }) => isTall && `display: inline-block; padding-block: ${space[2]};`}
`
