import { styled } from 'styled-components'

/** Takes the focus when the focused element in it is removed: with `tabIndex={-1}`. */
export const FocusTarget = styled.div`
  outline: none;
`
