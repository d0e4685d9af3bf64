import { styled } from 'styled-components'
import { type FlexProps, flex, flexProps } from './flex.ts'

/** Things one under the other. */
export const Stack = styled.div.withConfig(flexProps)<FlexProps>`
  ${flex(4, 'stretch')}
  flex-direction: column;
`
