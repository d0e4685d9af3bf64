import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { font } from './tokens.ts'

/** The heading of a section without margins; the page's own is remote-kit's `PageHeading`. */
export const Heading = styled.h2.withConfig(ownProps('size'))<{ size?: keyof typeof font.size }>`
  margin: 0;
  font-size: ${({ size = 'l' }) => font.size[size]};
`
