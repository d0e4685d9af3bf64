import { font, space } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

type Props = { /** No element's id: two pages may stand beside each other. */ name: string; title: string; children: ReactNode }

/** One section of the settings: its heading, which the address can name (`#security`), and the cards of whoever fills it. */
export function SettingsSection({ name, title, children }: Props) {
  const id = useId()
  return (
    <Part data-section={name} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Part>
  )
}

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-inline-size: 0;
  > h2 { margin: 0; font-size: ${font.size.xl}; outline: none; }
`
