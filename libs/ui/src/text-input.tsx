import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { control } from './control.ts'

/** The unstyled field; in a page use `TextInput` or `PasswordInput`. */
export const Input = styled.input`
  ${control}
  /* Left to right inside, but aligned with its label. */
  :dir(rtl) > &[dir='ltr'] { text-align: right; }
`

const LEFT_TO_RIGHT = new Set(['email', 'url', 'tel'])

/** One line of text. Addresses are set left to right in every language. */
export function TextInput({ type = 'text', ...rest }: ComponentPropsWithRef<'input'>) {
  return <Input type={type} dir={LEFT_TO_RIGHT.has(type) ? 'ltr' : undefined} {...rest} />
}
