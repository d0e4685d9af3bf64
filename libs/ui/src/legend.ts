import { styled } from 'styled-components'
import { MetaRow } from './meta-row.ts'
import { space } from './tokens.ts'

/** What the signs of a chart or map mean: each item a sign and its words. */
export const Legend = styled(MetaRow).attrs({ as: 'ul' })`
  padding: 0;
  list-style: none;
  > li { display: flex; align-items: center; gap: ${space[2]}; }
`
