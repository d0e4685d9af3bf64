import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, radius } from './tokens.ts'

type Props = { size: string; shape?: 'round' | 'tile'; tone?: 'primary' | 'accent' }

/** A tinted disc or tile around an icon or a number. */
export const IconDisc = styled.span.withConfig(ownProps('size', 'shape', 'tone'))<Props>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ size }) => size};
  block-size: ${({ size }) => size};
  border-radius: ${({ shape = 'round' }) => (shape === 'tile' ? radius.m : '50%')};
  background: ${({ tone = 'primary' }) => color[`${tone}Soft`]};
  color: ${({ tone = 'primary' }) => color[`${tone}Ink`]};
  font-weight: 650;
`
