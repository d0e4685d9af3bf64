import { Card, color, Stack, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { ArchivePart } from './archive-part.tsx'
import { LeavingPart } from './leaving-part.tsx'

/** What is kept about the person: to take along, and to end. */
export function MyDataSection() {
  return (
    <Card as="div">
      <Stack gap={5}>
        <ArchivePart />
        <Line />
        <LeavingPart />
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
