import { BackLink, PageHeader } from '@worrystone/remote-kit/bundled'
import { PageColumn } from '@worrystone/ui'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** One sentence below the heading. */
  intro: string
  back: { to: string; label: string }
  children: ReactNode
}

/** The frame of a page of figures: wider than a page of text, because a map and its list are side by side. */
export function FiguresPage({ title, intro, back, children }: Props) {
  return (
    <PageColumn max="66rem">
      <BackLink to={back.to}>{back.label}</BackLink>
      <PageHeader title={title}>{intro}</PageHeader>
      {children}
    </PageColumn>
  )
}
