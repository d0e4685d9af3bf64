import { css } from 'styled-components'
import { ownProps } from './own-props.ts'
import { color, type Space, space } from './tokens.ts'

export type FlexProps = {
  gap?: Space | undefined
  /** Between lines of a row that wraps; as `gap` by default. */
  rowGap?: Space | undefined
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  tone?: keyof typeof color | undefined
  /** The greatest width. */
  max?: string | undefined
  /** Starts that much before its column: the label of a plain button is then in line with the text above. */
  outdent?: Space | undefined
  /** Takes the space that is left in its row. */
  grow?: boolean | undefined
}

export const flexProps = ownProps('gap', 'rowGap', 'align', 'justify', 'tone', 'max', 'outdent', 'grow', 'wrap')

/** The shared styles of `Stack` and `Row`; each has its own defaults. */
export const flex = (gap: Space, align: NonNullable<FlexProps['align']>) => css<FlexProps>`
  display: flex;
  gap: ${(props) => space[props.gap ?? gap]};
  row-gap: ${({ rowGap }) => rowGap !== undefined && space[rowGap]};
  align-items: ${(props) => props.align ?? align};
  justify-content: ${({ justify = 'start' }) => (justify === 'between' ? 'space-between' : justify)};
  flex: ${({ grow }) => grow && 1};
  min-inline-size: 0;
  max-inline-size: ${({ max }) => max};
  margin: 0;
  margin-inline-start: ${({ outdent }) => outdent && `calc(${space[outdent]} * -1)`};
  color: ${({ tone }) => tone && color[tone]};
  > h1 { margin: 0; }
  &[hidden] { display: none; }
`
