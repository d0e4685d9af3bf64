import { Card, color, Stack, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { ArchiveSubsection } from './archive-subsection.tsx'
import { DeletionSubsection } from './deletion-subsection.tsx'

/** Export of the person's data and deletion of the account. */
export function MyDataSection() {
  return (
    <Card as="div">
      <Stack gap={5}>
        <ArchiveSubsection />
        <Line />
        <DeletionSubsection />
      </Stack>
    </Card>
  )
}

const Line = styled.hr`
  inline-size: 100%;
  margin: ${space[1]} 0;
  border: 0;
  border-block-start: 1px solid ${color.line};
`
