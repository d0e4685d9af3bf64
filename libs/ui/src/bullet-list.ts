import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { font, type Space, space } from './tokens.ts'

/** A list of sentences, each with its bullet, or its number with `as="ol"`. */
export const BulletList = styled.ul.withConfig(ownProps('gap', 'size'))<{ gap?: Space; size?: keyof typeof font.size }>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 2 }) => space[gap]};
  margin: 0;
  padding-inline-start: ${space[5]};
  font-size: ${({ size }) => size && font.size[size]};
`
