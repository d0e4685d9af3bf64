import { css, styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, type Space, space } from './tokens.ts'

type ListProps = {
  /** Between the items; of a `divided` list, above and below each. */
  gap?: Space
  /** `row`: side by side, wrapping. */
  direction?: 'column' | 'row'
  /** A line between the items. */
  divided?: boolean
}

/** A list without bullets; `as="ol"` where the order matters. */
export const List = styled.ul.withConfig(ownProps('gap', 'direction', 'divided'))<ListProps>`
  display: flex;
  ${({ direction = 'column' }) => (direction === 'row' ? 'flex-wrap: wrap' : 'flex-direction: column')};
  gap: ${({ gap, divided }) => (gap && !divided ? space[gap] : 0)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ divided, gap = 3 }) =>
    divided &&
    css`
      overflow-wrap: anywhere;
      > li { padding-block: ${space[gap]}; border-block-end: 1px solid ${color.line}; }
      > li:last-child { border-block-end: 0; }
    `}
`
