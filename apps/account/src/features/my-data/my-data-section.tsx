import { Card, Stack } from '@worrystone/ui'
import { Divider } from '../../shared/divider.ts'
import { ArchiveSubsection } from './archive-subsection.tsx'
import { DeletionSubsection } from './deletion-subsection.tsx'

/** Export of the person's data and deletion of the account. */
export function MyDataSection() {
  return (
    <Card as="div">
      <Stack gap={5}>
        <ArchiveSubsection />
        <Divider />
        <DeletionSubsection />
      </Stack>
    </Card>
  )
}
