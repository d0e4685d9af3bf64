import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, font, type Space, space } from './tokens.ts'

/** Metadata of an item, side by side: who, when, how many. */
export const MetaRow = styled.div.withConfig(ownProps('gap', 'rowGap'))<{ gap?: Space; rowGap?: Space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ rowGap = 1 }) => space[rowGap]} ${({ gap = 3 }) => space[gap]};
  margin: 0;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
  > span:not([class]):has(> svg) { display: inline-flex; align-items: center; gap: 0.375rem; }
  svg { flex: none; }
`
