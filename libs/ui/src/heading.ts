import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, font, space } from './tokens.ts'

type HeadingProps = {
  size?: keyof typeof font.size
  lineHeight?: number
  /** It starts with an icon. */
  hasIcon?: boolean
}

/** The heading of a section without margins; the page's own is remote-kit's `PageHeading`. */
export const Heading = styled.h2.withConfig(ownProps('size', 'lineHeight', 'hasIcon'))<HeadingProps>`
  margin: 0;
  font-size: ${({ size = 'l' }) => font.size[size]};
  line-height: ${({ lineHeight }) => lineHeight};
  ${({ hasIcon }) => hasIcon && `display: flex; align-items: center; gap: ${space[2]};`}
  > svg { flex: none; color: ${color.primaryInk}; }
  > a { color: ${color.ink}; }
`
