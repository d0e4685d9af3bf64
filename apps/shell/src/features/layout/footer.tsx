import { color, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The footer of every page. */
export const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-block-start: 1px solid ${color.line};
`
