import { styled } from 'styled-components'
import { space } from './tokens.ts'

/** A group of controls under one question, its `legend`. */
export const Fieldset = styled.fieldset`
  > legend { margin-block-end: ${space[2]}; font-weight: 650; }
`
