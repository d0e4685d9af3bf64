import { PageHeading } from '@worrystone/remote-kit'
import { color, font, IconDisc, PageColumn, Row, Stack, space } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type Props = { icon: ReactNode; title: string; lead?: string; children: ReactNode }

/** Replaces a page that the viewer may not open yet: one icon, one sentence, and how to get access. */
export function MessagePage({ icon, title, lead, children }: Props) {
  return (
    <PageColumn>
      <Quiet gap={6} align="center">
        <IconDisc size="5rem">{icon}</IconDisc>
        <PageHeading>{title}</PageHeading>
        {lead ? <p>{lead}</p> : null}
        <Row justify="center">{children}</Row>
      </Quiet>
    </PageColumn>
  )
}

const Quiet = styled(Stack)`
  padding-block: ${space[12]};
  text-align: center;
  > h1 { margin: 0; max-inline-size: 26rem; font-size: ${font.size.xl}; }
  > p { margin: 0; max-inline-size: 30rem; color: ${color.inkSoft}; }
`
