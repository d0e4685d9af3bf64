import { font, Stack } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

type Props = {
  /** Not an element's id: two pages may be mounted at once. */
  name: string
  title: string
  /** `all` sections, or the one whose page this is. */
  shown: string | undefined
  children: ReactNode
}

/** One section of the settings: its heading, which the hash can name (`#security`), and its cards. Alone, the page's heading is its own. */
export function SettingsSection({ name, title, shown, children }: Props) {
  const id = useId()
  if (shown === name) {
    return (
      <Stack as="section" aria-label={title}>
        {children}
      </Stack>
    )
  }
  if (shown !== 'all') return null
  return (
    <SectionBox as="section" data-section={name} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </SectionBox>
  )
}

const SectionBox = styled(Stack)`
  > h2 { margin: 0; font-size: ${font.size.xl}; outline: none; }
`
