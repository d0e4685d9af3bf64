import { color, font } from '@worrystone/ui'
import { styled } from 'styled-components'

export const Small = styled.small`
  color: ${color.inkSoft};
  font-size: ${font.size.s};
`

/** One click selects the whole text. */
export const SelectableId = styled.code`
  user-select: all;
`
