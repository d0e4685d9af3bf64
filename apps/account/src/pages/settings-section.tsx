import { font, space } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type Props = { id: string; title: string; children: ReactNode }

/** One section of the settings: its heading, which the address can name (`#security`), and the cards of whoever fills it. */
export function SettingsSection({ id, title, children }: Props) {
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
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
