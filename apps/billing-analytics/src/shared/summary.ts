import { color, target } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The `<summary>` of a `<details>`. */
export const Summary = styled.summary`
  display: list-item;
  align-content: center;
  min-block-size: ${target};
  color: ${color.primaryInk};
  font-weight: 650;
  cursor: pointer;
`
