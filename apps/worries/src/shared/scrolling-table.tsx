import { styled } from 'styled-components'

/** A table that is wider than a phone scrolls in itself. */
export const ScrollingTable = styled.div`
  overflow-x: auto;
  tbody th { white-space: nowrap; }
`
