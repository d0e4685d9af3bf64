import { PageHeading } from '@worrystone/remote-kit'
import { Stack, Text } from '@worrystone/ui'
import type { ReactNode } from 'react'

/** The page's heading and its description. */
export function PageHeader({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="header" gap={2}>
      <PageHeading>{title}</PageHeading>
      <Text tone="inkSoft">{children}</Text>
    </Stack>
  )
}
