import { space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The list of a case's entries. */
export const CaseList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`
