import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, font } from './tokens.ts'

type TextProps = {
  size?: keyof typeof font.size
  tone?: keyof typeof color
  strong?: boolean
}

/** A paragraph without margins: the default of running text. `size`, `tone` and `as` for secondary text. */
export const Text = styled.p.withConfig(ownProps('size', 'tone', 'strong'))<TextProps>`
  margin: 0;
  font-size: ${({ size }) => size && font.size[size]};
  color: ${({ tone }) => tone && color[tone]};
  font-weight: ${({ strong }) => strong && 650};
`
