import { styled } from 'styled-components'
import { type FlexProps, flex, flexProps } from './flex.ts'

/** Children side by side; they wrap where there is no space. */
export const Row = styled.div.withConfig(flexProps)<FlexProps & { wrap?: boolean }>`
  ${flex(3, 'center')}
  flex-wrap: ${({ wrap = true }) => (wrap ? 'wrap' : 'nowrap')};
`
