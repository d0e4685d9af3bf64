import { styled } from 'styled-components'
import { MetaRow } from './meta-row.ts'
import { space } from './tokens.ts'

/** The legend of a chart or map: each item a symbol and its label. */
export const Legend = styled(MetaRow).attrs({ as: 'ul' })`
  padding: 0;
  list-style: none;
  > li { display: flex; align-items: center; gap: ${space[2]}; }
`
