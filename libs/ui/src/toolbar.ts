import { styled } from 'styled-components'
import { type FlexProps, flex, flexProps } from './flex.ts'
import { target } from './tokens.ts'

/** A heading or a text, and at the end of the line its actions; they are below where there is no room. */
export const Toolbar = styled.div.withConfig(flexProps)<FlexProps>`
  ${flex(4, 'center')}
  row-gap: 0;
  flex-wrap: wrap;
  justify-content: space-between;
  min-block-size: ${target};
`
