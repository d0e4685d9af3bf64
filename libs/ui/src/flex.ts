import { css } from 'styled-components'
import { ownProps } from './own-props.ts'
import { type Space, space } from './tokens.ts'

export type FlexProps = {
  gap?: Space | undefined
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
}

const JUSTIFY = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' }

export const flexProps = ownProps('gap', 'align', 'justify', 'wrap')

/** What `Stack` and `Row` share; each has its own defaults. */
export const flex = (gap: Space, align: NonNullable<FlexProps['align']>) => css<FlexProps>`
  display: flex;
  gap: ${(props) => space[props.gap ?? gap]};
  align-items: ${(props) => props.align ?? align};
  justify-content: ${({ justify = 'start' }) => JUSTIFY[justify]};
  min-inline-size: 0;
  &[hidden] { display: none; }
`
