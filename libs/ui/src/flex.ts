import { css } from 'styled-components'
import { ownProps } from './own-props.ts'
import { type Space, space } from './tokens.ts'

export type FlexProps = {
  gap?: Space | undefined
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
}

export const flexProps = ownProps('gap', 'align', 'justify', 'wrap')

/** The shared styles of `Stack` and `Row`; each has its own defaults. */
export const flex = (gap: Space, align: NonNullable<FlexProps['align']>) => css<FlexProps>`
  display: flex;
  gap: ${(props) => space[props.gap ?? gap]};
  align-items: ${(props) => props.align ?? align};
  justify-content: ${({ justify = 'start' }) => (justify === 'between' ? 'space-between' : justify)};
  min-inline-size: 0;
  &[hidden] { display: none; }
`
