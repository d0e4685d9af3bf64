import { styled } from 'styled-components'

/** One click selects the whole text. */
export const SelectableId = styled.code`
  user-select: all;
`
