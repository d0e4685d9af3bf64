import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, font } from './tokens.ts'

type TextProps = {
  size?: keyof typeof font.size
  tone?: keyof typeof color
  strong?: boolean
  serif?: boolean
  /** Digits of the same width, so that a changing number moves nothing. */
  numeric?: boolean
  /** Keeps the line breaks of a text that a person wrote. */
  preLine?: boolean
  lineHeight?: number
  /** The widest line. */
  max?: string
  /** The most lines; the rest is cut off with an ellipsis. */
  lines?: number
}

const textProps = ownProps('size', 'tone', 'strong', 'serif', 'numeric', 'preLine', 'lineHeight', 'max', 'lines')

/** A paragraph without margins: the default of running text. `size`, `tone` and `as` for secondary text. */
export const Text = styled.p.withConfig(textProps)<TextProps>`
  margin: 0;
  max-inline-size: ${({ max }) => max};
  font-family: ${({ serif }) => serif && font.serif};
  font-size: ${({ size }) => size && font.size[size]};
  color: ${({ tone }) => tone && color[tone]};
  font-weight: ${({ strong }) => strong && 650};
  font-variant-numeric: ${({ numeric }) => numeric && 'tabular-nums'};
  line-height: ${({ lineHeight }) => lineHeight};
  ${({ lines }) => lines && `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines}; overflow-wrap: anywhere;`}
  ${({ preLine }) => preLine && 'white-space: pre-line; overflow-wrap: anywhere;'}
`
