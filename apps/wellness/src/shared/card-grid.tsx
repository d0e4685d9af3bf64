import { breakpoint, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** A grid of cards, as many in a row as fit. */
export const CardGrid = styled.ul`
  display: grid;
  gap: ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: ${breakpoint.small}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  > li { display: grid; min-inline-size: 0; }
`
