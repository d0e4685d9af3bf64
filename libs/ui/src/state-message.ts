import { styled } from 'styled-components'
import { color, font, space } from './tokens.ts'

/** The message of an empty or failed list or page. */
export const StateMessage = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[8]} ${space[4]};
  text-align: center;
  overflow-wrap: anywhere;
  > p { margin: 0; max-inline-size: 30rem; color: ${color.inkSoft}; }
`

export const StateTitle = styled.p`
  && { color: ${color.ink}; }
  font-family: ${font.serif};
  font-size: ${font.size.l};
  line-height: 1.4;
  text-wrap: balance;
`
