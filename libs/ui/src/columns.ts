import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { breakpoint, type Space, space } from './tokens.ts'

type ColumnsProps = {
  /** The width of the window from which the columns are side by side; below it is one. */
  from: keyof typeof breakpoint
  /** How many, all equally wide; or their widths. */
  columns: number | string
  gap?: Space
  align?: 'start' | 'center' | 'stretch'
}

/** Columns beside each other on wide windows. As a list (`as="ul"`) it has no bullets, and items are as high as their row. */
export const Columns = styled.div.withConfig(ownProps('from', 'columns', 'gap', 'align'))<ColumnsProps>`
  display: grid;
  gap: ${({ gap = 4 }) => space[gap]};
  align-items: ${({ align }) => align};
  margin: 0;
  padding: 0;
  list-style: none;
  > * { min-inline-size: 0; }
  > li { display: grid; }
  @media (min-width: ${({ from }) => breakpoint[from]}) {
    grid-template-columns: ${({ columns }) => (typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns)};
  }
`
