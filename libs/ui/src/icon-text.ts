import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, type Space, space } from './tokens.ts'

type IconTextProps = { gap?: Space; tone?: keyof typeof color; iconTone?: keyof typeof color; strong?: boolean }

/** A text with its icon before the first line; `as="li"` for an item of a list. */
export const IconText = styled.p.withConfig(ownProps('gap', 'tone', 'iconTone', 'strong'))<IconTextProps>`
  display: flex;
  align-items: flex-start;
  gap: ${({ gap = 3 }) => space[gap]};
  margin: 0;
  color: ${({ tone }) => tone && color[tone]};
  font-weight: ${({ strong }) => strong && 650};
  > svg { flex: none; margin-block-start: 0.15em; color: ${({ iconTone }) => iconTone && color[iconTone]}; }
`
