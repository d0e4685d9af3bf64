import { styled } from 'styled-components'
import { ownProps } from './own-props.ts'
import { type Space, space } from './tokens.ts'

type GridProps = {
  /** The least width of a cell. */
  min: string
  gap?: Space
  rowGap?: Space
  align?: 'start' | 'end' | 'center'
  /** Empty columns keep their width, so that few cells are no wider than many. */
  keepsColumns?: boolean
}

/** As many cells side by side as fit, all equally wide. */
export const Grid = styled.div.withConfig(ownProps('min', 'gap', 'rowGap', 'align', 'keepsColumns'))<GridProps>`
  display: grid;
  grid-template-columns: repeat(${({ keepsColumns }) => (keepsColumns ? 'auto-fill' : 'auto-fit')}, minmax(min(${({ min }) => min}, 100%), 1fr));
  gap: ${({ gap = 3 }) => space[gap]};
  row-gap: ${({ rowGap }) => rowGap !== undefined && space[rowGap]};
  margin: 0;
  padding: 0;
  list-style: none;
  align-items: ${({ align }) => align};
`
