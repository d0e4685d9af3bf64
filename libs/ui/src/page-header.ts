import { styled } from 'styled-components'
import { color, space } from './tokens.ts'

/** The page's heading and the sentence that says what it is for. */
export const PageHeader = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  > h1, > p { margin: 0; }
  > p { color: ${color.inkSoft}; }
`
