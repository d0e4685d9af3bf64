import { styled } from 'styled-components'
import { type FlexProps, flex, flexProps } from './flex.ts'

/** Children in a column. */
export const Stack = styled.div.withConfig(flexProps)<FlexProps>`
  ${flex(4, 'stretch')}
  flex-direction: column;
`
