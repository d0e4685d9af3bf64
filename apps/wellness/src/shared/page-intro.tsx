import { PageHeading } from '@worrystone/remote-kit'
import { color, space } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The heading of a page and one sentence below it. */
export function PageIntro({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Intro>
      <PageHeading>{title}</PageHeading>
      <p>{children}</p>
    </Intro>
  )
}

const Intro = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  > h1, > p { margin: 0; }
  > p { max-inline-size: 68ch; color: ${color.inkSoft}; }
`
