import { styled } from 'styled-components'
import { color, font, space } from './tokens.ts'

/** A table of figures. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.size.s};
  font-variant-numeric: tabular-nums;
  th, td { padding: ${space[2]}; border-block-end: 1px solid ${color.line}; text-align: start; vertical-align: top; }
  tbody th { font-weight: 400; }
`
