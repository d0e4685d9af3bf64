import { Card, font, Row, space } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

/** One sheet of what is known about a worry, with its heading. */
export function InsightSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Inside>
        <Row justify="between">
          <Title id={id}>{title}</Title>
          {aside}
        </Row>
        {children}
      </Inside>
    </Card>
  )
}

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

const Title = styled.h2`
  margin: 0;
  font-size: ${font.size.l};
`
