import { color, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The coping methods, one per line. */
export const CopingMethods = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  margin: 0;
  padding-inline-start: ${space[5]};
  list-style: disc;
  > li { overflow-wrap: anywhere; }
  > li::marker { color: ${color.primary}; }
`
