import { PageHeading } from '@worrystone/remote-kit'
import { color, font, PageColumn, Row, Stack, space } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type Props = { sign: ReactNode; says: string; lead?: string; children: ReactNode }

/** Stands in place of a page that somebody may not open yet: one sign, one sentence, and what opens it. */
export function PageOfOne({ sign, says, lead, children }: Props) {
  return (
    <PageColumn>
      <Quiet gap={6} align="center">
        <Sign>{sign}</Sign>
        <PageHeading>{says}</PageHeading>
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

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 5rem;
  block-size: 5rem;
  border-radius: 50%;
  background: ${color.primarySoft};
  color: ${color.primaryInk};
`
