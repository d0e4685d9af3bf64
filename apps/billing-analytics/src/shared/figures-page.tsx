import { PageHeading } from '@worrystone/remote-kit'
import { color, PageColumn, space } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { BackLink } from './back-link.tsx'

type Props = {
  title: string
  /** One sentence below the heading. */
  intro: string
  back: { to: string; label: string }
  children: ReactNode
}

/** The frame of a page of figures: wider than a page for reading, because a map and its list stand side by side. */
export function FiguresPage({ title, intro, back, children }: Props) {
  return (
    <Wide>
      <BackLink to={back.to}>{back.label}</BackLink>
      <Intro>
        <PageHeading>{title}</PageHeading>
        <p>{intro}</p>
      </Intro>
      {children}
    </Wide>
  )
}

const Wide = styled(PageColumn)`
  max-inline-size: 66rem;
`

const Intro = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  > h1, > p { margin: 0; }
  > p { max-inline-size: 68ch; color: ${color.inkSoft}; }
`
