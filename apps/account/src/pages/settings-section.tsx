import { font, Stack } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

type Props = { /** No element's id: two pages may stand beside each other. */ name: string; title: string; children: ReactNode }

/** One section of the settings: its heading, which the address can name (`#security`), and the cards of whoever fills it. */
export function SettingsSection({ name, title, children }: Props) {
  const id = useId()
  return (
    <Part as="section" data-section={name} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Part>
  )
}

const Part = styled(Stack)`
  > h2 { margin: 0; font-size: ${font.size.xl}; outline: none; }
`
