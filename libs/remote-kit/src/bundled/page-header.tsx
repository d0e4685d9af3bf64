import { PageHeading } from '@worrystone/remote-kit'
import { color, Stack } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The page's heading and its description. */
export function PageHeader({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Header as="header" gap={2}>
      <PageHeading>{title}</PageHeading>
      <p>{children}</p>
    </Header>
  )
}

const Header = styled(Stack)`
  > h1, > p { margin: 0; }
  > p { color: ${color.inkSoft}; }
`
