import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, font } from './tokens.ts'

type TextProps = {
  size?: keyof typeof font.size
  tone?: keyof typeof color
  strong?: boolean
}

/** A paragraph without margins. Soft, small and `as` another element: what is said beside the main thing. */
export const Text = styled.p.withConfig(ownProps('size', 'tone', 'strong'))<TextProps>`
  margin: 0;
  ${({ size }) => size && `font-size: ${font.size[size]};`}
  ${({ tone }) => tone && `color: ${color[tone]};`}
  ${({ strong }) => strong && 'font-weight: 650;'}
`
