import { color, font, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** One action on one's data: heading, explanation, button. */
export const Subsection = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  > h3 { margin: 0; font-size: ${font.size.l}; }
  > p { margin: 0; max-inline-size: 60ch; font-size: ${font.size.s}; color: ${color.inkSoft}; }
`
