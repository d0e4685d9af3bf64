import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, font, radius, type Space, space } from './tokens.ts'

type Props = {
  tone?: 'wash' | 'surface' | 'primarySoft' | 'accentSoft' | 'supportSoft'
  padding?: Space
  /** Less above and below than at the sides. */
  isLow?: boolean
  bordered?: boolean
  size?: keyof typeof font.size
}

/** Something set off from the text around it: a quotation, a notice, a group of facts. */
export const Panel = styled.div.withConfig(ownProps('tone', 'padding', 'isLow', 'bordered', 'size'))<Props>`
  margin: 0;
  padding: ${({ padding = 4, isLow }) => (isLow ? `${space[3]} ${space[4]}` : space[padding])};
  border-radius: ${radius.m};
  border: ${({ bordered }) => bordered && `1px solid ${color.line}`};
  background: ${({ tone = 'wash' }) => color[tone]};
  color: ${color.ink};
  font-size: ${({ size }) => size && font.size[size]};
  overflow-wrap: anywhere;
`
