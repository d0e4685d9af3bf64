import { Card, Heading, Row, Stack } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'

/** One section of an analysis, with its heading. */
export function InsightSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <Row justify="between">
          <Heading id={id}>{title}</Heading>
          {aside}
        </Row>
        {children}
      </Stack>
    </Card>
  )
}
