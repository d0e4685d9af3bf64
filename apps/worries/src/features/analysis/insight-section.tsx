import { Card, Heading, Stack } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'

/** One section of an analysis, with its heading. */
export function InsightSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <Heading id={id}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  )
}
