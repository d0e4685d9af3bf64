import { color, font } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The worry itself, the largest thing on its card. Reads in the direction of its own language. */
export const WorryText = styled.p`
  margin: 0;
  max-inline-size: 68ch;
  font-family: ${font.serif};
  font-size: ${font.size.l};
  line-height: 1.5;
  color: ${color.ink};
  text-align: start;
  unicode-bidi: plaintext;
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`
